import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localeIds } from '@shop/regions';
import { createFormat, resolveMailLanguage } from '../../../platform/index.ts';
import { findPdfAFaults, listDrawnGlyphs } from '../../../platform/testing.ts';
import { renderCii } from '../cii.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import { invoicePdf } from '../invoice-pdf.ts';
import { renderUbl } from '../ubl.ts';
import { goldenDocuments } from './golden-documents.fixture.ts';

const issuedAt = new Date('2026-11-29T12:00:00.250Z');
const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function write(name: string, document: InvoiceDocument): Promise<string> {
  const file = path.join(folder, `${name}.pdf`);
  writeFileSync(file, await invoicePdf(document, issuedAt));
  return file;
}
const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8' });
/** What the pages say in the order in which it is drawn: one space between words. */
const readText = (file: string): string => run('pdftotext', '-raw', file, '-').replaceAll(/\s+/g, ' ');
/** Without white space, for texts that are broken inside a word. */
const squeeze = (text: string): string => text.replaceAll(/\s+/g, '');
const golden = (name: string): InvoiceDocument => {
  const document = goldenDocuments[name];
  if (!document) throw new Error(`there is no document ${name}`);
  return document;
};

describe.each(Object.entries(goldenDocuments))('the document %s', (name, document) => {
  const file = path.join(folder, `${name}.pdf`);
  let bytes: Uint8Array = new Uint8Array();
  beforeAll(async () => {
    bytes = await invoicePdf(document, issuedAt);
    writeFileSync(file, bytes);
  });

  it('is a sound PDF/A-3 by our own list of rules, with every typeface embedded as a subset', async () => {
    run('qpdf', '--check', file);
    expect(await findPdfAFaults(bytes)).toEqual([]);
    const fonts = run('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+.* yes yes yes +\d+ +0$/);
  });

  it('draws no missing glyph and cuts nothing', async () => {
    const glyphs = await listDrawnGlyphs(bytes);
    expect(glyphs.length).toBeGreaterThan(100);
    expect(glyphs.filter((glyph) => glyph === 0)).toEqual([]);
    const text = squeeze(readText(file));
    expect(text).not.toContain('…');
    const { buyer, deliverTo, seller, lines } = document;
    for (const one of [
      ...[seller, buyer].flatMap(({ name, street, more, city, zip }) => [name, street, more, zip, city]),
      deliverTo?.street,
      ...lines.map(({ name }) => name),
      document.number,
      document.orderNumber,
    ])
      if (one) expect(text).toContain(squeeze(one));
  });

  it('reads in order: title, parties, each line from its item to its net, VAT, totals', () => {
    const text = squeeze(readText(file));
    const format = createFormat(resolveMailLanguage(document.language), document.currency);
    const parts = [
      document.number,
      document.seller.name,
      document.buyer.name,
      ...document.lines.flatMap(({ name: item, sku, quantity, net }) => [
        item,
        sku,
        format.count(quantity),
        format.amount(net),
      ]),
      ...document.taxes.map(({ base }) => format.amount(base)),
      format.amount(document.totals.net),
      format.amount(document.totals.gross),
    ];
    let from = 0;
    for (const part of parts.map(squeeze)) {
      const found = text.indexOf(part, from);
      expect([part, found >= 0]).toEqual([part, true]);
      from = found + part.length;
    }
  });
});

it('writes equal bytes for equal documents and embeds the CII byte for byte', async () => {
  const document = golden('greek');
  const [first, second] = [await invoicePdf(document, issuedAt), await invoicePdf(document, issuedAt)];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  const file = await write('attached', document);
  const target = path.join(folder, 'factur-x.xml');
  run('qpdf', '--show-attachment=factur-x.xml', file);
  writeFileSync(target, execFileSync('qpdf', ['--show-attachment=factur-x.xml', file]));
  expect(run('cat', target)).toBe(renderCii(document));
});

it('repeats the head of the lines on every page and numbers the pages', async () => {
  const file = await write('ninety', golden('ninety-lines'));
  const pages = readPages(file);
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, index) => {
    expect(squeeze(page)).toContain(`${index + 1}/${pages.length}`);
    if (/Mailer box no\./.test(page)) expect(page).toContain('Einzelpreis');
  });
  const last = pages.at(-1) ?? '';
  for (const label of ['Bemessungsgrundlage', 'Summe netto', 'Gesamtbetrag', 'Zu zahlen'])
    expect(last).toContain(label);
});
const readPages = (file: string): string[] =>
  run('pdftotext', '-raw', file, '-')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/g, ' '));

it('prints unit price, discount and net of every line of an order with a code', async () => {
  const text = readText(await write('coupon', golden('coupon')));
  for (const part of [
    'Einzelpreis',
    'Nachlass',
    '1,2345 €',
    '-16,84 €',
    '151,61 €',
    '0,1777 €',
    '-0,66 €',
    '5,91 €',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Expressproduktion: 45,00 €');
});

it('writes dates and amounts in the language of the reader', async () => {
  const document = golden('intra-community');
  const shown = await Promise.all(
    (
      [
        ['en-US', 'November 29, 2026', '€123.45'],
        ['de-DE', '29. November 2026', '123,45 €'],
        ['pl-PL', '29 listopada 2026', '123,45 €'],
        ['fr-FR', '29 novembre 2026', '123,45 €'],
      ] as const
    ).map(async ([language, ...parts]) => {
      const text = readText(await write(language, { ...document, language }));
      return parts.filter((part) => !text.includes(part));
    }),
  );
  expect(shown).toEqual([[], [], [], []]);
  // The law by its name in that language, in English in English alone.
  expect(
    await Promise.all(
      localeIds.map(async (language) => {
        const text = squeeze(readText(await write(language, { ...document, language })));
        return [language, /138[^)]*2006\/112\/[A-Z]{2}\)/.test(text), text.includes('Directive2006')];
      }),
    ),
  ).toEqual(localeIds.map((language) => [language, true, resolveMailLanguage(language) === 'en-US']));
});

it('gives the reason for no VAT in the language of the document in both syntaxes, too (BT-120)', () => {
  const document = golden('intra-community');
  // The names of the directive's institution are those of EUR-Lex: EC, EG, WE, CE …
  for (const language of localeIds)
    for (const xml of [renderUbl({ ...document, language }), renderCii({ ...document, language })]) {
      const [, text = ''] = /ExemptionReason>([^<]*)</.exec(xml) ?? [];
      expect([language, text]).toEqual([language, expect.stringMatching(/138[^)]*2006\/112\/[A-Z]{2}\)$/)]);
      expect([language, /Directive 2006/.test(text)]).toEqual([
        language,
        resolveMailLanguage(language) === 'en-US',
      ]);
    }
});

it('states British VAT in euros in sterling, with the rate and its period, on an invoice and its credit note', async () => {
  // By hand: 123.45 + 19.90 = 143.35 net, 28.67 VAT; 28.67 / 1.1681 = 24.544...
  for (const name of ['vat-in-sterling', 'vat-in-sterling-credited']) {
    const text = readText(await write(name, golden(name)));
    expect(text).toContain('VAT in GBP');
    expect(text).toContain('£24.54');
    expect(text).toContain('Exchange rate: 1 GBP = €1.1681 · HMRC · September 1, 2026 – September 30, 2026');
    const xml = renderCii(golden(name));
    expect(xml).toContain('<ram:TaxCurrencyCode>GBP</ram:TaxCurrencyCode>');
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="GBP">24.54</ram:TaxTotalAmount>');
  }
});

it('asks for a transfer with a code only where money is due, and codes only euros', async () => {
  const due = readText(await write('due', golden('proforma')));
  expect(due).toContain('Betaling per overschrijving');
  expect(readText(await write('paid', { ...golden('greek') }))).not.toContain('Pay by bank transfer');
  const { totals, ...proforma } = golden('proforma');
  const settled = { ...proforma, totals: { ...totals, paid: totals.gross, payable: '0.00' } };
  expect(readText(await write('settled', settled))).not.toContain('Betaling per overschrijving');
  expect(readText(await write('credited', golden('first-correction')))).not.toContain('banköverföring');
  expect(readText(await write('zloty', { ...golden('proforma'), currency: 'PLN' }))).not.toContain('bankapp');
});

it('still draws a document stored before lines had unit prices', async () => {
  const { lines, ...document } = golden('greek');
  const before = { ...document, lines: lines.map(({ unitPrice: _unitPrice, ...line }) => line) };
  const text = readText(await write('before', before));
  expect(text).toContain('Unit price');
  expect(text).toContain('€123.45');
});

it('draws a visible mark in a name that no typeface has', async () => {
  const document = golden('greek');
  const buyer = { ...document.buyer, name: '東京 Box 🙂 \u202Eabc\u200B \uD800' };
  const bytes = await invoicePdf({ ...document, buyer }, issuedAt);
  expect((await listDrawnGlyphs(bytes)).filter((glyph) => glyph === 0)).toEqual([]);
  expect(readText(await write('tokyo', { ...document, buyer }))).toContain('?? Box ? abc');
});

it('claims the profile EN 16931 only for a document that keeps its rules', async () => {
  const claim = async (document: InvoiceDocument) =>
    Buffer.from(await invoicePdf(document, issuedAt))
      .toString('latin1')
      .includes('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  const document = golden('export');
  expect(await claim(document)).toBe(true);
  const mixed = document.taxes.map((tax) =>
    tax.category === 'E' ? { ...tax, category: 'O' as const } : tax,
  );
  expect(await claim({ ...document, taxes: mixed })).toBe(false);
  expect(await claim({ ...document, taxes: [] })).toBe(false);
});
