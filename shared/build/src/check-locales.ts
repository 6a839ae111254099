import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkoutRoot } from './folders.ts';
import { checkLocales } from './locales.ts';

/** Every package of the checkout that has words of its own. */
const packagesWithWords = (): string[] =>
  // A team's checkout may lack the shell.
  ['.', 'shared', 'shell']
    .filter((parent) => existsSync(path.join(checkoutRoot, parent)))
    .flatMap((parent) =>
      readdirSync(path.join(checkoutRoot, parent)).map((name) => path.join(checkoutRoot, parent, name)),
    )
    .filter((folder) => existsSync(path.join(folder, 'locales')));

const folders = packagesWithWords();
const faults = folders.flatMap(checkLocales);
console.log(faults.length === 0 ? `Words of ${folders.length} packages are complete.` : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
