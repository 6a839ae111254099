import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { startTestApi, storeOfRun, type TestApi } from '../../../test/start-test-api.ts';
import { mentionsAddress, mentionsAddressSql } from './mentions-address.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ domains: () => [], store: storeOfRun() });
});
afterAll(() => api.cleanup());

const sign = fc.constantFrom(...("abz09.!#$%&'*+/=?^_`{|}~-éżя𝒂".match(/./gu) ?? []));
const local = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) =>
  signs
    .join('')
    .replace(/\.+/g, '.')
    .replace(/^\.|\.$/g, 'x'),
);
const domain = fc
  .array(fc.stringMatching(/^[a-z0-9é]([a-z0-9-]{0,3}[a-z0-9])?$/), { minLength: 1, maxLength: 2 })
  .map((labels) => [...labels, 'pl'].join('.'));
const address = fc.tuple(local, domain).map(([before, behind]) => `${before}@${behind}`);
const asText = (text: string) =>
  fc.constantFrom(
    text,
    `<${text}>`,
    `To: ${text}\n`,
    JSON.stringify({ to: text }),
    JSON.stringify({ said: `line\n${text}\tmore` }),
    JSON.stringify({ body: JSON.stringify({ said: `line\n${text}\nmore` }) }),
    `We wrote to ${text}.`,
    `(${text}), ${text};`,
    `„${text}”, « ${text} »`,
    `mailto:${text.toUpperCase()}`,
  );

/** A longer address that contains the given one: with characters added before or after it. */
const longer = (inner: string) =>
  fc.oneof(
    fc.tuple(sign, local).map(([between, more]) => `${more}${between === '.' ? 'x.' : between}${inner}`),
    sign.filter((one) => one !== '.').map((one) => `${one}${inner}`),
    fc.constantFrom('x', '-x', '.eu', '.x-y.eu', 'é').map((more) => `${inner}${more}`),
  );
const inSql = async (text: string, addresses: readonly string[]): Promise<boolean | undefined> =>
  (
    await api.db.query<{ named: boolean }>(
      sql`select ${mentionsAddressSql(sql`said`, addresses)} as named from (select ${text}::text as said) as t`,
    )
  )[0]?.named;

it('finds an address however it is written, and never the end or the beginning of a longer one', async () => {
  await fc.assert(
    fc.asyncProperty(
      address.chain((inner) =>
        fc.tuple(
          fc.constant(inner),
          longer(inner).chain((outer) => fc.tuple(fc.constant(outer), asText(outer))),
          asText(inner),
        ),
      ),
      async ([inner, [outer, others], own]) => {
        expect([mentionsAddress(own, [inner]), mentionsAddress(others, [inner])]).toEqual([true, false]);
        expect([mentionsAddress(others, [outer]), mentionsAddress(`${others} ${own}`, [inner])]).toEqual([
          true,
          true,
        ]);
        expect([await inSql(own, [inner]), await inSql(others, [inner])]).toEqual([true, false]);
      },
    ),
    { numRuns: 200 },
  );
});

it('says the same in the store and in files of any text', async () => {
  const noise = fc.array(fc.oneof(address, fc.constantFrom('a@x.pl', ' ', '\\n', '\n', '"', '.', '…', 'é')), {
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(noise, fc.array(address, { maxLength: 2 }), async (parts, more) => {
      const text = parts.join('');
      expect(await inSql(text, ['a@x.pl', ...more])).toBe(mentionsAddress(text, ['a@x.pl', ...more]));
    }),
    { numRuns: 200 },
  );
});

it('knows a domain beyond ASCII by the name that mails give it', () => {
  expect(mentionsAddress('To: ola@xn--bcher-kva.example', ['Ola@bücher.example'])).toBe(true);
  expect(mentionsAddress('To: karola@xn--bcher-kva.example', ['ola@bücher.example'])).toBe(false);
  expect(mentionsAddress('anybody', [])).toBe(false);
});
