// Registers a new remote in the shop's lists: names and routes of the contract, paths of the regions, titles of the
// host, and the lock file, which npm would otherwise rewrite.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageOf } from './files.mjs';
import { languages, titleIn } from './words.mjs';

/** Inserts text before the first line that closes a list; returns null if the file has another form. */
const before = (text, list, close, added) => {
  const at = text.indexOf(list);
  const end = at < 0 ? -1 : text.indexOf(close, at);
  return end < 0 ? null : `${text.slice(0, end)}${added}${text.slice(end)}`;
};

const edits = (root, { name, route, address }) => [
  {
    file: 'shared/contracts/src/releases.ts',
    taken: (text) => text.includes(`'${name}'`) && `The contract already has a remote ${name}.`,
    change: (text) => before(text, 'export const remoteNames = [', '] as const;', `  '${name}',\n`),
  },
  {
    file: 'shared/contracts/src/routes.ts',
    taken: (text) =>
      new RegExp(`^  ${route}: route\\(`, 'm').test(text) &&
      `The page "${route}" already exists; choose another one with --route.`,
    change: (text) =>
      before(text, 'export const routes = {', '} as const;', `  ${route}: route('${name}', 'public'),\n`),
  },
  ...languages.map((language) => ({
    file: `regions/src/paths/${language}.ts`,
    taken: (text) =>
      new RegExp(`: '${address.replace(/\/$/, '')}/?'`).test(text) &&
      `${address} is the address of another page in ${language}; choose another one with --path.`,
    change: (text) =>
      before(text, ': Readonly<Record<RouteId, string>> = {', '\n};', `\n  ${route}: '${address}',`),
  })),
  ...languages.map((language) => ({
    file: `regions/src/content-pages/${language}.ts`,
    taken: (text) =>
      text.includes(`: '${address.replace(/\/$/, '')}',`) &&
      `${address} is the address of a content page in ${language}; choose another one with --path.`,
    change: (text) => text,
  })),
  ...languages.map((language) => ({
    file: `shell/host/locales/${language}.json`,
    taken: () => false,
    change: (text) => {
      const words = JSON.parse(text);
      words.title[route] = titleIn(language);
      return `${JSON.stringify(words, null, 2)}\n`;
    },
  })),
  {
    file: 'package-lock.json',
    taken: () => false,
    change: (text) => {
      const lock = JSON.parse(text);
      const { private: _, sideEffects: __, ...entry } = packageOf(root, name);
      lock.packages[name] = entry;
      lock.packages[`node_modules/@shop/${name}`] = { resolved: name, link: true };
      lock.packages = sorted(lock.packages);
      return `${JSON.stringify(lock, null, 2)}\n`;
    },
  },
];

/** npm sorts the root first and the rest alphabetically. */
const sorted = ({ '': first, ...rest }) => ({
  '': first,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))),
});

/**
 * Returns null when all is registered (or, with `dry`, could be); otherwise the sentence that says why nothing was
 * changed.
 */
export const enter = (root, remote, { dry }) => {
  const results = [];
  for (const { file, taken, change } of edits(root, remote)) {
    const place = path.join(root, file);
    const text = readFileSync(place, 'utf8');
    const why = taken(text);
    if (why) return why;
    const changed = change(text);
    if (changed === null) return `${file} has an unexpected form; add ${remote.name} there by hand.`;
    results.push([place, changed]);
  }
  if (!dry) for (const [place, text] of results) writeFileSync(place, text);
  return null;
};
