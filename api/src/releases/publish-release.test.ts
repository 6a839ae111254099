import { tmpdir } from 'node:os';
import type { Db } from '../db/db.ts';
import { createDiskStore } from '../files/file-store.ts';
import { publishRelease } from './publish-release.ts';
import { makeBuild } from './release.fixture.ts';

/** Nothing is published yet, and nothing may be written. */
const db = { query: async () => [] } as unknown as Db;
const deps = { db, files: createDiskStore(tmpdir()), environment: 'local' } as const;

it.each(['', '1.0', '1.0.0+x', '1.0.0 2', '1.0.0\n', '../../x', '<b>1.0.0</b>', `1.0.0-${'x'.repeat(60)}`])(
  'takes no build whose version is "%s", since its key would be',
  async (version) => {
    const build = makeBuild('mf-checkout', 'text', { version });
    expect(await publishRelease(deps, build, 'test')).toMatchObject({
      ok: false,
      code: 'release_invalid',
      detail: expect.stringContaining('version'),
    });
  },
);
