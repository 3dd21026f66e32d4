// The page: what is chosen, and the address that says so.

const chosen = {};
// What the reader has chosen stays when the scene changes; everything else follows the scene.
const kept = {};

const sceneNamed = name => data.scenes.find(scene => scene.name === name);
const reelsOf = (scene, device) => data.reels.filter(reel => reel.scene === scene && reel.device === device);
const named = (list, name) => (list.some(item => item.name === name) ? name : undefined);

function fill(select, names) {
  select.replaceChildren(...names.map(name => new Option(name, name)));
}

// MARK: Choosing

function choose({ scene, device, input, script, left }) {
  chosen.scene = named(data.scenes, scene) ?? named(data.scenes, data.opening) ?? data.scenes[0].name;
  const about = sceneNamed(chosen.scene);
  chosen.device = named(data.devices, device) ?? named(data.devices, about.device) ?? data.devices[0].name;
  const reels = reelsOf(chosen.scene, chosen.device);
  const reel = reels.find(reel => reel.input === input) ?? reels.find(reel => reel.isOpening) ?? reels[0];
  chosen.input = reel.input;
  const scripts = [...reel.with.chapters.map(chapter => chapter.name), WHOLE];
  chosen.script = [script, about.script].find(name => scripts.includes(name)) ?? scripts[0];
  chosen.left = reel.without[left] ? left : 'nothing';
  fillWays(reel);
  $('sentence').textContent = about.sentence;
  $('call').textContent = about.call;
  $('file').textContent = about.file;
  fill($('input'), reels.map(reel => reel.input));
  for (const name of ['scene', 'device', 'input']) $(name).value = chosen[name];
  for (const radio of $('script').querySelectorAll('input')) {
    radio.checked = radio.value === chosen.script;
    // A script that the scene lacks keeps its place, so that nothing moves.
    radio.disabled = !scripts.includes(radio.value);
  }
  load(reel, chosen.left, chosen.script);
  fillRows();
  wall.mark(chosen.scene);
}

// A way that the scene gives nothing to hold on to says so.
function fillWays(reel) {
  $('way').replaceChildren(...Object.entries(WAYS).map(([way, title]) => {
    const option = new Option(reel.without[way] ? title : `${title}: does not apply here`, way);
    option.disabled = !reel.without[way];
    return option;
  }));
  $('way').value = chosen.left;
}

// The reader's hand.
function pick(change) {
  takeOver();
  Object.assign(kept, change);
  const isScene = 'scene' in change;
  choose({ ...kept, input: isScene || 'device' in change ? undefined : (change.input ?? chosen.input) });
  start();
  remember();
}

// The right device goes on where it is.
function pickWay(left) {
  takeOver();
  kept.left = left;
  const at = time;
  choose({ ...chosen, left });
  seek(at);
  remember();
}

function fillScripts() {
  const names = data.scripts.filter(name => data.reels.some(reel => reel.with.chapters.some(c => c.name === name)));
  for (const name of [...names, WHOLE]) {
    const label = document.createElement('label');
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'script', value: name });
    const title = Object.assign(document.createElement('span'), { textContent: name });
    radio.addEventListener('change', () => pick({ script: name }));
    label.append(radio, title);
    $('script').append(label);
  }
}

function fillRows() {
  const rows = data.report.rows.filter(row => row.scene === chosen.scene && row.device === chosen.device);
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

// MARK: The tour

// Until somebody takes over, the page plays one scene after the other.
let isTouring = false;

function takeOver() {
  isTouring = false;
  clearTimeout(opening);
}

function playAgain() {
  // Nobody may be there any more.
  if (isTouring ? rounds > data.scenes.length : rounds >= ROUNDS) return stop();
  if (!isTouring) return replay();
  const index = data.scenes.findIndex(scene => scene.name === chosen.scene);
  choose({ scene: data.scenes[(index + 1) % data.scenes.length].name });
  replay();
}

const wall = new Wall($('tiles'), data.scenes, scene => {
  pick({ scene });
  $('first').scrollIntoView({ block: 'nearest', behavior: calm.matches ? 'auto' : 'smooth' });
});

function playWall(isPlaying) {
  wall.play(isPlaying);
  $('wall-play').textContent = isPlaying ? 'Pause' : 'Play';
}

$('wall-play').addEventListener('click', () => playWall(!wall.isPlaying));

// MARK: The address

let hasTheme = false;

function remember() {
  // The tour is not what a reader has chosen.
  if (isTouring) return;
  const state = new URLSearchParams(chosen);
  if (!playing && time < range[1]) state.set('time', Math.round(time - range[0]));
  if (hasTheme) state.set('theme', document.documentElement.dataset.theme);
  history.replaceState(null, '', '#' + state);
}

// Restores what an address says; without a time, the scene opens on what shows the difference, and is played then.
let opening;
function restore() {
  const state = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  stop();
  takeOver();
  isTouring = !state.scene;
  if (state.theme) setTheme(state.theme, true);
  for (const key of ['device', 'script', 'left']) if (state[key]) kept[key] = state[key];
  choose(state);
  seek(state.time === undefined ? poster : range[0] + (Number(state.time) || 0));
  if (state.time === undefined && !calm.matches) opening = setTimeout(start, 1500);
}

// MARK: Theme

const dark = matchMedia('(prefers-color-scheme: dark)');

function setTheme(name, isChosen) {
  hasTheme ||= isChosen;
  document.documentElement.dataset.theme = name === 'dark' ? 'dark' : 'light';
  $('theme').textContent = name === 'dark' ? 'Light' : 'Dark';
}

dark.addEventListener('change', () => { if (!hasTheme) setTheme(dark.matches ? 'dark' : 'light', false); });
$('theme').addEventListener('click', () => {
  setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark', true);
  remember();
});

// MARK: Hands

for (const name of ['scene', 'device', 'input']) $(name).addEventListener('change', event => pick({ [name]: event.target.value }));
$('way').addEventListener('change', event => pickWay(event.target.value));
$('scrubber').addEventListener('input', event => { takeOver(); stop(); seek(range[0] + Number(event.target.value)); });
$('scrubber').addEventListener('change', remember);
for (const [name, act] of [['play', toggle], ['back', () => step(-1)], ['forward', () => step(1)]]) {
  $(name).addEventListener('click', () => { takeOver(); act(); });
}
for (const form of document.forms) form.addEventListener('submit', event => event.preventDefault());
document.addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isOn = selectors => event.target.closest?.(selectors);
  if (event.key === ' ') {
    // A control with the focus does what it does with the space bar everywhere.
    if (isOn('button, select, input, summary, .scroller')) return;
    event.preventDefault();
    if (event.repeat) return;
    takeOver();
    toggle();
  } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !isOn('select, input[type=radio], .scroller')) {
    event.preventDefault();
    takeOver();
    step(event.key === 'ArrowRight' ? 1 : -1);
  }
});
addEventListener('hashchange', restore);

// MARK: Small windows

// Beside the devices where there is room, otherwise below the player.
const small = matchMedia('(max-width: 1100px)');
const placeAbout = () => (small.matches ? $('first').after($('about')) : $('first').append($('about')));
small.addEventListener('change', placeAbout);
placeAbout();

// MARK: Begin

const setCalm = () => {
  for (const view of Object.values(views)) view.tweens = !calm.matches;
  playWall(!calm.matches);
  if (calm.matches) wall.showPosters();
};
calm.addEventListener('change', setCalm);
setCalm();
setTheme(dark.matches ? 'dark' : 'light', false);
fill($('scene'), data.scenes.map(scene => scene.name));
fill($('device'), data.devices.map(device => device.name));
// A device that was played and not filmed has its numbers in the score only.
for (const name of data.others) $('device').append(Object.assign(new Option(`${name}: not filmed`, name), { disabled: true }));
fillScripts();
restore();
