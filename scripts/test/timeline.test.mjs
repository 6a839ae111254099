import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTimeline } from './timeline.mjs';

const at = (...times) => {
  const left = [...times];
  return () => left.shift() * 1000;
};

test('shows parts in the order of their starts, beside each other where they overlap', async () => {
  // The start; unit from 0 to 50; api from 50 to 100 beside race from 50 to 75; the end.
  const timeline = makeTimeline({ clock: at(0, 0, 50, 50, 50, 75, 100, 100), readUsed: () => 150.4 });
  await timeline.during('unit', async () => {});
  let endRace;
  let endApi;
  const api = timeline.during('api', () => new Promise((resolve) => (endApi = resolve)));
  const race = timeline.during('race', () => new Promise((resolve) => (endRace = resolve)));
  endRace();
  await race;
  endApi();
  await api;
  assert.deepEqual(timeline.describe(2), [
    'the parts of the run, in seconds; processor time 150 s of 200 s on 2 cores:',
    `    0 –   50  unit          ${'█'.repeat(20)}`,
    `   50 –   75  race          ${' '.repeat(20)}${'█'.repeat(10)}`,
    `   50 –  100  api           ${' '.repeat(20)}${'█'.repeat(20)}`,
  ]);
});

test('measures a part that fails, and passes its error on', async () => {
  const timeline = makeTimeline({ clock: at(0, 10, 20, 40), readUsed: () => undefined });
  await assert.rejects(
    timeline.during('build', () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  assert.deepEqual(timeline.describe(2), [
    'the parts of the run, in seconds:',
    `   10 –   20  build         ${' '.repeat(10)}${'█'.repeat(10)}`,
  ]);
});

test('prints nothing when nothing ran, and reads the processor time of ended children', async () => {
  assert.deepEqual(makeTimeline().describe(2), []);
  const timeline = makeTimeline();
  await timeline.during('unit', async () => {});
  assert.match(timeline.describe(2)[0], process.platform === 'linux' ? /processor time \d+ s of/ : /seconds/);
});
