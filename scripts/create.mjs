// npm run create -- mf-NAME [--route ROUTE] [--path /PATH]: creates a new remote that builds, passes every check and
// can be released. It writes the package with one page, and registers its name, its page, the page's path in every
// language and its entry in the lock file. Downloads nothing. docs/new-remote.md has the next steps.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { enter } from './create/enter.mjs';
import { filesOf } from './create/files.mjs';
import { refuse } from './ensure/run.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const usage = 'npm run create -- mf-NAME [--route pageId] [--path /address]';
const { values, positionals } = parseArgs({
  options: { route: { type: 'string' }, path: { type: 'string' } },
  allowPositionals: true,
});
const [name] = positionals;
if (name === undefined || positionals.length > 1) refuse(`Name the remote: ${usage}`);
if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name))
  refuse(`"${name}" is not a valid name of a remote: use mf- and lower-case words, such as mf-samples.`);
if (existsSync(path.join(root, name))) refuse(`The folder ${name} already exists; choose another name.`);

const words = name.slice('mf-'.length).split('-');
const camel = words
  .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
  .join('');
const route = values.route ?? camel;
const address = values.path ?? `/${words.join('-')}`;
if (!/^[a-z][A-Za-z0-9]*$/.test(route))
  refuse(
    `"${route}" is not a valid page id: use letters and digits with a lower-case first letter, such as sampleBook.`,
  );
if (!/^(\/[a-z0-9-]+)+\/?$/.test(address))
  refuse(
    `"${address}" is not a valid address: use lower-case letters, digits and hyphens after slashes, such as /samples.`,
  );

const remote = { name, route, address };
const problem = enter(root, remote, { dry: true });
if (problem !== null) refuse(problem);
for (const [file, text] of Object.entries(filesOf(root, remote))) {
  const place = path.join(root, name, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  console.log(`wrote   ${name}/${file}`);
}
const entered = enter(root, remote, { dry: false });
if (entered !== null) refuse(entered);
console.log(`created ${name} and its page "${route}" at ${address}, in every language

Next:
  npm run check                     types, lint, arrows, words
  npm run build -- ${name}
  npm start                         the shop with the new page
  npm run release -- status         which regions have it
Then translate the path in regions/src/paths/, and write the page. docs/new-remote.md`);
