import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/** The row of a design stays, empty, because carts, requests and orders may refer to it. */
export const designsPersonal: PersonalData = {
  tables: { box_designs: 'pseudonymised', design_shares: 'erased', design_mails: 'erased' },
  exports: {
    designs: ({ ids }) => sql`
      select id, name, product, configuration, document, status, created_at, updated_at from box_designs
      where user_id in ${[...ids]} and deleted_at is null order by created_at`,
    design_links: ({ ids }) => sql`
      select d.name as design, s.access, s.opened, s.created_at, s.expires_at, s.revoked_at from design_shares s
      join box_designs d on d.id = s.design_id where d.user_id in ${[...ids]} order by s.created_at`,
  },
  notCopied: { design_mails: 'hashes of addresses, kept for two days so that nobody is mailed too often' },
  files: ({ ids }) => [
    sql`select thumbnail_sha256 as sha256 from box_designs
      where user_id in ${[...ids]} and thumbnail_sha256 is not null`,
  ],
  erase: ({ ids }) => [
    sql`delete from design_shares where design_id in (select id from box_designs where user_id in ${[...ids]})`,
    sql`delete from design_mails where user_id in ${[...ids]}`,
    sql`update box_designs set name = '', document = '{}', thumbnail_rev = null, thumbnail_sha256 = null,
      deleted_at = coalesce(deleted_at, now()) where user_id in ${[...ids]}`,
  ],
  fileColumns: [['box_designs', 'thumbnail_sha256']],
};
