'use strict';
// Draws a film on a device: SVG elements that are made once and then follow the film's states.

const SVG = 'http://www.w3.org/2000/svg';

function make(name, attributes = {}, parent = null) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (parent) parent.append(element);
  return element;
}

// A role's name becomes a class, so that it follows the theme; anything else is a colour.
function paint(element, color, stroke = false) {
  if (!color) return element.setAttribute(stroke ? 'stroke' : 'fill', 'none');
  if (color[0] === '#') element.setAttribute(stroke ? 'stroke' : 'fill', color);
  else element.classList.add((stroke ? 's-' : 'c-') + color);
}

const ABSENT = { x: 0, y: 0, w: 0, h: 0, sx: 0, sy: 0, opacity: 100, look: 0, text: 0, caret: null, present: false };

// The changes of each frame, unfolded: FilmState.swift writes them.
function unfold(film) {
  let states = film.parents.map(() => ABSENT);
  return film.frames.map(numbers => {
    states = states.slice();
    const changed = [];
    for (let i = 1; i < numbers.length;) {
      const node = numbers[i++], mask = numbers[i++], state = { ...states[node] };
      if (mask & 1) { state.x = numbers[i++]; state.y = numbers[i++]; }
      if (mask & 2) { state.w = numbers[i++]; state.h = numbers[i++]; }
      if (mask & 4) { state.sx = numbers[i++]; state.sy = numbers[i++]; }
      if (mask & 8) state.opacity = numbers[i++];
      if (mask & 16) state.look = numbers[i++];
      if (mask & 32) state.text = numbers[i++];
      if (mask & 64) { state.caret = numbers[i++] ? numbers.slice(i, i + 4) : null; if (state.caret) i += 4; }
      if (mask & 128) state.present = numbers[i++] === 1;
      states[node] = state;
      changed.push(node);
    }
    return { time: numbers[0], states, changed };
  });
}

// Where the keyboard and the input are, in points: Film.swift writes them.
function positions(film) {
  const places = [];
  for (let i = 0; i < film.curve.length; i += 7) {
    const [t, height, keyboard, top, bottom, left, width] = film.curve.slice(i, i + 7);
    places.push({ t, height, keyboard, top, bottom, left, width });
  }
  return places;
}

// How long a hand turns a device, and how long the screen follows it, in milliseconds.
const TURN = 300;

// When the device is turned, and by how many degrees.
function rotations(frames) {
  const isWide = frame => frame.states[0].w > frame.states[0].h;
  return frames.flatMap((frame, i) => {
    if (!i || isWide(frame) === isWide(frames[i - 1])) return [];
    return { time: frame.time, angle: isWide(frame) ? 90 : -90 };
  });
}

const eased = share => share * share * (3 - 2 * share);

class DeviceView {
  constructor(svg, data) {
    this.svg = svg;
    this.data = data;
    this.tweens = true;
  }

  load(film, device) {
    this.device = device;
    this.frames = film.unfolded ??= unfold(film);
    this.svg.replaceChildren();
    this.whole = make('g', {}, this.svg);
    this.body = make('g', {}, this.whole);
    const clip = make('clipPath', { id: this.svg.id + '-clip' }, this.svg);
    this.glass = make('rect', {}, clip);
    this.screen = make('g', { 'clip-path': `url(#${clip.id})` }, this.whole);
    this.shown = make('g', {}, this.screen);
    this.paper = make('rect', { class: 'c-background' }, this.shown);
    const content = make('g', {}, this.shown);
    // The camera turns with the device, and not with what is on the screen.
    this.system = make('g', {}, this.screen);
    // Where the input is, while it is under the keyboard.
    this.places = positions(film);
    this.hidden = make('rect', { class: 'hidden-input', rx: 8 }, this.shown);
    this.rotations = rotations(this.frames);
    this.turned = null;
    this.nodes = film.parents.map((parent, index) => this.makeNode(film, index));
    film.parents.forEach((parent, index) => (index ? this.nodes[parent].inside : content).append(this.nodes[index].group));
  }

  makeNode(film, index) {
    const clips = this.frames.some(frame => frame.changed.includes(index) && this.data.looks[frame.states[index].look].clips);
    const group = make('g');
    const box = clips ? make('svg', {}, group) : group;
    const background = make('g', {}, box), inside = make('g', {}, box), text = make('g', {}, inside);
    return { group, box: clips ? box : null, background, inside, text, shown: null, drawn: null };
  }

  // Between two frames of a movement everything is between its two states.
  show(time) {
    let index = this.frames.findIndex(frame => frame.time > time) - 1;
    if (index === -2) index = this.frames.length - 1;
    index = Math.max(0, index);
    const frame = this.frames[index], next = this.frames[index + 1];
    const share = next && this.tweens && next.time - frame.time <= 60 ? (time - frame.time) / (next.time - frame.time) : 0;
    const moving = new Set(share > 0 && share < 1 ? next.changed : []);
    frame.states.forEach((state, node) => {
      if (moving.has(node)) state = between(state, next.states[node], share);
      this.apply(this.nodes[node], state);
    });
    this.turn(frame.states[0]);
    this.rotate(time);
    this.outline(this.places.findLast(place => place.t <= time) ?? this.places[0]);
  }

  // A hand turns the device, and then what is on the screen turns upright.
  rotate(time) {
    const next = this.rotations.find(rotation => rotation.time > time && rotation.time - time < TURN);
    const last = this.rotations.find(rotation => rotation.time <= time && time - rotation.time < TURN);
    const hand = next ? next.angle * eased(1 - (next.time - time) / TURN) : 0;
    const picture = last ? last.angle * (1 - eased((time - last.time) / TURN)) : 0;
    const { width, height, x, y } = this.art;
    const [sine, cosine] = [Math.abs(Math.sin(hand * Math.PI / 180)), Math.cos(hand * Math.PI / 180)];
    // It stays inside of the picture.
    const fit = Math.min(1, width / (width * cosine + height * sine), height / (width * sine + height * cosine));
    const center = `translate(${width / 2} ${height / 2})`, back = `translate(${-width / 2} ${-height / 2})`;
    this.whole.setAttribute('transform', hand ? `${center} rotate(${hand}) scale(${fit}) ${back}` : '');
    this.shown.setAttribute('transform', picture ? `rotate(${picture} ${width / 2 - x} ${height / 2 - y})` : '');
  }

  // A dashed line around what the keyboard hides.
  outline(place) {
    const isHidden = place.bottom > place.keyboard + 0.5 && place.keyboard < place.height;
    this.hidden.style.display = isHidden ? '' : 'none';
    if (!isHidden) return;
    const shape = { x: place.left + 2, y: place.top + 2, width: place.width - 4, height: place.bottom - place.top - 4 };
    for (const [key, value] of Object.entries(shape)) this.hidden.setAttribute(key, Math.max(0, value));
  }

  apply(node, state) {
    if (node.shown === state) return;
    node.shown = state;
    node.group.style.display = state.present ? '' : 'none';
    if (!state.present) return;
    // A state that was absent was never drawn.
    const old = node.drawn;
    node.drawn = state;
    const is = key => !old || old[key] !== state[key];
    if (is('x') || is('y')) node.group.setAttribute('transform', `translate(${state.x / 10} ${state.y / 10})`);
    if (is('opacity')) node.group.setAttribute('opacity', state.opacity / 100);
    if (is('sx') || is('sy')) node.inside.setAttribute('transform', `translate(${-state.sx / 10} ${-state.sy / 10})`);
    if (is('w') || is('h') || is('look') || is('y')) this.drawBackground(node, state, old);
    if (is('text') || is('caret')) this.drawText(node.text, state);
  }

  drawBackground(node, state, old) {
    const look = this.data.looks[state.look], w = state.w / 10, h = state.h / 10;
    if (node.box) {
      node.box.setAttribute('width', w);
      node.box.setAttribute('height', h);
      node.box.setAttribute('overflow', look.clips ? 'hidden' : 'visible');
    }
    if (look.art !== undefined) {
      const art = this.data.arts[look.art];
      if (!old || old.look !== state.look || !node.background.firstChild) node.background.innerHTML = `<g>${art.markup}</g>`;
      const scale = Math.min(w / art.width, h / art.height);
      const [x, y] = [(w - art.width * scale) / 2, (h - art.height * scale) / 2];
      node.background.firstChild.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
      return;
    }
    node.background.replaceChildren();
    if (look.reachesTop) {
      // A bar's colour goes on up to the top of what it is in.
      const top = -state.y / 10;
      paint(make('rect', { y: top, width: w, height: h - top }, node.background), look.fill);
      // What scrolls beneath fades away. They overlap, so that nothing shines through between them.
      paint(make('rect', { y: h - 1, width: w, height: 13, mask: 'url(#fade)' }, node.background), look.fill);
      return;
    }
    const stroke = look.borderColor;
    if (!look.fill && !stroke) return;
    const width = (look.borderWidth || 0) / 10, inset = width / 2;
    const rect = make('rect', {
      x: inset, y: inset, width: Math.max(0, w - width), height: Math.max(0, h - width), rx: Math.min(look.radius / 10, h / 2),
    }, node.background);
    paint(rect, look.fill);
    if (!stroke) return;
    rect.setAttribute('stroke-width', width);
    paint(rect, stroke, true);
  }

  drawText(group, state) {
    group.replaceChildren();
    for (const line of this.data.texts[state.text]) {
      const text = make('text', { x: line.x / 10, y: line.baseline / 10, 'font-size': line.size / 10, 'text-anchor': line.anchor }, group);
      if (line.isBold) text.setAttribute('font-weight', 600);
      // Letters keep their shape: what differs is the space between them.
      if (line.width) text.setAttribute('textLength', line.width / 10);
      paint(text, line.color);
      text.textContent = line.string;
    }
    if (!state.caret) return;
    const [x, y, width, height] = state.caret.map(length => length / 10);
    make('rect', { x, y, width, height, rx: 1, class: 'c-blue caret' }, group);
  }

  turn(screen) {
    const isWide = screen.w > screen.h;
    if (isWide === this.turned) return;
    this.turned = isWide;
    const art = this.art = isWide ? this.device.landscape : this.device.portrait;
    const size = { width: art.width - 2 * art.x, height: art.height - 2 * art.y };
    this.svg.setAttribute('viewBox', `0 0 ${art.width} ${art.height}`);
    this.screen.setAttribute('transform', `translate(${art.x} ${art.y})`);
    for (const [key, value] of Object.entries(size)) {
      this.glass.setAttribute(key, value);
      this.paper.setAttribute(key, value);
    }
    this.glass.setAttribute('rx', art.screenRadius);
    this.body.innerHTML = art.body;
    this.system.innerHTML = art.system;
  }
}

function between(a, b, share) {
  const state = { ...a };
  if (!a.present || !b.present) return state;
  for (const key of ['x', 'y', 'w', 'h', 'sx', 'sy', 'opacity']) state[key] = a[key] + (b[key] - a[key]) * share;
  return state;
}
