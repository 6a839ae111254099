import { Readable } from 'node:stream';
import type { CsvMapping } from '@shop/contracts';
import fc from 'fast-check';
import { describeCsv } from './guess-mapping.ts';
import { decideMatch, findInvoiceNumbers, findOrderNumbers, isDue, nameWords } from './match.ts';
import { createCamtReader } from './read-camt.ts';
import { csvRows } from './read-csv.ts';
import { readStatements } from './read-file.ts';
import { parseAmount, readDay } from './read-values.ts';
import { fingerprintsOf, RefusedStatement } from './statement-entry.ts';
import { camtOf, type FixtureEntry } from './statements.fixture.ts';

const camt = (entries: readonly FixtureEntry[], options: Parameters<typeof camtOf>[1] = {}, most = 1000) => {
  const reader = createCamtReader(most);
  reader.write(camtOf(entries, options));
  return reader.end();
};
const faultOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof RefusedStatement) return error.fault;
    throw error;
  }
  return null;
};

describe('amounts and days', () => {
  it('reads back what Intl writes in German, Polish, English and Swiss form', () => {
    const forms = [
      ['de-DE', 'comma'],
      ['pl-PL', 'comma'],
      ['en-GB', 'point'],
      ['de-CH', 'point'],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.constantFrom(...forms),
        (minor, form) => {
          const [locale, decimal] = form;
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100);
          expect(parseAmount(written, decimal, 'PLN')).toBe(BigInt(minor));
          expect(parseAmount(`${written} PLN`, decimal, 'PLN')).toBe(BigInt(minor));
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['1.234', 'comma', 123_400n],
    ['1.23', 'comma', null],
    ['1,234.56', 'comma', null],
    ['12,345', 'comma', null],
    ['12,340', 'comma', 1234n],
    ['3,00-', 'comma', -300n],
    ['-3-', 'point', null],
    ['', 'comma', null],
    ['1e3', 'point', null],
    ['9'.repeat(30), 'point', null],
  ] as const)('reads %s with %s as %s', (text, decimal, minor) => {
    expect(parseAmount(text, decimal, 'EUR')).toBe(minor);
  });

  it('reads days as German and Polish banks write them, and none that the calendar lacks', () => {
    const days = fc.date({ min: new Date('1995-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const parts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
        expect(readDay(new Intl.DateTimeFormat('de-DE', parts).format(date), 'dmy')).toBe(iso);
        expect(readDay(iso, 'ymd')).toBe(iso);
      }),
      { numRuns: 100 },
    );
    expect(readDay('05.11.26', 'dmy')).toBe('2026-11-05');
    expect(readDay('20261105', 'ymd')).toBe('2026-11-05');
    expect(readDay('2026-11-05T13:15:00+01:00', 'ymd')).toBe('2026-11-05');
    for (const wrong of ['29.02.2027', '31.11.2026', '2026-11-05', '', '1.1.1'])
      expect([wrong, readDay(wrong, 'dmy')]).toEqual([wrong, null]);
  });
});

describe('CAMT.053', () => {
  it.each(['02', '08'] as const)('reads entries of version %s', (version) => {
    const [statement] = camt(
      [
        {
          amount: '8.85',
          text: 'R23456789ABCDE',
          name: 'NAME &amp; NAME',
          reference: 'AAAASESS-FP-CN_98765/01',
        },
        { amount: '5.00', way: 'DBIT' },
        { amount: '6.00', status: 'PDNG' },
      ],
      { version },
    );
    expect(statement).toEqual({
      currency: 'PLN',
      skipped: 2,
      entries: [
        {
          amount: 885n,
          day: '2026-11-27',
          text: 'R23456789ABCDE',
          payerName: 'NAME & NAME',
          payerAccount: 'NL56AGDH9619008421',
          reference: 'AAAASESS-FP-CN_98765/01',
        },
      ],
    });
  });

  it.each(['02', '08'] as const)('takes a batch apart if its payments add up, version %s', (version) => {
    const batch = [
      { amount: '3.00', text: 'one' },
      { amount: '4.00', text: 'two' },
    ];
    const amounts = (total: string) =>
      camt([{ amount: total, reference: 'B1', batch }], { version })[0]?.entries.map((one) => [
        one.amount,
        one.text,
        one.reference,
      ]);
    expect(amounts('7.00')).toEqual([
      [300n, 'one', 'B1/1'],
      [400n, 'two', 'B1/2'],
    ]);
    expect(amounts('9.00')).toEqual([[900n, 'one two', 'B1']]);
  });

  it('refuses what is hostile, of others or not well formed, and says where', () => {
    const bomb =
      '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>';
    const entry = { amount: '1.00' };
    expect(faultOf(() => camt([entry], { head: bomb }))?.reason).toBe('document_type');
    expect(faultOf(() => camt([{ ...entry, text: '&c;' }]))?.reason).toBe('not_camt');
    expect(faultOf(() => camt([{ ...entry, text: '<a>'.repeat(50) }]))?.reason).toBe('not_camt');
    expect(faultOf(() => camt([entry], { account: 'DE02120300000000202051' }))).toEqual({
      reason: 'unknown_account',
      row: null,
      found: 'DE02120300000000202051',
    });
    expect(faultOf(() => camt([entry, { ...entry, currency: 'EUR' }]))).toEqual({
      reason: 'wrong_currency',
      row: 2,
      found: 'EUR',
    });
    expect(faultOf(() => camt([{ amount: '1.234' }]))?.reason).toBe('wrong_amount');
    expect(faultOf(() => camt([{ amount: '-1.00' }]))?.reason).toBe('wrong_amount');
    expect(faultOf(() => camt([{ ...entry, day: '2026-02-30' }]))?.reason).toBe('wrong_day');
    expect(
      faultOf(() =>
        camt(
          Array.from({ length: 11 }, () => entry),
          {},
          10,
        ),
      )?.reason,
    ).toBe('too_many_entries');
    const reader = createCamtReader(10);
    expect(
      faultOf(() => reader.write('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">'))
        ?.reason,
    ).toBe('not_camt');
    const cut = createCamtReader(10);
    cut.write(camtOf([entry]).slice(0, -20));
    expect(faultOf(() => cut.end())?.reason).toBe('not_camt');
  });
});

const german = `"Konto";"DE89370400440532013000"

"Buchungstag";"Auftraggeber/Begünstigter";"IBAN";"Verwendungszweck";"Betrag"
"05.11.2026";"Müller & Söhne GmbH";"DE02120300000000202051";"RG FV-2026-000012
Danke";"1.234,56"
"06.11.2026";"Stadtwerke";"";"Strom";"-80,00"
`;
const mapping: CsvMapping = {
  currency: 'EUR',
  encoding: 'windows-1252',
  delimiter: 'semicolon',
  head_row: 1,
  day: 0,
  day_order: 'dmy',
  amount: 4,
  decimal: 'comma',
  text: [3],
  payer_name: 1,
  payer_account: 2,
  reference: null,
};
const latin = (text: string) => Buffer.from(text, 'latin1');
const read = (bytes: Uint8Array, how: CsvMapping | null = mapping) =>
  readStatements(Readable.from([bytes]), bytes.length, how);

describe('CSV', () => {
  it('reads back rows of any texts, delimiters and line ends', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'ż', '"', ';', ',', '\n', '\r\n', '\t', ' '),
      maxLength: 6,
    });
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        (given, delimiter, end) => {
          const text = given
            .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter) + end)
            .join('');
          const shown = given.filter((cells) => cells.some((one) => one.trim() !== ''));
          expect([...csvRows(text, delimiter)].map(({ cells }) => cells)).toEqual(shown);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('guesses the columns of German and Polish exports', () => {
    const { mapping: guessed } = describeCsv(latin(german), {});
    expect(guessed).toEqual(mapping);
    const polish = Buffer.from(
      'Data operacji;Tytu\xb3;Nadawca;Kwota\r\n2026-11-05;Zap\xb3ata;\xa3ukasz;1 000,00\r\n',
      'latin1',
    );
    const described = describeCsv(polish, {});
    expect(described.columns.map(({ name }) => name)).toEqual(['Data operacji', 'Tytuł', 'Nadawca', 'Kwota']);
    expect(described.mapping).toMatchObject({
      encoding: 'windows-1250',
      day_order: 'ymd',
      amount: 3,
      text: [1],
    });
    expect(describeCsv(Buffer.from('a,b\n1,2\n'), {}).mapping).toBeNull();
  });

  it('reads entries over several lines, and skips what went out', async () => {
    const done = await read(latin(german));
    expect(done.ok && done.value.statements).toEqual([
      {
        currency: 'EUR',
        skipped: 1,
        entries: [
          {
            amount: 123_456n,
            day: '2026-11-05',
            text: 'RG FV-2026-000012 Danke',
            payerName: 'Müller & Söhne GmbH',
            payerAccount: 'DE02120300000000202051',
            reference: null,
          },
        ],
      },
    ]);
  });

  it('names the row that cannot be read', async () => {
    const fault = async (text: string, how = mapping) => {
      const done = await read(latin(text), how);
      return done.ok ? null : done.statement;
    };
    expect(await fault(german.replace('1.234,56', '1,234.56'))).toEqual({
      reason: 'wrong_amount',
      row: 4,
      found: '1,234.56',
    });
    expect((await fault(german.replace('06.11.2026', '06/2026')))?.row).toBe(6);
    expect(await fault(`${german}05.11.2026;x\n`)).toMatchObject({ reason: 'missing_column', row: 7 });
    expect((await fault(german, { ...mapping, encoding: 'utf-8' }))?.reason).toBe('unreadable_text');
    expect((await fault('a;b;c;d;e\n', { ...mapping, head_row: 0 }))?.reason).toBe('no_entries');
  });
});

describe('files', () => {
  it('refuses 50 MB by its announced length and by what arrives, without an error of the sender', async () => {
    const csv = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(1024 * 1024, '1')));
    expect(await readStatements(csv, 0, mapping)).toMatchObject({
      ok: false,
      statement: { reason: 'too_large' },
    });
    expect(await readStatements(Readable.from([]), 50 * 1024 * 1024, null)).toMatchObject({
      statement: { reason: 'too_large' },
    });
    expect(await readStatements(Readable.from([]), 0, null)).toMatchObject({
      statement: { reason: 'no_entries' },
    });
  });

  it('reads an encoding that the file declares, in pieces of any size', async () => {
    const head = '<?xml version="1.0" encoding="ISO-8859-2"?>';
    const bytes = Buffer.from(camtOf([{ amount: '1.00', name: 'Pawe\xb3' }], { head }), 'latin1');
    for (const size of [7, 64, 5000]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      const done = await readStatements(Readable.from(pieces), bytes.length, null);
      expect(done.ok && done.value.statements[0]?.entries[0]?.payerName).toBe('Paweł');
    }
  });
});

describe('matching', () => {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const number = fc
    .array(fc.constantFrom(...alphabet), { minLength: 13, maxLength: 13 })
    .map((letters) => `R${letters.join('')}`);

  it('finds a number however the bank breaks and spells it', () => {
    fc.assert(
      fc.property(
        number,
        fc.integer({ min: 1, max: 13 }),
        fc.constantFrom(' ', '-', '\n', ' / '),
        (one, at, gap) => {
          const written = `order ${one.slice(0, at)}${gap}${one.slice(at).toLowerCase()}, thank you`;
          expect(findOrderNumbers(written)).toContain(one);
        },
      ),
      { numRuns: 100 },
    );
    expect(findInvoiceNumbers('RG fv 2026 000012 und PF-2026-000003')).toEqual([
      'FV-2026-000012',
      'PF-2026-000003',
    ]);
    expect(findInvoiceNumbers('FV-2026-0000123')).toEqual([]);
  });

  it('is sure only of one order, in the same currency, that is not canceled', () => {
    const candidate = fc.record({
      orderId: fc.integer({ min: 1, max: 4 }),
      currency: fc.constantFrom('EUR', 'PLN'),
      canceled: fc.boolean(),
    });
    const list = fc.uniqueArray(candidate, { maxLength: 3, selector: ({ orderId }) => orderId });
    fc.assert(
      fc.property(list, list, list, (byNumber, byAmount, byName) => {
        const { sure, proposals } = decideMatch('EUR', { byNumber, byAmount, byName });
        const [only] = byNumber;
        const certain = byNumber.length === 1 && only?.currency === 'EUR' && !only.canceled;
        expect(sure).toBe(certain ? only.orderId : null);
        expect(new Set(proposals.map(({ order_id }) => order_id)).size).toBe(proposals.length);
        for (const { orderId } of byNumber)
          expect(proposals).toContainEqual({ order_id: orderId, by: 'number' });
      }),
      { numRuns: 200 },
    );
  });

  it('counts as due all that is outstanding or the next instalment, and nothing else', () => {
    expect(isDue(500n, { outstanding: 500n, instalment: null })).toBe(true);
    expect(isDue(200n, { outstanding: 500n, instalment: 200n })).toBe(true);
    expect(isDue(499n, { outstanding: 500n, instalment: 200n })).toBe(false);
    expect(isDue(501n, { outstanding: 500n, instalment: null })).toBe(false);
  });

  it('looks for names, not for legal forms or titles', () => {
    expect(nameWords('MÜLLER & Söhne GmbH & Co. KG')).toEqual(['müller', 'söhne']);
    expect(nameWords('Sp. z o.o.')).toEqual([]);
    expect(nameWords(null)).toEqual([]);
  });

  it('names equal entries of one file apart, and alike in the next import', () => {
    const entry = {
      amount: 100n,
      day: '2026-11-27',
      text: 'x',
      payerName: null,
      payerAccount: null,
      reference: null,
    };
    const prints = fingerprintsOf([entry, { ...entry, text: 'y' }, entry]);
    expect(new Set(prints).size).toBe(3);
    expect(fingerprintsOf([entry, { ...entry, text: 'y' }, entry])).toEqual(prints);
    expect(fingerprintsOf([entry])[0]).toBe(prints[0]);
  });
});
