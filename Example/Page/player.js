// The player: where the time is, and what is said about it.

const data = JSON.parse(document.getElementById('data').textContent);
// The captions of all films have their words in one table.
for (const reel of data.reels) for (const film of [...Object.values(reel.without), reel.with]) {
  film.captions = film.told.map(([time, words, decision]) => ({ time, words: data.words[words], decision: data.words[decision] }));
}
const $ = id => document.getElementById(id);
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const views = { without: new DeviceView($('without'), data), with: new DeviceView($('with'), data) };
// The films, the part of them that is played, and its steps.
let reel, way, range, steps, poster, time = 0, playing = false, lastTick = 0;
// How long the end is shown before the film begins again.
const REST = 2000;
// How often a film is played before somebody has to ask for it again.
const ROUNDS = 3;
let rounds = 0;

// What can be on the left.
const WAYS = { nothing: 'No code', layoutGuide: 'Layout guide alone', usualRecipe: 'Usual recipe' };
const WHOLE = 'Whole story';

function load(newReel, newWay, script) {
  [reel, way] = [newReel, newWay];
  const chapters = reel.with.chapters, chapter = chapters.find(c => c.name === script);
  range = chapter ? [chapter.start, chapter.end] : [chapters[0].start, chapters.at(-1).end];
  poster = (chapter ?? chapters[0]).poster;
  const device = data.devices.find(device => device.name === reel.device);
  const films = { without: reel.without[way], with: reel.with };
  for (const name in films) views[name].load(films[name], device);
  const times = Object.values(films).flatMap(film => film.frames.map(frame => frame[0]));
  const turns = views.with.rotations.flatMap(({ time }) => [0, 50, 100, 150, 200, 250].map(passed => time - TURN + passed));
  steps = [...new Set([...range, ...times, ...turns])].filter(step => step >= range[0] && step <= range[1]).sort((a, b) => a - b);
  $('scrubber').max = range[1] - range[0];
  drawChart(reel, way, range);
}

// MARK: Time

const latest = (list, time) => list.filter(item => item.time <= time).at(-1);

function tell(id, text) {
  if ($(id).textContent !== text) $(id).textContent = text;
}

function seek(to) {
  time = Math.min(Math.max(to, range[0]), range[1]);
  for (const name of ['without', 'with']) views[name].show(time);
  const [without, withIt] = [latest(reel.without[way].captions, time), latest(reel.with.captions, time)];
  const decided = latest(reel.with.captions.filter(caption => caption.decision), time);
  // A name such as “E-mail” is not broken at its hyphen, and a number stays with its unit.
  const whole = words => (words ?? '').replaceAll('-', '\u2011').replaceAll(' pt', '\u00a0pt');
  tell('words-without', whole(without?.words));
  tell('words-with', whole(withIt?.words));
  tell('decision', decided?.decision ?? '');
  $('without').setAttribute('aria-label', `${reel.device}, ${WAYS[way].toLowerCase()}. ${without?.words ?? ''}`);
  $('with').setAttribute('aria-label', `${reel.device} with KeyboardHelper. ${withIt?.words ?? ''}`);
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
  remember();
}

// From the beginning; where nothing is to move, the frame that shows the difference.
function start() {
  stop();
  rounds = 0;
  replay();
}

function replay() {
  if (calm.matches) return seek(poster);
  seek(range[0]);
  play();
}

function play() {
  if (time >= range[1]) seek(range[0]);
  playing = true;
  showPlaying();
  remember();
  run();
}

function stop() {
  playing = false;
  showPlaying();
}

function toggle() {
  rounds = 0;
  if (!playing) return play();
  stop();
  remember();
}

function showPlaying() {
  $('play').setAttribute('aria-label', playing ? 'Pause' : 'Play');
  $('stage').classList.toggle('is-playing', playing);
  // Read aloud only where the reader has stopped.
  for (const name of ['without', 'with']) $('words-' + name).setAttribute('aria-live', playing ? 'off' : 'polite');
  $('play-icon').setAttribute('d', playing ? 'M5 3h4v14H5zM11 3h4v14h-4z' : 'M6 3l11 7-11 7z');
}

// MARK: Frames

// A page that nobody sees asks for no frames, and goes on where it was when it is seen again.
let isStageSeen = true, isAsked = false;

function run() {
  if (isAsked || !playing || !isStageSeen || document.hidden) return;
  isAsked = true;
  lastTick = performance.now();
  requestAnimationFrame(tick);
}

function tick(now) {
  isAsked = false;
  if (!playing || !isStageSeen || document.hidden) return;
  const passed = Math.max(0, now - lastTick);
  if (time >= range[1]) return rest();
  seek(time + passed * Number($('speed').value));
  isAsked = true;
  lastTick = now;
  requestAnimationFrame(tick);
}

// The end is shown for a while, without a frame.
let resting;
function rest() {
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (!playing || time < range[1]) return;
    rounds += 1;
    playAgain();
  }, REST);
}

document.addEventListener('visibilitychange', run);
new IntersectionObserver(([entry]) => {
  isStageSeen = entry.isIntersecting;
  run();
}).observe($('stage'));
