import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

export const suppliersPersonal: PersonalData = {
  tables: { supplier_applications: 'erased', supplier_application_files: 'erased' },
  exports: {
    supplier_applications: ({ ids }) => sql`
      select id, status, email, full_name, company_name, vat_id, website, phone, country_iso, capabilities, certificates,
        message, created_at from supplier_applications where user_id in ${[...ids]} order by id`,
  },
  notCopied: { supplier_application_files: 'the files are in the list of uploads' },
  erase: ({ ids, emails }) => [
    sql`delete from supplier_applications where user_id in ${[...ids]}`,
    ...(emails.length === 0 ? [] : [sql`delete from supplier_applications where email in ${[...emails]}`]),
  ],
};
