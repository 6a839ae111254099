// Seconds until an already built shop serves its first page: with an empty data folder, and again on the same one.
// Shown without a limit, because they mostly depend on the machine.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withShop } from './with-shop.mjs';

export async function startRows(root, environment) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-start-'));
  const launch = () => withShop(root, environment, (_origin, seconds) => seconds, { dataDir });
  try {
    return [
      { what: 'first start of a built shop, empty data folder', measured: await launch(), unit: 's' },
      { what: 'second start', measured: await launch(), unit: 's' },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
