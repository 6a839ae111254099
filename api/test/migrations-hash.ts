import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const migrationsFolder = join(__dirname, '..', 'migrations');

/** Names a prepared database, so that a changed migration never meets an old one. */
export const migrationsHash = (): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 12);
};
