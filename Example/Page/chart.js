// The chart: where the keyboard and the input are, as parts of the screen's height, so that both orientations fill it.

const TALL = 1000;

function drawChart(reel, way, range) {
  const films = { without: positions(reel.without[way]), with: positions(reel.with) };
  const svg = make('svg', { viewBox: `0 0 1000 ${TALL}`, preserveAspectRatio: 'none' });
  const x = t => ((t - range[0]) / (range[1] - range[0])) * 1000;
  // What stands still until the frame before a change moves only then.
  const points = (places, key) => {
    const line = [];
    const y = place => Math.min(Math.max(place[key] / place.height, 0), 1) * TALL;
    places.forEach((place, i) => {
      if (i && place.t - places[i - 1].t > 60) line.push([x(place.t - 50), y(places[i - 1])]);
      line.push([x(place.t), y(place)]);
    });
    const last = places.at(-1);
    line.push([x(Math.max(range[1], last.t)), y(last)]);
    return line.map(([a, b]) => [Math.min(Math.max(a, -50), 1050), b]);
  };
  const path = lines => 'M' + lines.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(0)}`).join('L');
  const area = (a, b) => path([...a, ...b.reverse()]) + 'z';
  make('path', { class: 'keyboard', d: area(points(films.with, 'keyboard'), points(films.with, 'height')) }, svg);
  for (const event of labels(reel, range)) make('line', { class: 'event', x1: x(event.time), x2: x(event.time), y1: 0, y2: TALL }, svg);
  make('path', { class: 'band-without', d: area(points(films.without, 'top'), points(films.without, 'bottom')) }, svg);
  make('path', { class: 'band-with', d: area(points(films.with, 'top'), points(films.with, 'bottom')) }, svg);
  make('line', { class: 'now', id: 'now', y1: 0, y2: TALL }, svg);
  $('chart').replaceChildren(svg);
  drawLabels(labels(reel, range), time => x(time) / 10);
}

// The events of a script; of the whole story, where its scripts begin.
function labels(reel, [start, end]) {
  const chapters = reel.with.chapters;
  const isWhole = start === chapters[0].start && end === chapters.at(-1).end;
  const all = isWhole ? chapters.map(chapter => ({ time: chapter.start, title: chapter.name })) : reel.with.events;
  return all.filter(event => event.time >= start && event.time < end);
}

// Each as wide as there is room up to the next.
function drawLabels(events, percent) {
  $('events').replaceChildren(...events.map((event, index) => {
    const label = document.createElement('span');
    const left = percent(event.time), right = index + 1 < events.length ? percent(events[index + 1].time) : 100;
    label.textContent = label.title = event.title;
    label.style.left = `${left}%`;
    label.style.width = `${right - left}%`;
    return label;
  }));
}
