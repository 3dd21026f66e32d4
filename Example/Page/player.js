// The page: what is chosen, where the time is, and what is said about it.

const data = JSON.parse(document.getElementById('data').textContent);
const $ = id => document.getElementById(id);
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const hash = new URLSearchParams(location.hash.slice(1));

const views = { without: new DeviceView($('without'), data), with: new DeviceView($('with'), data) };
const chosen = { scene: 0, device: Math.max(0, data.devices.findIndex(d => d.name === 'iPhone 16')), input: 0, script: 'First focus' };
let reel, range, steps, time = 0, playing = false, lastTick = 0;

// MARK: Choosing

const reelsOf = (scene, device) => data.reels.filter(reel => reel.scene === data.scenes[scene].name && reel.device === data.devices[device].name);

function fill(select, titles, value) {
  select.replaceChildren(...titles.map((title, index) => new Option(title, index)));
  select.value = value;
}

// The input that has most to gain is the one to begin with.
const mostCovered = reels => reels.reduce((best, reel, index) => (reel.without.covered >= reels[best].without.covered ? index : best), 0);

function choose(change = {}) {
  Object.assign(chosen, change);
  const reels = reelsOf(chosen.scene, chosen.device);
  if (!('input' in change)) chosen.input = mostCovered(reels);
  chosen.input = Math.min(chosen.input, reels.length - 1);
  reel = reels[chosen.input];
  const scene = data.scenes[chosen.scene];
  $('sentence').textContent = scene.sentence;
  $('call').textContent = scene.call;
  $('scene').value = chosen.scene;
  $('device').value = chosen.device;
  fill($('input'), reels.map(reel => reel.input), chosen.input);
  const chapters = reel.with.chapters;
  if (chosen.script !== 'Whole story' && !chapters.some(c => c.name === chosen.script)) chosen.script = chapters[0].name;
  for (const radio of $('script').querySelectorAll('input')) {
    radio.checked = radio.value === chosen.script;
    radio.disabled = radio.value !== 'Whole story' && !chapters.some(c => c.name === radio.value);
  }
  const device = data.devices[chosen.device];
  for (const name of ['without', 'with']) views[name].load(reel[name], device);
  const chapter = chapters.find(c => c.name === chosen.script);
  range = chapter ? [chapter.start, chapter.end] : [chapters[0].start, chapters.at(-1).end];
  steps = [...new Set([range[0], range[1], ...['without', 'with'].flatMap(name => reel[name].frames.map(frame => frame[0]))])]
    .filter(step => step >= range[0] && step <= range[1]).sort((a, b) => a - b);
  $('scrubber').max = range[1] - range[0];
  drawChart();
  fillRows();
  seek(range[0]);
}

function fillScripts() {
  const names = [...new Set(data.reels.flatMap(reel => reel.with.chapters.map(c => c.name)))];
  const order = ['First focus', 'Focus moves', 'Keyboard grows', 'Rotation', 'Drag', 'Dismissal'].filter(name => names.includes(name));
  for (const name of [...order, 'Whole story']) {
    const label = document.createElement('label');
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'script', value: name });
    const title = Object.assign(document.createElement('span'), { textContent: name });
    radio.addEventListener('change', () => { choose({ script: name, input: chosen.input }); start(); });
    label.append(radio, title);
    $('script').append(label);
  }
}

function fillRows() {
  const rows = data.report.rows.filter(row => row.scene === data.scenes[chosen.scene].name && row.device === data.devices[chosen.device].name);
  $('rows').replaceChildren(...rows.map(row => {
    const line = document.createElement('tr');
    const cells = [row.orientation, row.input, row.coveredWithout, row.coveredWith, row.lift, row.settledMilliseconds, row.restored ? 'yes' : 'no'];
    cells.forEach((cell, index) => {
      const isNumber = typeof cell === 'number';
      const td = line.insertCell();
      td.textContent = isNumber && index < 5 ? cell.toFixed(1) : cell;
      if (isNumber) td.className = 'number' + ((index === 2 || index === 3) && cell > 0 ? ' covered' : '');
    });
    return line;
  }));
}

// MARK: The chart

function positions(film) {
  const curve = [];
  for (let i = 0; i < film.curve.length; i += 5) {
    const [t, height, keyboard, top, bottom] = film.curve.slice(i, i + 5);
    curve.push({ t, height, keyboard, top, bottom });
  }
  return curve;
}

function drawChart() {
  const films = { without: positions(reel.without), with: positions(reel.with) };
  const tallest = Math.max(...films.with.map(p => p.height));
  const svg = make('svg', { viewBox: `0 0 1000 ${tallest}`, preserveAspectRatio: 'none' });
  const x = t => ((t - range[0]) / (range[1] - range[0])) * 1000;
  // What stands still until the frame before a change moves only then.
  const points = (curve, key) => {
    const line = [];
    const y = p => Math.min(Math.max(typeof key === 'string' ? p[key] : key(p), 0), tallest);
    curve.forEach((p, i) => {
      if (i && p.t - curve[i - 1].t > 60) line.push([x(p.t - 50), y(curve[i - 1])]);
      line.push([x(p.t), y(p)]);
    });
    const last = curve.at(-1);
    line.push([x(Math.max(range[1], last.t)), y(last)]);
    return line.map(([a, b]) => [Math.min(Math.max(a, -50), 1050), b]);
  };
  const path = lines => 'M' + lines.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(0)}`).join('L');
  const area = (a, b) => path([...a, ...b.reverse()]) + 'z';
  make('path', { class: 'keyboard', d: area(points(films.with, 'keyboard'), points(films.with, 'height')) }, svg);
  make('path', { class: 'edge', d: path(points(films.with, 'height')) }, svg);
  for (const event of reel.with.events) {
    if (event.time < range[0] || event.time > range[1]) continue;
    make('line', { class: 'event', x1: x(event.time), x2: x(event.time), y1: 0, y2: tallest }, svg);
  }
  make('path', { class: 'band-without', d: area(points(films.without, 'top'), points(films.without, 'bottom')) }, svg);
  make('path', { class: 'band-with', d: area(points(films.with, 'top'), points(films.with, 'bottom')) }, svg);
  make('line', { class: 'now', id: 'now', y1: 0, y2: tallest }, svg);
  $('chart').replaceChildren(svg);
}

// MARK: Time

const latest = (list, time) => list.filter(item => item.time <= time).at(-1);

function tell(id, text) {
  if ($(id).textContent !== text) $(id).textContent = text;
}

function seek(to) {
  time = Math.min(Math.max(to, range[0]), range[1]);
  for (const name of ['without', 'with']) views[name].show(time);
  const device = data.devices[chosen.device].name;
  const [without, withIt] = [latest(reel.without.captions, time), latest(reel.with.captions, time)];
  tell('words-without', without?.words ?? '');
  tell('words-with', withIt?.words ?? '');
  tell('decision', withIt?.decision ?? '');
  $('without').setAttribute('aria-label', `${device} without KeyboardHelper. ${without?.words ?? ''}`);
  $('with').setAttribute('aria-label', `${device} with KeyboardHelper. ${withIt?.words ?? ''}`);
  const seconds = `${((time - range[0]) / 1000).toFixed(2)} s`;
  const event = latest(reel.with.events, time);
  $('scrubber').value = time - range[0];
  $('scrubber').setAttribute('aria-valuetext', event && event.time >= range[0] ? `${seconds}, ${event.title}` : seconds);
  tell('clock', seconds);
  const x = ((time - range[0]) / (range[1] - range[0])) * 1000;
  for (const key of ['x1', 'x2']) $('now').setAttribute(key, x);
  $('stage').classList.toggle('is-wide', views.with.turned === true);
}

function step(by) {
  stop();
  const next = by > 0 ? steps.find(step => step > time + 0.5) : steps.findLast(step => step < time - 0.5);
  if (next !== undefined) seek(next);
}

function start() {
  if (calm.matches) return;
  play();
}

function play() {
  if (time >= range[1]) seek(range[0]);
  playing = true;
  lastTick = performance.now();
  showPlaying();
  requestAnimationFrame(tick);
}

function stop() {
  playing = false;
  showPlaying();
}

function showPlaying() {
  $('play').setAttribute('aria-label', playing ? 'Pause' : 'Play');
  $('play-icon').setAttribute('d', playing ? 'M5 3h4v14H5zM11 3h4v14h-4z' : 'M6 3l11 7-11 7z');
}

function tick(now) {
  if (!playing) return;
  const next = time + (now - lastTick) * Number($('speed').value);
  lastTick = now;
  seek(next);
  if (time >= range[1]) stop();
  else requestAnimationFrame(tick);
}

// MARK: Theme

function setTheme(name) {
  document.documentElement.dataset.theme = name;
  $('theme').textContent = name === 'dark' ? 'Light theme' : 'Dark theme';
}

const dark = matchMedia('(prefers-color-scheme: dark)');
setTheme(hash.get('theme') ?? (dark.matches ? 'dark' : 'light'));
dark.addEventListener('change', () => setTheme(dark.matches ? 'dark' : 'light'));
$('theme').addEventListener('click', () => setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'));

// MARK: Hands

$('scene').addEventListener('change', event => { choose({ scene: Number(event.target.value) }); start(); });
$('device').addEventListener('change', event => { choose({ device: Number(event.target.value) }); start(); });
$('input').addEventListener('change', event => { choose({ input: Number(event.target.value) }); start(); });
$('scrubber').addEventListener('input', event => { stop(); seek(range[0] + Number(event.target.value)); });
$('play').addEventListener('click', () => (playing ? stop() : play()));
$('back').addEventListener('click', () => step(-1));
$('forward').addEventListener('click', () => step(1));
document.querySelector('form').addEventListener('submit', event => event.preventDefault());
document.addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isScrubber = event.target.id === 'scrubber';
  const isControl = event.target.closest?.('select, input, button, summary, .scroller') && !isScrubber;
  const isTransport = event.target.closest?.('.transport button');
  if (event.key === ' ' && !isControl) {
    event.preventDefault();
    playing ? stop() : play();
  } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && (!isControl || isTransport)) {
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  }
});

// MARK: Begin

const setCalm = () => { for (const view of Object.values(views)) view.tweens = !calm.matches; };
calm.addEventListener('change', setCalm);
setCalm();
fill($('scene'), data.scenes.map(scene => scene.name), 0);
fill($('device'), data.devices.map(device => device.name), chosen.device);
fillScripts();
const wanted = {};
for (const key of ['scene', 'device', 'input']) if (hash.has(key)) wanted[key] = Number(hash.get(key));
if (hash.has('script')) wanted.script = hash.get('script');
choose(wanted);
if (hash.has('time')) seek(range[0] + Number(hash.get('time')));
else start();
