import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A program that takes 1.5 s to finish after the signal, as a shop with an upload under way does. */
const program = `
  import { untilSignal } from ${JSON.stringify(path.join(__dirname, 'until-signal.ts'))};
  const ended = untilSignal();
  console.log('ready');
  const alive = setInterval(() => undefined, 1000);
  ended.then(() => setTimeout(() => { clearInterval(alive); console.log('finished'); process.exit(0); }, 1500));
`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'signal-'));
const file = path.join(folder, 'program.mts');
beforeAll(() => writeFileSync(file, program));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (): Promise<{ child: ChildProcess; ended: Promise<{ code: number | null; said: string }> }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file]);
    let said = '';
    child.once('exit', () => reject(new Error(`It ended before it was ready: ${said}`)));
    const ended = new Promise<{ code: number | null; said: string }>((done) =>
      child.once('close', (code) => done({ code, said })),
    );
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      if (String(chunk).includes('ready')) resolve({ child, ended });
    });
  });

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it.each(['SIGTERM', 'SIGINT'] as const)(
  'finishes its work after %s, told once or twice',
  async (signal) => {
    const { child, ended } = await start();
    child.kill(signal);
    await after(100);
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, said: 'ready\nfinished\n' });
  },
  30_000,
);

it('ends at once when somebody insists', async () => {
  const { child, ended } = await start();
  child.kill('SIGINT');
  await after(1200);
  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 130, said: 'ready\n' });
}, 30_000);
