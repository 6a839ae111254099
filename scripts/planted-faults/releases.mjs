// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest, script } from './test-of.mjs';

const bucketTest = 'shared/releases/src/bucket.test.ts';
const gateTest = 'shared/releases/src/gate.test.ts';
const hostTest = 'shell/host/src/host.test.ts';

export const releases = [
  {
    rule: 'cohorts are salted',
    why: 'Without the salt the same visitors are the first in every rollout.',
    file: 'shared/releases/src/bucket.ts',
    find: '.update(`${salt}:${cohort}`)',
    replace: '.update(cohort)',
    test: jest(bucketTest, 'draws two rollouts independently'),
  },
  {
    rule: 'a share of 0 is nobody',
    why: 'A release at 0 % that somebody gets cannot be switched off.',
    file: 'shared/releases/src/bucket.ts',
    find: 'bucketOf(salt, cohort) < basisPoints;',
    replace: 'bucketOf(salt, cohort) <= basisPoints;',
    test: jest(bucketTest, 'gives 0 to nobody'),
  },
  {
    rule: 'a remote fits the shell’s contract',
    why: 'A remote made for another kit breaks in the visitor’s browser instead of at the gate.',
    file: 'shared/releases/src/gate.ts',
    find: 'validRange(remote.contract) === null || !satisfies(shell.contract, remote.contract),',
    replace: 'validRange(remote.contract) === null,',
    test: jest(gateTest, 'refuses a remote made for another kit'),
  },
  {
    rule: 'no path is claimed twice (gate)',
    why: 'Two pages on one address: which one opens would depend on the order of loading.',
    file: 'shared/releases/src/gate.ts',
    find: 'return owner === undefined || owner === id ? [] :',
    replace: 'return owner === undefined || owner !== undefined ? [] :',
    test: jest(gateTest, 'refuses a path that two pages claim'),
  },
  {
    rule: 'no path is claimed twice (path table)',
    why: 'As above, when a translator chooses the words.',
    file: 'regions/src/site-paths.ts',
    find: 'if (owner && owner !== id) clashes.push(',
    replace: 'if (owner && owner === id) clashes.push(',
    test: jest('regions/src/site-paths.test.ts', 'would notice two pages on one address'),
  },
  {
    rule: 'a region’s languages are complete (gate)',
    why: 'A release without Polish must not reach Poland.',
    file: 'shared/releases/src/gate.ts',
    find: '.filter((locale) => !manifest.provides.locales.includes(locale))',
    replace: '.filter((locale) => manifest.provides.locales.length === 0 && locale)',
    test: jest(gateTest, 'refuses a missing slot and a missing language'),
  },
  {
    rule: 'a changed byte is refused',
    why: 'The hash is the only thing that says what runs in a visitor’s browser.',
    file: 'shared/releases/src/gate.ts',
    find: 'content.length === bytes && sriOf(content) === sri',
    replace: 'content.length === bytes',
    test: jest(gateTest, 'was changed by one byte'),
  },
  {
    rule: 'a killed candidate reaches nobody',
    why: 'The emergency stop has to stop.',
    file: 'shared/releases/src/rollout.ts',
    find: "const open = state === 'running' || state === 'paused';",
    replace: "const open = state !== 'idle';",
    test: jest('shared/releases/src/rollout.test.ts', 'takes a killed candidate from everybody'),
  },
  {
    rule: 'a remote imports no other remote',
    why: 'One import across, and two teams release together for ever.',
    file: 'mf-quotes/src/remote.ts',
    find: "import { defineRemote } from '@shop/kit';",
    replace: "import { defineRemote } from '@shop/kit';\nimport '../../mf-account/src/remote.ts';",
    test: script(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      'error a-remote-imports-shared-only',
      ['--config', '.dependency-cruiser.cjs', 'mf-quotes'],
    ),
  },
  {
    rule: 'the policy allows nothing unsafe',
    why: 'With unsafe-inline an injected script runs as the shop.',
    file: 'shell/host/src/csp.ts',
    find: "/^('self'|'none'|'wasm-unsafe-eval'|",
    replace: "/^('self'|'none'|'unsafe-inline'|'wasm-unsafe-eval'|",
    test: jest(hostTest, 'without what would weaken it'),
  },
  {
    rule: 'only production is indexed',
    why: 'A test shop in the search results sells to real people.',
    file: 'shell/host/src/crawlers.ts',
    find: "const open = settings.environment === 'production';",
    replace: 'const open = true;',
    test: jest(hostTest, 'lets only production be indexed'),
  },
];
