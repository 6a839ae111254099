import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

export const assetsPersonal: PersonalData = {
  tables: { assets: 'erased', asset_variants: 'erased' },
  exports: {
    files: ({ ids }) => sql`
      select id, name, kind, bytes, sha256, created_at from assets where user_id in ${[...ids]} order by created_at`,
  },
  notCopied: { asset_variants: 'smaller pictures of the files, made when they are looked at' },
  files: ({ ids }) => [
    sql`select sha256 from assets where user_id in ${[...ids]}`,
    sql`select v.file_sha256 as sha256 from asset_variants v join assets a on a.sha256 = v.sha256
      where a.user_id in ${[...ids]}`,
  ],
  erase: ({ ids }) => [
    sql`delete from asset_variants v where exists (select from assets a where a.sha256 = v.sha256 and a.user_id in ${[...ids]})
      and not exists (select from assets a where a.sha256 = v.sha256 and a.user_id not in ${[...ids]})`,
    sql`delete from assets where user_id in ${[...ids]}`,
  ],
  fileColumns: [
    ['assets', 'sha256'],
    ['asset_variants', 'file_sha256'],
  ],
};
