// Runs other programs with only Node built-ins: it must work before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Returns the absolute path of a program on PATH (and the usual system folders), or undefined. */
export function which(program) {
  const found = spawnSync(
    'sh',
    ['-c', `PATH="$PATH:/usr/local/bin:/usr/bin:/usr/sbin" command -v ${program}`],
    { encoding: 'utf8' },
  );
  return found.status === 0 ? found.stdout.trim().split('\n')[0] : undefined;
}

/** Quotes a text as one word of a shell command. */
export const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** The running programs of `run`. */
export const running = new Set();

/** Runs a program to its end. Returns its exit code and output; `quiet` does not print the output. */
export function run(program, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    running.add(child);
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.once('close', () => running.delete(child));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), output }));
  });
}

/** Ends this process with its child: passes signals on to it, and exits as it does, after `cleanUp`. */
export function endWith(child, cleanUp = async () => undefined) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => refuse(error.message));
  child.on('exit', async (code, signal) => {
    await cleanUp();
    process.exit(code ?? 128 + os.constants.signals[signal]);
  });
}

/**
 * Returns the environment for npm. Its cache is the user's own if there is one; a user without a usable home folder
 * (HOME empty or missing, as in containers) gets one in `var/npm` of the checkout.
 */
export function npmEnvironment(root) {
  const home = os.homedir();
  const cache = process.env.npm_config_cache || path.join(home, '.npm');
  try {
    if (home !== '') {
      mkdirSync(cache, { recursive: true });
      accessSync(cache, constants.W_OK);
      return process.env;
    }
  } catch (error) {
    if (!('code' in error)) throw error;
  }
  return { ...process.env, npm_config_cache: path.join(root, 'var', 'npm') };
}

/** Prints one sentence that says what to do, and ends the process. */
export function refuse(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
