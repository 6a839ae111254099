import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openPglite } from '@shop/api/platform/composition';
import { start } from './start.ts';
import { worker } from './worker.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'failing-starts-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const root = path.resolve(__dirname, '../..');

let folders = 0;
const newFolder = (): string => {
  folders += 1;
  return path.join(place, String(folders));
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** Returns the output of a start that exits with 1. */
const refusalOf = async (command: typeof start, env: Readonly<Record<string, string>>): Promise<string> => {
  const printed: string[] = [];
  const spy = jest.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
  try {
    expect(await command(root, { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: newFolder(), ...env })).toBe(1);
  } finally {
    spy.mockRestore();
  }
  const [sentence = ''] = printed;
  // One paragraph, no stack, no secret.
  expect(printed).toHaveLength(1);
  expect(sentence.trim()).not.toMatch(/\n|s3cret/);
  return sentence.trim();
};

it('says that the port is taken or the host is not here, before it opens anything', async () => {
  const server = createServer();
  const port = await listen(server);
  const dataDir = newFolder();
  expect(await refusalOf(start, { PORT: String(port), DATA_DIR: dataDir })).toMatch(/^Port \d+ is in use\./);
  server.close();
  expect(await refusalOf(start, { HOST: '203.0.113.9', DATA_DIR: dataDir })).toMatch(
    /^HOST is "203\.0\.113\.9"/,
  );
});

const postgres = 'postgres://shop:s3cret@127.0.0.1:9/shop';
const starts = [
  ['start', start],
  ['worker', worker],
] as const;

describe.each(starts)('%s', (_name, command) => {
  it.each([
    [{ DATABASE_URL: 'shop' }, /^DATABASE_URL is not the address/],
    [{ DATABASE_URL: 'https://db.example.com/s3cret' }, /^DATABASE_URL is not the address/],
    [{ DATABASE_URL: postgres }, /^The database at 127\.0\.0\.1:9 cannot be used: .*ECONNREFUSED/],
    [{ DATABASE_URL: postgres, REDIS_URL: 'cache:s3cret' }, /^REDIS_URL is not the address/],
    [{ DATABASE_URL: postgres, SMTP_URL: 'mail:s3cret' }, /^SMTP_URL is not the address/],
    [{ DATABASE_URL: postgres, SMTP_URL: 'smtp://' }, /^SMTP_URL is not the address/],
    [{ DATABASE_URL: postgres, S3_ENDPOINT: 'http://127.0.0.1:9' }, /^S3_ENDPOINT is set without/],
  ])('refuses %j with one sentence', async (env, sentence) => {
    expect(await refusalOf(command, env)).toMatch(sentence);
  });

  it('says that the database is not there', async () => {
    const server = process.env.TEST_DATABASE_URL;
    if (server === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');
    const nowhere = server.replace(/\/[^/]*$/, '/no_such_database');
    expect(await refusalOf(command, { DATABASE_URL: nowhere })).toMatch(/"no_such_database" does not exist/);
  });

  it('says what is wrong with the bucket', async () => {
    const replies = { code: 'NoSuchBucket', status: 404 };
    const store = createServer((_request, response) =>
      response.writeHead(replies.status).end(`<Error><Code>${replies.code}</Code></Error>`),
    );
    const bucket = {
      DATABASE_URL: postgres,
      S3_ENDPOINT: `http://127.0.0.1:${await listen(store)}`,
      S3_BUCKET: 'artwork',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 's3cret',
    };
    expect(await refusalOf(command, bucket)).toMatch(/^There is no bucket "artwork" at .*check S3_BUCKET/);
    Object.assign(replies, { code: 'SignatureDoesNotMatch', status: 403 });
    expect(await refusalOf(command, bucket)).toMatch(/does not accept the key: check S3_ACCESS_KEY_ID/);
    Object.assign(replies, { code: 'InternalError', status: 500 });
    expect(await refusalOf(command, bucket)).toMatch(/replied 500: check S3_ENDPOINT/);
    // A missing file, and one hidden by a strict policy, are valid.
    for (const fine of [
      { code: 'NoSuchKey', status: 404 },
      { code: 'AccessDenied', status: 403 },
    ]) {
      Object.assign(replies, fine);
      expect(await refusalOf(command, bucket)).toMatch(/^The database at/);
    }
    store.close();
    expect(await refusalOf(command, { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9' })).toMatch(
      /cannot be reached \(.+\): check S3_ENDPOINT/,
    );
  });
});

it('a worker says that it needs PostgreSQL', async () => {
  expect(await refusalOf(worker, {})).toMatch(/^A worker needs the shop’s PostgreSQL/);
});

describe('the embedded store', () => {
  it('of a newer version is named as that', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir, { recursive: true });
    const db = await openPglite({ folder: path.join(dataDir, 'db') });
    await db.script(
      `create table schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz default now());
       insert into schema_migrations values ('9999_future.sql', '-')`,
    );
    await db.close();
    expect(await refusalOf(start, { DATA_DIR: dataDir })).toMatch(
      /migrated by another version of the shop \(9999_future\.sql\): start that version/,
    );
  });

  it('that is damaged, or has a file in its place, is named as that', async () => {
    const damaged = newFolder();
    mkdirSync(path.join(damaged, 'db'), { recursive: true });
    writeFileSync(path.join(damaged, 'db/PG_VERSION'), 'x');
    expect(await refusalOf(start, { DATA_DIR: damaged })).toMatch(
      /cannot be opened .*damaged or of another version/,
    );
    const file = newFolder();
    mkdirSync(file);
    writeFileSync(path.join(file, 'db'), '');
    expect(await refusalOf(start, { DATA_DIR: file })).toMatch(/a file is in the place of a folder/);
  });
});
