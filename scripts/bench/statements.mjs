// SQL statements of a cart write and of a whole checkout, as the race suite counts them at a running API on
// PostgreSQL: BEGIN and COMMIT included. The race asserts the limits; this shows the numbers.
import path from 'node:path';
import { startPostgres } from '../ensure/postgres-cluster.mjs';
import { run } from '../ensure/run.mjs';
import { ensurePostgres } from '../ensure/tools.mjs';

export async function statementRows(root, environment) {
  const postgres = await startPostgres(await ensurePostgres(root));
  try {
    const cli = path.join(root, 'node_modules/playwright/cli.js');
    const args = [cli, 'test', '--config', 'e2e/playwright.config.ts', '--project=race', '-g', 'statements:'];
    const { output } = await run(process.execPath, args, {
      cwd: root,
      quiet: true,
      env: {
        ...environment,
        NODE_ENV: 'test',
        TEST_DATABASE_URL: postgres.url,
        PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, 'test-results/bench-statements.json'),
      },
    });
    const [, writes, checkout] = /cart write (\{.+?\}), checkout (\d+)/.exec(output) ?? [];
    if (writes === undefined) throw new Error(`The race suite counted nothing:\n${output.slice(-2000)}`);
    const counted = Object.entries(JSON.parse(writes)).map(([size, measured]) => ({
      what: `SQL statements of a cart write ${size}`,
      measured,
      unit: '',
      limit: 12,
    }));
    return [
      ...counted,
      { what: 'SQL statements of a whole checkout', measured: Number(checkout), unit: '', limit: 80 },
    ];
  } finally {
    await postgres.stop();
  }
}
