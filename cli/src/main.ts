import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, release, releaseUsage } from '@shop/release-tool';
import { runSeed, seedUsage } from './seed/run-seed.ts';
import { staff, staffUsage } from './staff.ts';
import { start } from './start.ts';
import { describeStartFault } from './start-fault.ts';
import { worker } from './worker.ts';

/** The checkout: two folders above this file, as source (`cli/src`) and as bundle (`cli/dist`). */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const usage = `Commands
  npm start                 serve shell and API on one port
  npm run worker            run jobs beside a shop on PostgreSQL
${releaseUsage}
${staffUsage}
${seedUsage}`;

const main = async (command: string | undefined, rest: readonly string[]): Promise<number> => {
  const args = readArguments(rest);
  if (typeof args === 'string') {
    console.error(args);
    return 2;
  }
  if (command === 'start') return start(root, process.env);
  if (command === 'worker') return worker(root, process.env);
  if (command === 'seed') return runSeed(root, process.env, args);
  if (command === 'staff') return staff(root, process.env, args);
  if (command === 'release') return release(root, process.env, args);
  console.error(command === undefined ? usage : `There is no command "${command}".\n\n${usage}`);
  return 2;
};

const [command, ...rest] = process.argv.slice(2);
main(command, rest).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`\n${describeStartFault(error, process.env.DATA_DIR ?? 'var')}\n`);
    process.exit(1);
  },
);
