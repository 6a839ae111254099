// npm run fuzz [-- --requests 300 --seed 7 --only 'POST /sign_up' --report FILE]: sends that many requests, a third of
// them valid, to every endpoint of the shop on PostgreSQL and prints one line per endpoint: requests, successes,
// codes.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { startPostgres } from './ensure/postgres-cluster.mjs';
import { endWith } from './ensure/run.mjs';
import { ensurePostgres } from './ensure/tools.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    report: { type: 'string', default: '' },
  },
});
await ensureDependencies(root);
const cluster = await startPostgres(await ensurePostgres(root));
const child = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--runInBand',
    'cli/test/fuzz',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      API_STORE: 'postgres',
      TEST_DATABASE_URL: cluster.url,
      FUZZ_LIVE: '1',
      FUZZ_REQUESTS: values.requests,
      SEED: values.seed,
      FUZZ_ONLY: values.only,
      FUZZ_REPORT: values.report,
    },
  },
);
endWith(child, cluster.stop);
