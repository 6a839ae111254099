import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { identity } from '../../customers/composition.ts';
import { createDiskStore, keys } from '../../platform/composition.ts';
import type { ApiSettings } from '../../platform/index.ts';
import { adoptBuilds } from './adopt-builds.ts';
import { makeBuild } from './release.fixture.ts';
import { releases } from './releases.ts';
import type { RolloutGuard } from './rollout-guard.ts';

export type Build = ReturnType<typeof makeBuild>;

interface Options {
  readonly settings?: Partial<ApiSettings>;
  readonly guard?: RolloutGuard;
  readonly deliveredFrom?: () => string | null;
  readonly overrideOrigins?: readonly string[];
}

export const staffKey = { authorization: 'Bearer a staff key for tests' };

/** Starts a shop with a registry, and the tests' calls. Several can share a process, each with its own store. */
export const startReleaseShop = async ({ settings = {}, ...means }: Options = {}) => {
  const shop: TestApi = await startTestApi({
    settings,
    domains: (deps) => [
      identity(),
      keys(),
      releases({ files: createDiskStore(join(deps.settings.dataDir, 'releases')), ...means }),
    ],
  });
  const files = createDiskStore(join(shop.dataDir, 'releases'));
  const post = (action: string, body: object, headers: Readonly<Record<string, string>> = staffKey) =>
    shop.call('POST', `/releases/${action}`, { headers, body });
  const get = async <Reply>(path: string): Promise<Reply> => {
    const reply = await shop.call('GET', `/releases/${path}`, { headers: staffKey });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    return reply.body as Reply;
  };
  return {
    shop,
    files,
    post,
    get,
    publish: (build: Build, headers?: Readonly<Record<string, string>>) =>
      post('publish', { manifest: build.manifest, files: build.files }, headers),
    /** Publishes builds and points every open region at them. */
    open: (...builds: Build[]) =>
      adoptBuilds(
        { db: shop.db, files, brand: 'packwright', environment: settings.environment ?? 'local' },
        builds,
        true,
      ),
    /** Rows of releases and events cannot be deleted individually; only tests empty the tables. */
    empty: () =>
      shop.db.execute(sql`truncate releases, rollouts, release_events, release_evidence, rollout_schedules,
        release_sweeps, release_files, jobs, webhook_events cascade`),
    /** Creates a key for the shop's tools with these scopes. */
    key: async (scopes: readonly string[], held: object = {}) => {
      const { body } = await shop.call('POST', '/v1/staff/api_keys', {
        headers: staffKey,
        body: { name: 'CI', scopes, ...held },
      });
      return { authorization: `Bearer ${(body as { key: string }).key}` };
    },
    /** Signs in a staff member. */
    person: async () => {
      const email = `desk-${randomUUID()}@example.com`;
      const { body } = await shop.call('POST', '/sign_up', {
        token: await shop.visitor(),
        body: { user: { email, password: 'correct horse battery' } },
      });
      await shop.db.execute(sql`
        with person as (update users set role = 'staff' where email = ${email} returning id)
        insert into staff_roles (user_id, role, granted_by) select id, 'admin', 'test' from person`);
      return { 'x-spree-token': (body as { token: string }).token };
    },
  };
};
export type ReleaseShop = Awaited<ReturnType<typeof startReleaseShop>>;

export { makeBuild };
