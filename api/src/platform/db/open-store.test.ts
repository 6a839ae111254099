/** @jest-environment node */
import { openStore } from './open-store.ts';

it('says in one sentence that the database does not answer, without its user or password', async () => {
  const opened = await openStore({
    databaseUrl: 'postgres://shop:s3cret@127.0.0.1:9/shop',
    dataDir: '/nowhere',
  });
  expect(opened.ok).toBe(false);
  if (opened.ok) return;
  expect(opened.message).toMatch(/^The database at 127\.0\.0\.1:9 cannot be used: .+\. Check DATABASE_URL/);
  expect(opened.message).not.toMatch(/s3cret|shop:/);
});
