// Reads from the source what each context of the API owns and imports. No compiler: import lines, SQL and declarations.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const withoutComments = (text) => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
const isTest = (file) => /\.(test|fixture)\.ts$|\/testing\.ts$/.test(file);

/** @returns {Map<string, {file: string, test: boolean, text: string}[]>} the sources of each context. */
export function readSources(root, contexts) {
  return new Map(
    contexts.map((context) => [
      context,
      readdirSync(path.join(root, 'api/src', context), { recursive: true })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${context}/${name.split(path.sep).join('/')}`)
        .sort()
        .map((file) => ({
          file,
          test: isTest(file),
          text: withoutComments(readFileSync(path.join(root, 'api/src', file), 'utf8')),
        })),
    ]),
  );
}

/** Counts import statements from one context to another, those of tests separately: `sales>platform` -> counts. */
export function countImports(sources) {
  const counts = new Map();
  for (const [from, files] of sources)
    for (const { file, test, text } of files)
      for (const [, request] of text.matchAll(/\bfrom '(\.[^']+)'/g)) {
        const [to] = path.posix.join(path.posix.dirname(file), request).split('/');
        if (to === from || !sources.has(to)) continue;
        const key = `${from}>${to}`;
        const count = counts.get(key) ?? { code: 0, tests: 0 };
        count[test ? 'tests' : 'code'] += 1;
        counts.set(key, count);
      }
  return counts;
}

/** Returns the tables created by the migrations. */
export const readTables = (root) =>
  readdirSync(path.join(root, 'api/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => [
      ...readFileSync(path.join(root, 'api/migrations', name), 'utf8').matchAll(
        /create table (?:if not exists )?(\w+)/gi,
      ),
    ])
    .map(([, table]) => table)
    .sort();

/** Returns the foreign tables that each context reads and writes in its SQL: context -> `{ reads, writes }`. */
export function findForeignTables(sources, ownerOf) {
  const statement = /\b(insert into|update|delete from|from|join|using)\s+(\w+)/g;
  return new Map(
    [...sources].map(([context, files]) => {
      const reads = new Set();
      const writes = new Set();
      for (const { test, text } of files)
        if (!test)
          for (const [, verb, table] of text.matchAll(statement)) {
            const owner = ownerOf.get(table);
            if (owner === undefined || owner === context) continue;
            (/^(insert|update|delete)/.test(verb) ? writes : reads).add(table);
          }
      return [context, { reads: [...reads].sort(), writes: [...writes].sort() }];
    }),
  );
}

/** Returns the contract names that a file uses, without types: `contracts.x`, or `x` of a named import. */
function namesOfContracts(text) {
  const named = [...text.matchAll(/import \{([^}]*)\} from '@shop\/contracts'/g)].flatMap(([, list]) =>
    list.split(',').map((name) => name.trim()),
  );
  const used = [...text.matchAll(/(typeof\s+)?\bcontracts\.(\w+)/g)].filter(([, type]) => type === undefined);
  return [...named, ...used.map(([, , name]) => name)];
}

/** Returns the endpoints that a context's domains bind to handlers: contract names in files that call `route`. */
export const findEndpoints = (files, endpoints) =>
  [
    ...new Set(
      files
        .filter(({ test, text }) => !test && /\broute(\.open|\.staff)?\(|: Route\b/.test(text))
        .flatMap(({ text }) => namesOfContracts(text))
        .filter((name) => endpoints.has(name)),
    ),
  ].sort();

const namesIn = (files, pattern) =>
  [
    ...new Set(
      files.flatMap(({ test, text }) => (test ? [] : [...text.matchAll(pattern)].map(([, name]) => name))),
    ),
  ].sort();

export const findJobs = (files) => namesIn(files, /\bconst \w+ = defineJob\b[^']*'([^']+)'/g);
export const findPublished = (files) => namesIn(files, /\bdefineEvent\b[^(]*\(\s*'([^']+)'/g);
export const findSubscribed = (files, events) =>
  namesIn(files, /\bsubscribe\(\s*(\w+)/g).filter((name) => events.has(name));
export const findWebhookEvents = (files) =>
  namesIn(files, /\brecord(?:Order)?Event\([^']*'([a-z_]+\.[a-z_]+)'/g);
