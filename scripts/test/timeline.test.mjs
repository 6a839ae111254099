import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTimeline } from './timeline.mjs';

const at = (...values) => {
  const left = [...values];
  return () => left.shift();
};
const seconds = (...values) => at(...values.map((value) => value * 1000));

test('shows parts in the order of their starts, beside each other where they overlap', async () => {
  // The start; unit from 0 to 50; api from 50 to 100 beside race from 50 to 75; the end.
  const timeline = makeTimeline({
    clock: seconds(0, 0, 50, 50, 50, 75, 100, 100),
    readBusy: at(7, 7, 107, 107, 107, 132, 157, 157),
  });
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
    'the parts of the run, in seconds, and how busy 2 cores were (75 % in all):',
    `    0 –   50 100 %  unit          ${'█'.repeat(20)}`,
    `   50 –   75  50 %  race          ${' '.repeat(20)}${'█'.repeat(10)}`,
    `   50 –  100  50 %  api           ${' '.repeat(20)}${'█'.repeat(20)}`,
  ]);
});

test('measures a part that fails, and passes its error on', async () => {
  const timeline = makeTimeline({ clock: seconds(0, 10, 20, 40), readBusy: at(0, 0, 5, 20) });
  await assert.rejects(
    timeline.during('build', () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  assert.deepEqual(timeline.describe(1), [
    'the parts of the run, in seconds, and how busy 1 cores were (50 % in all):',
    `   10 –   20  50 %  build         ${' '.repeat(10)}${'█'.repeat(10)}`,
  ]);
});

test('prints nothing when nothing ran, and reads how busy the machine is', async () => {
  assert.deepEqual(makeTimeline().describe(2), []);
  const timeline = makeTimeline();
  await timeline.during('work', async () => {
    const until = Date.now() + 60;
    while (Date.now() < until);
  });
  assert.match(timeline.describe(2)[0], /busy 2 cores were \(\d+ % in all\)/);
});
