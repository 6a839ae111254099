/** @jest-environment node */
import { createKeyedQueue } from './keyed-queue.ts';

it('gives each key one turn at a time, in order, whatever becomes of the one before, and keeps no key waiting for another', async () => {
  const runQueued = createKeyedQueue();
  const seen: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = runQueued(1, async () => {
    await held;
    seen.push('first');
    throw new Error('broken');
  });
  const second = runQueued(1, async () => seen.push('second'));
  await runQueued(2, async () => seen.push('other'));
  expect(seen).toEqual(['other']);
  release();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(seen).toEqual(['other', 'first', 'second']);
});
