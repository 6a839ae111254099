/**
 * The `three` module for `@react-three/fiber` (shared/build/src/slim.ts): the library with another clock. Fiber 9
 * constructs THREE.Clock for every canvas, and three.js writes a deprecation warning in its constructor since r183.
 * Remove this file and its rule when Fiber uses THREE.Timer.
 */
export * from 'three';

/** The part of THREE.Clock that Fiber uses: seconds between frames and since the start. */
export class Clock {
  autoStart = true;
  running = false;
  startTime = 0;
  oldTime = 0;
  elapsedTime = 0;

  start(): void {
    this.startTime = performance.now();
    this.oldTime = this.startTime;
    this.elapsedTime = 0;
    this.running = true;
  }

  stop(): void {
    this.getElapsedTime();
    this.running = false;
    this.autoStart = false;
  }

  getElapsedTime(): number {
    this.getDelta();
    return this.elapsedTime;
  }

  getDelta(): number {
    if (this.autoStart && !this.running) {
      this.start();
      return 0;
    }
    if (!this.running) return 0;
    const now = performance.now();
    const delta = (now - this.oldTime) / 1000;
    this.oldTime = now;
    this.elapsedTime += delta;
    return delta;
  }
}
