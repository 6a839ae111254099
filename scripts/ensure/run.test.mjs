import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';

const lasting = 'console.log(process.pid); setInterval(() => undefined, 1000)';
const parent = `
  import { spawn } from 'node:child_process';
  import { endWith } from ${JSON.stringify(path.join(import.meta.dirname, 'run.mjs'))};
  endWith(spawn(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' }), async () => console.log('cleaned up'));
`;
const start = (child) =>
  spawn(process.execPath, ['--input-type=module', '-e', parent, child], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const isThere = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

for (const [signal, code] of Object.entries({ SIGTERM: 143, SIGINT: 130, SIGHUP: 129 }))
  test(`${signal} ends the child as well`, async () => {
    const running = start(lasting);
    const [printed] = await once(running.stdout, 'data');
    const child = Number(String(printed));
    assert.equal(isThere(child), true);
    running.kill(signal);
    const [last] = await once(running.stdout, 'data');
    assert.equal(String(last), 'cleaned up\n');
    assert.deepEqual(await once(running, 'close'), [code, null]);
    assert.equal(isThere(child), false);
  });

test('exits with the code of the child', async () => {
  assert.deepEqual(await once(start('process.exit(7)'), 'exit'), [7, null]);
});
