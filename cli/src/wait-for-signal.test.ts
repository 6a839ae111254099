import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A program that ends some time after the signal, like a shop with an upload in progress. */
const program = `
  import { waitForSignal } from ${JSON.stringify(path.join(__dirname, 'wait-for-signal.ts'))};
  const ended = waitForSignal(Number(process.argv[2]));
  console.log('ready');
  process.stdin.once('data', () => { console.log('finished'); process.exit(0); });
  ended.then(() => console.log('heard'));
`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'signal-'));
const file = path.join(folder, 'program.mts');
beforeAll(() => writeFileSync(file, program));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  /** Resolves when it has received the first signal. */
  readonly heard: Promise<void>;
  readonly ended: Promise<{ code: number | null; said: string }>;
}

const start = (patience: number): Promise<Started> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, String(patience)]);
    let hear = () => {};
    const heard = new Promise<void>((done) => {
      hear = done;
    });
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
      if (said.includes('heard\n')) hear();
      else if (said.includes('ready\n')) resolve({ child, heard, ended });
    });
  });

it.each(['SIGTERM', 'SIGINT'] as const)('finishes its work after %s, told once or twice', async (signal) => {
  const { child, heard, ended } = await start(600_000);
  child.kill(signal);
  await heard;
  child.kill(signal);
  child.stdin?.write('finish\n');
  expect(await ended).toEqual({ code: 0, said: 'ready\nheard\nfinished\n' });
});

it('ends at once when somebody insists', async () => {
  const { child, heard, ended } = await start(0);
  child.kill('SIGINT');
  await heard;
  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 130, said: 'ready\nheard\n' });
});
