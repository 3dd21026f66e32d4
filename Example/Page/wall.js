// The wall: every scene on a small device. Only what is on the screen plays.

class Tile {
  constructor(scene, number, onOpen) {
    this.scene = scene;
    this.button = Object.assign(document.createElement('button'), { type: 'button', className: 'tile' });
    this.svg = make('svg', { id: `tile-${number}`, 'aria-hidden': true }, this.button);
    this.button.title = `Open the film of “${scene.name}”`;
    const name = Object.assign(document.createElement('span'), { textContent: scene.name });
    this.button.append(name);
    this.button.addEventListener('click', () => onOpen(scene.name));
    // Not all at once.
    this.time = (number * 733) % 2600;
    this.isVisible = false;
  }

  // Reads the film when it is first seen.
  load() {
    if (this.view) return;
    const device = named(data.devices, this.scene.device) ?? data.devices[0].name;
    const reels = reelsOf(this.scene.name, device);
    const film = (reels.find(reel => reel.isOpening) ?? reels[0]).with;
    // A device that turns would be tiny.
    const script = this.scene.script === 'Rotation' ? undefined : this.scene.script;
    const chapter = film.chapters.find(chapter => chapter.name === script) ?? film.chapters[0];
    Object.assign(this, { start: chapter.start, end: chapter.end, poster: chapter.poster });
    this.view = new DeviceView(this.svg, data);
    this.view.tweens = false;
    this.view.load(film, data.devices.find(item => item.name === device));
    this.view.show(this.poster);
  }

  // Stands still for a while before it begins again.
  play(by) {
    this.time = (this.time + by) % (this.end - this.start + 1500);
    this.view.show(Math.min(this.start + this.time, this.end));
  }
}

class Wall {
  // As many pictures a second as a film has.
  static interval = 50;

  constructor(element, scenes, onOpen) {
    this.tiles = scenes.map((scene, number) => new Tile(scene, number, onOpen));
    element.replaceChildren(...this.tiles.map(tile => tile.button));
    this.isPlaying = false;
    this.isWaiting = false;
    this.last = 0;
    const watch = new IntersectionObserver(entries => {
      for (const entry of entries) {
        const tile = this.tiles.find(tile => tile.button === entry.target);
        tile.isVisible = entry.isIntersecting;
        if (tile.isVisible) tile.load();
      }
      this.wait();
    });
    for (const tile of this.tiles) watch.observe(tile.button);
    document.addEventListener('visibilitychange', () => this.wait());
  }

  mark(name) {
    for (const tile of this.tiles) tile.button.setAttribute('aria-current', tile.scene.name === name);
  }

  play(isPlaying) {
    this.isPlaying = isPlaying;
    this.wait();
  }

  showPosters() {
    for (const tile of this.tiles) tile.view?.show(tile.poster);
  }

  get visible() { return this.tiles.filter(tile => tile.isVisible); }

  // Nothing runs while nothing plays.
  wait() {
    if (this.isWaiting || !this.isPlaying || !this.visible.length || document.hidden) return;
    this.isWaiting = true;
    requestAnimationFrame(now => {
      this.isWaiting = false;
      const by = now - this.last;
      if (by >= Wall.interval) {
        this.last = now;
        // After a pause the films go on where they were.
        if (this.isPlaying) for (const tile of this.visible) tile.play(Math.min(by, 2 * Wall.interval));
      }
      this.wait();
    });
  }
}
