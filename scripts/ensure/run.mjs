// Running other programs, with Node built-ins only: this must work before anything is installed.
import { spawn, spawnSync } from 'node:child_process';

/** Absolute path of a program on PATH (and the usual system folders), or undefined. */
export function which(program) {
  const found = spawnSync(
    'sh',
    ['-c', `PATH="$PATH:/usr/local/bin:/usr/bin:/usr/sbin" command -v ${program}`],
    { encoding: 'utf8' },
  );
  return found.status === 0 ? found.stdout.trim().split('\n')[0] : undefined;
}

/** Runs a program to its end. Answers its exit code and what it printed; `quiet` keeps the output to itself. */
export function run(program, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), output }));
  });
}

/** Prints one sentence that says what to do, and ends the process. */
export function refuse(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
