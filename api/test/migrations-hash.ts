import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** On a busy machine a store alone may take longer than Jest's five seconds. Every test that opens one comes by here. */
jest.setTimeout(60_000);

export const migrationsFolder = join(__dirname, '..', 'migrations');

/** Names a prepared database, so that a changed migration never meets an old one. */
export const migrationsHash = (): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 12);
};
