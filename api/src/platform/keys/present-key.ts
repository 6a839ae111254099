import type { ApiKey } from '@shop/contracts';
import type { KeyRow } from './keys.repo.ts';

export type CreatedApiKey = ApiKey & { key: string };

export const presentKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  hint: row.hint,
  scopes: [...row.scopes],
  regions: row.regions && [...row.regions],
  remotes: row.remotes && [...row.remotes],
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
});
