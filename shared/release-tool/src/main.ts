import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.ts';
import { release } from './release.ts';

/** The checkout: three folders above this file. A team's checkout has neither host nor API and can still release. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const args = readArguments(process.argv.slice(2));
if (typeof args === 'string') {
  console.error(args);
  process.exitCode = 2;
} else
  release(root, process.env, args).then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
