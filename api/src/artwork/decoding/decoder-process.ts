/** A decoder process with its supervision: wall clock, memory, and SIGKILL. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, type Result } from '../../platform/index.ts';
import type { ArtworkCode } from '../assets/artwork.port.ts';
import type { ArtworkLimits } from './limits.ts';
import type { ArtworkReplies, ArtworkReply, ArtworkTask } from './messages.ts';

/** The child's program: next to the bundle, or as source in development and tests. */
export function findChildEntry(root = process.cwd()): string {
  const places = [
    path.join(path.dirname(process.argv[1] ?? root), 'artwork.child.mjs'),
    path.join(root, 'api/src/artwork/decoding/artwork.child.ts'),
    path.join(root, 'cli/dist/artwork.child.mjs'),
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined)
    throw new Error(`The artwork reader is in none of these places: ${places.join(', ')}.`);
  return found;
}

function start(entry: string): ChildProcess {
  const loader = entry.endsWith('.ts')
    ? ['--import', pathToFileURL(createRequire(entry).resolve('tsx')).href]
    : [];
  return fork(entry, [], {
    serialization: 'advanced',
    // The decoder needs no secrets from the shop's environment.
    env: { PATH: process.env.PATH ?? '', NODE_ENV: process.env.NODE_ENV ?? '' },
    execArgv: ['--max-old-space-size=1024', ...loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Resident bytes of a process; 0 where the system does not report them. */
function residentBytes(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    // No /proc here, or the process has just ended; the wall clock limit still applies.
    return 0;
  }
}

export interface DecoderProcess {
  run(task: ArtworkTask): Promise<Result<ArtworkReplies[ArtworkTask['do']], ArtworkCode>>;
  close(): void;
}

/** Files per process before it is replaced, which bounds leaks of native code. */
const filesPerProcess = 200;
/** Limit of a cold start, before a file's own limit begins. */
const startTime = 30_000;

export function createDecoderProcess(entry: string, limits: ArtworkLimits): DecoderProcess {
  let child: ChildProcess | undefined;
  let ready: Promise<boolean> = Promise.resolve(false);
  let served = 0;
  let nextId = 1;

  const killChild = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const ensureChild = (): ChildProcess => {
    if (child?.connected === true && served < filesPerProcess) return child;
    killChild();
    served = 0;
    const fresh = start(entry);
    child = fresh;
    ready = new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), startTime);
      fresh.once('message', () => {
        clearTimeout(timer);
        resolve(true);
      });
      fresh.once('exit', () => {
        clearTimeout(timer);
        resolve(false);
      });
    });
    return fresh;
  };
  /** An idle decoder does not prevent the shop from exiting. */
  const setRef = (process_: ChildProcess, held: boolean) => {
    if (held) {
      process_.ref();
      process_.channel?.ref();
    } else {
      process_.unref();
      process_.channel?.unref();
    }
  };

  const run: DecoderProcess['run'] = async (task) => {
    const current = ensureChild();
    setRef(current, true);
    if (!(await ready)) {
      killChild();
      throw new Error(`The artwork reader ${entry} did not start.`);
    }
    served += 1;
    const id = nextId++;
    const result = await new Promise<Result<ArtworkReplies[ArtworkTask['do']], ArtworkCode>>((resolve) => {
      const settle = (outcome: Result<ArtworkReplies[ArtworkTask['do']], ArtworkCode>) => {
        clearTimeout(clock);
        clearInterval(watch);
        current.off('message', onMessage);
        current.off('exit', onExit);
        resolve(outcome);
      };
      const kill = () => {
        killChild();
        settle(fail('artwork_timeout'));
      };
      const onMessage = (reply: ArtworkReply) => {
        if ('id' in reply && reply.id === id) settle(reply.result);
      };
      const onExit = () => {
        // It exited by itself: the file crashed the decoder.
        child = undefined;
        settle(fail('artwork_damaged'));
      };
      const clock = setTimeout(
        kill,
        task.do === 'inspect' || task.do === 'vet' ? limits.fileTime : limits.pageTime,
      );
      const watch = setInterval(() => {
        if (residentBytes(current.pid ?? 0) > limits.memory) kill();
      }, 100);
      current.on('message', onMessage);
      current.on('exit', onExit);
      current.send({ id, task, limits });
    });
    if (child === current) setRef(current, false);
    return result;
  };
  return { run, close: killChild };
}
