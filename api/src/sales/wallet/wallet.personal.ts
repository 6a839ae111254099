import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/** The ledger stays: its entries name an account without personal data. */
export const walletPersonal: PersonalData = {
  tables: {
    wallets: 'pseudonymised',
    wallet_entries: 'kept: accounts of money received and owed (Ustawa o rachunkowości art. 74)',
  },
  exports: {
    wallet: ({ ids }) => sql`
      select currency, amount::text as minor_units, kind, reason, created_at from wallet_entries
      where user_id in ${[...ids]} order by id`,
  },
  notCopied: { wallets: 'the sum of the entries, which are copied' },
  erase: ({ ids }) => [sql`update users set wallet_currency = null where id in ${[...ids]}`],
};
