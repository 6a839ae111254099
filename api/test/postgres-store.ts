import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate, openPostgres } from '../src/platform/composition.ts';
import type { Db } from '../src/platform/index.ts';
import { migrationsFolder, migrationsHash } from './migrations-hash.ts';
import { startCluster } from './postgres-cluster.ts';

const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

/** Creates the migrated template once; test files that run beside each other wait for the first. */
const prepareTemplate = async (admin: pg.Client, url: string): Promise<string> => {
  const template = `shop_template_${migrationsHash()}`;
  await admin.query('select pg_advisory_lock(7302115)');
  const known = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [
    template,
  ]);
  if (known.rowCount === 0) {
    await admin.query(`drop database if exists ${template}`);
    await admin.query(`create database ${template}`);
    const db = openPostgres({ url: withDatabase(url, template), poolSize: 1 });
    await migrate(db, migrationsFolder);
    await db.close();
    await admin.query(`alter database ${template} is_template true`);
  }
  await admin.query('select pg_advisory_unlock(7302115)');
  return template;
};

export interface PostgresStore {
  readonly db: Db;
  /** For a second API process on the same database. */
  readonly url: string;
  readonly cleanup: () => Promise<void>;
}

/** A database of its own, copied from the migrated template, in the cluster of `TEST_DATABASE_URL` or a new one. */
export const openTestPostgres = async (): Promise<PostgresStore> => {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given === undefined || given === '' ? await startCluster() : null;
  const adminUrl = cluster?.url ?? given ?? '';
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const template = await prepareTemplate(admin, adminUrl);
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template ${template}`);
  const url = withDatabase(adminUrl, name);
  const db = openPostgres({ url, poolSize: 10 });
  return {
    db,
    url,
    cleanup: async () => {
      await db.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      cluster?.stop();
    },
  };
};
