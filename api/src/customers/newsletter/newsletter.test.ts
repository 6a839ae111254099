import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { consents } from '../consents/consents.ts';
import { identity } from '../identity/identity.ts';
import { csvLine } from './csv.ts';
import { createMailingLists, validateMailingLists } from './mailing-list.ts';
import { newsletter } from './newsletter.ts';

/** A mailing-list service that can be made unavailable. */
const taken: { readonly key: string; readonly member: unknown }[] = [];
let down = false;
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += String(chunk);
  });
  request.on('end', () => {
    if (!down) taken.push({ key: String(request.headers.authorization), member: JSON.parse(body) });
    response.writeHead(down ? 503 : 200).end();
  });
});

let shop: TestApi;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const lists = createMailingLists({
    MAILING_LIST_URL_GB: `http://127.0.0.1:${port}/members`,
    MAILING_LIST_KEY_GB: 'k-1',
  });
  shop = await startTestApi({ domains: () => [identity(), consents(), newsletter({ lists })] });
});
afterAll(async () => {
  await shop.cleanup();
  service.close();
});

let made = 0;
const fresh = () => `reader-${++made}-${Math.random().toString(36).slice(2)}@mail.example`;
const join = (email: string, region: string, more: object = {}) =>
  shop.call('POST', '/v1/newsletter/subscriptions', {
    headers: { 'x-region': region },
    body: { email, source: 'footer', ...more },
  });
const staff = { authorization: 'Bearer a staff key for tests' };
const listed = async (query = '') =>
  (await shop.call('GET', `/v1/newsletter/subscriptions?per_page=100${query}`, { headers: staff })).body as {
    subscriptions: { email: string; region: string; state: string; handed_over_at: string | null }[];
    total_count: number;
  };
const stateOf = async (email: string) =>
  (await listed()).subscriptions.find((one) => one.email === email)?.state;
const mailsTo = async (email: string) => {
  await shop.runJobs();
  return (await shop.mails()).filter((mail) => mail.includes(`To: ${email}`));
};
/** The raw mail: headers have another encoding than bodies. */
const rawMailTo = async (email: string): Promise<string> => {
  const folder = path.join(shop.dataDir, 'mail');
  const all = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return (all.find((one) => one.includes(`To: ${email}`)) ?? '').replace(/\n[ \t]+/g, '');
};
const linkIn = (mail: string | undefined, page: string): string =>
  new RegExp(`http\\S*(/v1/newsletter/${page}\\?token=[\\w.=&-]+)`).exec(mail ?? '')?.[1] ?? '';
const oneClick = (link: string) =>
  fetch(`${shop.url}/api${link}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

it('asks for confirmation where the law does, and opening the link is not confirming', async () => {
  const email = fresh();
  expect((await join(email, 'pl', { locale: 'pl-PL' })).body).toEqual({ state: 'pending' });
  const [mail] = await mailsTo(email);
  expect(mail).toContain('Czy chcesz otrzymywać nasz newsletter?');
  const link = linkIn(mail, 'confirm');
  const page = await shop.call('GET', link);
  expect(page.text).toContain('Tak, zapisz mnie');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await stateOf(email)).toBe('pending');
  const done = await oneClick(link);
  expect(await done.text()).toContain('Zapis potwierdzony');
  expect(await stateOf(email)).toBe('subscribed');
  const [logged] = await shop.db.query(
    sql`select status, text_version, source, region from consent_log where email = ${email}`,
  );
  expect(logged).toEqual({
    status: 'granted',
    text_version: '2026-11-27',
    source: 'newsletter',
    region: 'pl',
  });
});

it('signs off with one click of the mailbox, without any sign-in, again and again', async () => {
  const email = fresh();
  expect((await join(email, 'gb')).body).toEqual({ state: 'subscribed' });
  const [mail = ''] = await mailsTo(email);
  const header = /^List-Unsubscribe: ?<([^>]+)>/m.exec(await rawMailTo(email))?.[1] ?? '';
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const off = linkIn(header, 'unsubscribe');
  expect(off).toMatch(/token=\d+\.0\./);
  expect((await oneClick(off)).status).toBe(200);
  expect(await stateOf(email)).toBe('unsubscribed');
  // In the format of the larger mailbox providers.
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(`${shop.url}/api${off}`, { method: 'POST', body: form })).status).toBe(200);
  // After unsubscribing, only the owner of the address can subscribe again.
  expect((await join(email, 'gb')).body).toEqual({ state: 'subscribed' });
  expect(await stateOf(email)).toBe('pending');
});

it('reveals to nobody whether an address is on the list, and floods none', async () => {
  const email = fresh();
  const first = await join(email, 'de');
  const second = await join(email.toUpperCase(), 'de');
  expect([second.status, second.text]).toEqual([first.status, first.text]);
  expect(await mailsTo(email)).toHaveLength(1);
  const bad = await join('no address', 'de');
  expect(bad.body).toMatchObject({ code: 'invalid_input', fields: [{ path: 'email' }] });
  const crlf = await join('a@b.example\r\nBcc: x@y.example', 'de');
  expect(crlf.status).toBe(422);
});

it('refuses forged and outdated links', async () => {
  const email = fresh();
  await join(email, 'pl');
  const link = linkIn((await mailsTo(email))[0], 'confirm');
  for (const forged of [link.replace(/token=\d+/, 'token=1'), `${link}x`.replace('&lang', 'x&lang')])
    expect(await (await oneClick(forged)).text()).not.toContain('confirmed');
  await shop.db.execute(sql`
    update newsletter_subscriptions set requested_at = now() - interval '31 days' where email = ${email}`);
  await oneClick(link);
  expect(await stateOf(email)).toBe('pending');
  // Another endpoint accepts no forms.
  const form = await fetch(`${shop.url}/api/v1/newsletter/subscriptions`, {
    method: 'POST',
    body: new URLSearchParams({ email: fresh() }),
  });
  expect(form.status).toBe(422);
});

it('hands members over to the service of the region, again when it was down, and keeps the others here', async () => {
  const [british, polish] = [fresh(), fresh()];
  down = true;
  await join(british, 'gb', { locale: 'en-GB' });
  await join(polish, 'se', { locale: 'sv-SE' });
  await shop.runJobs();
  expect((await listed()).subscriptions.find(({ email }) => email === british)?.handed_over_at).toBeNull();
  down = false;
  await shop.db.execute(sql`update jobs set run_at = now() where state = 'waiting'`);
  await shop.runJobs();
  expect(taken.at(-1)).toEqual({
    key: 'Bearer k-1',
    member: { email: british, language: 'en-GB', status: 'subscribed' },
  });
  const { subscriptions } = await listed();
  expect(subscriptions.find(({ email }) => email === british)?.handed_over_at).not.toBeNull();
  expect(subscriptions.find(({ email }) => email === polish)).toMatchObject({
    state: 'subscribed',
    handed_over_at: null,
  });
  expect(validateMailingLists({ MAILING_LIST_URL_PL: 'file:///etc/passwd' })).toContain(
    'MAILING_LIST_URL_PL',
  );
  expect(validateMailingLists({})).toBeNull();
});

it('lists and exports for staff alone, filtered, and no cell is a formula', async () => {
  const email = `=cmd|${fresh()}`;
  await join(email, 'se');
  const all = await listed();
  const swedish = await listed('&q[region_eq]=se');
  expect(swedish.total_count).toBeLessThan(all.total_count);
  expect(new Set(swedish.subscriptions.map(({ region }) => region))).toEqual(new Set(['se']));
  const pending = await listed('&q[state_eq]=pending');
  expect(new Set(pending.subscriptions.map(({ state }) => state))).toEqual(new Set(['pending']));
  const csv = await shop.call('GET', '/v1/newsletter/subscriptions/export?q[region_eq]=se', {
    headers: staff,
  });
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(csv.text).toContain(`"'${email}"`);
  expect(csv.text.trim().split('\r\n')).toHaveLength(swedish.total_count + 1);
  expect((await shop.call('GET', '/v1/newsletter/subscriptions/export')).status).toBe(401);
  const visitor = await shop.visitor();
  expect((await shop.call('GET', '/v1/newsletter/subscriptions', { token: visitor })).status).toBe(404);
});

it('writes lines that read back and never start a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (values) => {
      const line = csvLine(values);
      const cells = [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) =>
        cell.replaceAll('""', '"'),
      );
      expect(cells).toHaveLength(values.length);
      for (const [index, cell] of cells.entries()) {
        expect(cell).not.toMatch(/^\s*[=+\-@]/);
        expect([cell, cell.slice(1)]).toContain(values[index]);
      }
    }),
  );
});
