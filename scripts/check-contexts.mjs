// npm run contexts: writes the drawing of the API's contexts into docs/architecture.md and the facts into their READMEs.
// Without --write it checks that these are fresh and that api/contexts.json holds. Imports themselves: .dependency-cruiser.cjs.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as imported from '@shop/contracts';
import {
  describeContext,
  drawContexts,
  replaceBlock,
  tabulateEvents,
  tabulateImports,
} from './contexts/describe.mjs';
import { findFaults } from './contexts/find-faults.mjs';
import {
  countImports,
  findEndpoints,
  findForeignTables,
  findJobs,
  findPublished,
  findSubscribed,
  findWebhookEvents,
  readSources,
  readTables,
} from './contexts/scan.mjs';

// tsx gives the names of a CommonJS package as its default.
const contracts = imported.default ?? imported;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const write = process.argv.includes('--write');

const contexts = JSON.parse(readFileSync(path.join(root, 'api/contexts.json'), 'utf8'));
const sources = readSources(root, Object.keys(contexts));
const counts = countImports(sources);
const ownerOf = new Map(
  Object.entries(contexts).flatMap(([name, { tables }]) => tables.map((table) => [table, name])),
);
const foreign = findForeignTables(sources, ownerOf);
const endpoints = new Map(
  Object.entries(contracts).filter(([, value]) => value?.method !== undefined && value?.path !== undefined),
);
const events = new Set([...sources.values()].flatMap((files) => findPublished(files)));
const facts = new Map(
  [...sources].map(([name, files]) => [
    name,
    {
      endpoints: findEndpoints(files, endpoints),
      paths: findEndpoints(files, endpoints).map((endpoint) => endpoints.get(endpoint).path),
      jobs: findJobs(files),
      published: findPublished(files),
      subscribed: findSubscribed(files, events),
      webhookEvents: findWebhookEvents(files),
      foreign: foreign.get(name),
    },
  ]),
);

const faults = findFaults(contexts, { counts, tables: readTables(root), foreign });
for (const endpoint of endpoints.keys()) {
  const owners = [...facts].filter(([, fact]) => fact.endpoints.includes(endpoint)).map(([name]) => name);
  if (owners.length !== 1)
    faults.push(`The endpoint ${endpoint} is bound in ${owners.join(' and ') || 'no context'}.`);
}

const documents = [
  [
    'docs/architecture.md',
    [drawContexts(contexts, counts), tabulateImports(contexts, counts), tabulateEvents(facts)].join('\n\n'),
  ],
  ...Object.keys(contexts).map((name) => [
    `api/src/${name}/README.md`,
    describeContext(name, contexts, facts, counts, ownerOf),
  ]),
];
for (const [file, text] of documents) {
  const before = readFileSync(path.join(root, file), 'utf8');
  const after = replaceBlock(before, text);
  if (after === before) continue;
  if (write) {
    writeFileSync(path.join(root, file), after);
    console.log(`${file} written.`);
  } else faults.push(`${file} is stale; \`npm run contexts\` writes it.`);
}

for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
