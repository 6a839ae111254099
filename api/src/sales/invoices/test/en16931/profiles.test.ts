import type { AddressAttributes, InvoiceGap, InvoiceProfile } from '@shop/contracts';
import fc from 'fast-check';
import { addAccountingAmounts } from '../../accounting-amounts.ts';
import { buildDocument } from '../../build-document.ts';
import type { InvoiceDocument } from '../../invoice-document.ts';
import { profiles } from '../../profiles/profiles.ts';
import { goldenDocuments } from '../golden-documents.fixture.ts';
import { type OrderPlan, placeOrder } from '../orders.fixture.ts';
import { documents, heading, treatments } from './documents.fixture.ts';
import { fatturapaRules } from './fatturapa-rules.ts';
import { fileRules } from './file-rule.ts';
import { ksefRules } from './ksef-rules.ts';
import { profileRules } from './profiles.ts';
import { readCii } from './read-cii.ts';
import { readUbl } from './read-ubl.ts';
import { readXml } from './read-xml.ts';
import { findBrokenRules, rules } from './rules.ts';

const issuedAt = new Date('2026-11-29T10:00:00.123Z');
const readers = { ubl: readUbl, cii: readCii };
const byStandard = ['peppol', 'xrechnung', 'factur-x'] as const;
/** Profiles that are more than EN 16931, which en16931.test.ts holds. */
const narrower = ['peppol', 'xrechnung', 'ksef', 'fatturapa'] as const;
const national = { ksef: ksefRules, fatturapa: fatturapaRules };

/** Rules that a document breaks in a profile, in each of its syntaxes. */
const broken = (document: InvoiceDocument, profile: InvoiceProfile): readonly string[] => {
  const { syntaxes, render } = profiles[profile];
  if (profile === 'ksef' || profile === 'fatturapa')
    return fileRules(readXml(render(document, issuedAt, 'ubl')), national[profile]);
  return syntaxes.flatMap((syntax) =>
    findBrokenRules(readers[syntax](render(document, issuedAt, syntax)), [
      ...rules,
      ...profileRules[profile],
    ]),
  );
};

const built = (plan: OrderPlan, kind: InvoiceDocument['kind'] = 'normal'): InvoiceDocument =>
  buildDocument(placeOrder(plan), heading(kind));
const boxes = { name: 'Box', quantity: 100, unit: 12_345n };
const polish = { category: 'S', rate: 2300, country: 'PL', reason: null } as const;
const italian = { category: 'S', rate: 2200, country: 'IT', reason: null } as const;
const rome: Partial<AddressAttributes> = {
  company: 'Scatole S.r.l.',
  vat_id: 'IT00743110157',
  address1: 'Via Appia 1',
  city: 'Roma',
  zipcode: '00184',
  country_iso: 'IT',
  electronic_address: '0205:ABC1234',
};
const authority: OrderPlan = {
  things: [{ ...boxes, tax: treatments.K }],
  vatVerified: true,
  method: 'check',
  buyer: { electronic_address: '0204:04011000-1234512345-06' },
};
const bases: Readonly<Record<InvoiceProfile, InvoiceDocument>> = {
  en16931: built({ things: [{ ...boxes, tax: treatments.S }] }),
  peppol: built({
    things: [{ ...boxes, tax: treatments.S }],
    buyer: { electronic_address: '9930:DE136695976' },
  }),
  xrechnung: built({ ...authority, things: [{ ...boxes, tax: treatments.S }] }),
  'factur-x': built({ things: [{ ...boxes, tax: treatments.S }] }),
  ksef: built({ things: [{ ...boxes, express: 500n, tax: polish }], currency: 'PLN', discount: 1000n }),
  fatturapa: built({
    things: [{ ...boxes, express: 500n, tax: italian }],
    vatVerified: true,
    discount: 1000n,
    buyer: rome,
  }),
};

/** The same document for a buyer in Rome, in euros, with Italian VAT. */
const toItaly = (document: InvoiceDocument): InvoiceDocument => ({
  ...document,
  currency: 'EUR',
  buyer: bases.fatturapa.buyer,
  lines: document.lines.map((line) => ({ ...line, name: 'Scatola' })),
  taxes: document.taxes.map((row) => (row.category === 'S' ? { ...row, country: 'IT' } : row)),
});

it('keeps every rule of a profile, whatever is ordered and nothing is missing', () => {
  const written = new Map<InvoiceProfile, number>();
  fc.assert(
    fc.property(documents, (drawn) => {
      for (const profile of narrower) {
        const document = profile === 'fatturapa' ? toItaly(drawn) : drawn;
        if (profiles[profile].gaps(document).length > 0) continue;
        written.set(profile, (written.get(profile) ?? 0) + 1);
        expect([profile, broken(document, profile)]).toEqual([profile, []]);
      }
    }),
    { numRuns: 60 },
  );
  // Each takes more than a third of them (measured: 37 % and more): five or fewer of 60 come once in millions.
  for (const profile of narrower) expect([profile, (written.get(profile) ?? 0) > 5]).toEqual([profile, true]);
});

describe('each rule of a profile', () => {
  for (const profile of byStandard)
    it.each(profileRules[profile].map((rule) => [rule.id, rule] as const))(
      `${profile}: %s is broken by its damage`,
      (id, { damage }) => {
        for (const syntax of profiles[profile].syntaxes) {
          const terms = readers[syntax](profiles[profile].render(bases[profile], issuedAt, syntax));
          expect(findBrokenRules(terms, profileRules[profile])).toEqual([]);
          damage(terms);
          expect(findBrokenRules(terms, profileRules[profile])).toContain(id);
        }
      },
    );
  for (const [profile, own] of Object.entries(national))
    it.each(own.map((rule) => [rule.id, rule] as const))(
      `${profile}: %s is broken by its damage`,
      (id, { damage }) => {
        const root = readXml(profiles[profile as 'ksef'].render(bases[profile as 'ksef'], issuedAt, 'ubl'));
        expect(fileRules(root, own)).toEqual([]);
        damage(root);
        expect(fileRules(root, own)).toContain(id);
      },
    );
});

describe('what an invoice lacks', () => {
  const without = <Key extends keyof InvoiceDocument>(
    document: InvoiceDocument,
    change: Pick<InvoiceDocument, Key>,
  ) => ({
    ...document,
    ...change,
  });
  const golden = (name: string) => goldenDocuments[name] as InvoiceDocument;
  const old = without(bases.xrechnung, {
    seller: { ...bases.xrechnung.seller, electronicAddress: '', vatId: null },
    taxes: [],
  });
  it.each<readonly [string, InvoiceProfile, InvoiceDocument, readonly InvoiceGap[]]>([
    ['of anybody', 'en16931', bases.en16931, []],
    ['from before VAT rows', 'factur-x', old, ['vat_breakdown']],
    ['proforma', 'peppol', golden('proforma'), ['document_kind', 'buyer_electronic_address']],
    ['from before', 'xrechnung', old, ['vat_breakdown', 'seller_electronic_address', 'seller_vat_number']],
    [
      'without electronic address',
      'xrechnung',
      bases.en16931,
      ['buyer_electronic_address', 'buyer_reference'],
    ],
    [
      'without telephone and postcode',
      'xrechnung',
      without(bases.xrechnung, {
        seller: (({ contact: _contact, ...seller }) => seller)(bases.xrechnung.seller),
        buyer: { ...bases.xrechnung.buyer, zip: '' },
        deliverTo: { ...bases.xrechnung.buyer, city: '' },
      }),
      ['seller_contact', 'buyer_address', 'delivery_address'],
    ],
    ['to an authority', 'xrechnung', built(authority), []],
    ['in zlotys', 'ksef', bases.ksef, []],
    ['with Polish VAT in euros', 'ksef', golden('mixed-rates'), ['vat_in_pln']],
    ['with British VAT', 'ksef', golden('coupon-gross'), ['seller_vat_number']],
    [
      'with a rate of two countries',
      'ksef',
      built({
        things: [
          { ...boxes, tax: polish },
          { ...boxes, tax: { ...polish, country: 'PT' } },
        ],
        currency: 'PLN',
      }),
      ['vat_rate'],
    ],
    [
      'with a name of 600 letters',
      'ksef',
      built({ things: [{ ...boxes, name: 'x'.repeat(600), tax: polish }], currency: 'PLN' }),
      ['text_length'],
    ],
    ['to Rome', 'fatturapa', bases.fatturapa, []],
    [
      'to Athens',
      'fatturapa',
      golden('greek'),
      ['buyer_country', 'buyer_electronic_address', 'buyer_vat_number', 'vat_rate', 'letters'],
    ],
    [
      'with a long name',
      'fatturapa',
      without(bases.fatturapa, { buyer: { ...bases.fatturapa.buyer, name: 'x'.repeat(81) } }),
      ['text_length'],
    ],
    ['in zlotys', 'fatturapa', without(bases.fatturapa, { currency: 'PLN' }), ['currency']],
    [
      'without unit prices',
      'fatturapa',
      without(bases.fatturapa, {
        lines: bases.fatturapa.lines.map(({ unitPrice: _price, ...line }) => line),
      }),
      ['unit_price'],
    ],
    [
      'without a postcode',
      'fatturapa',
      without(bases.fatturapa, { buyer: { ...bases.fatturapa.buyer, zip: '' } }),
      ['buyer_address'],
    ],
  ])('%s, %s', (_name, profile, document, gaps) => {
    expect(profiles[profile].gaps(document)).toEqual(gaps);
  });
});

it('writes Polish VAT in euros with its amount in zlotys and the rate, beside the VAT of others', () => {
  const inEuros = (things: OrderPlan['things'], kind: InvoiceDocument['kind'] = 'normal') =>
    addAccountingAmounts(built({ things }, kind), {
      currency: 'PLN',
      rate: '4.6608',
      table: '039/A/NBP/2022',
      day: '2022-02-25',
    });
  const xml = (document: InvoiceDocument) => {
    expect([profiles.ksef.gaps(document), broken(document, 'ksef')]).toEqual([[], []]);
    return profiles.ksef.render(document, issuedAt, 'ubl');
  };
  // 100 x 1.2345 = 123.45 net, 28.39 VAT; 28.39 x 4.6608 = 132.320112.
  const goods = { ...boxes, tax: polish };
  const alone = xml(inEuros([goods]));
  expect(alone).toContain('<P_14_1>28.39</P_14_1><P_14_1W>132.32</P_14_1W>');
  expect(alone).toContain('<KursWaluty>4.6608</KursWaluty>');
  expect(xml(inEuros([goods], 'correction'))).toContain('<P_14_1W>-132.32</P_14_1W>');
  const mixed = xml(
    inEuros([
      { ...boxes, tax: treatments.S },
      { ...goods, service: true },
    ]),
  );
  expect(mixed).toContain('<P_14_1W>132.32</P_14_1W>');
  expect(mixed).not.toContain('P_14_5W');
  expect(mixed.match(/KursWaluty>4/g)).toHaveLength(1);
});

it('writes each case of Polish VAT in its field', () => {
  const fields = (tax: OrderPlan['things'][number]['tax'], currency: 'PLN' | 'EUR' = 'EUR') => {
    const document = built({ things: [{ ...boxes, tax }], currency, vatVerified: true });
    expect(profiles.ksef.gaps(document)).toEqual([]);
    expect(broken(document, 'ksef')).toEqual([]);
    const xml = profiles.ksef.render(document, issuedAt, 'ubl');
    return [/<(P_13_\w+)>/.exec(xml)?.[1], /<P_12(?:_XII)?>([^<]+)</.exec(xml)?.[1]];
  };
  expect(fields(polish, 'PLN')).toEqual(['P_13_1', '23']);
  expect(fields({ ...polish, rate: 800 }, 'PLN')).toEqual(['P_13_2', '8']);
  expect(fields(treatments.S)).toEqual(['P_13_5', '19']);
  expect(fields(treatments.K)).toEqual(['P_13_6_2', '0 WDT']);
  expect(fields(treatments.G)).toEqual(['P_13_6_3', '0 EX']);
  expect(fields(treatments.AE)).toEqual(['P_13_9', 'np II']);
  expect(fields(treatments.O)).toEqual(['P_13_8', 'np I']);
  expect(fields(treatments.E)).toEqual(['P_13_7', 'zw']);
});

it('writes Polish and other letters in Latin-1, and the recipient by its scheme', () => {
  const file = (buyer: Partial<AddressAttributes>) =>
    profiles.fatturapa.render(
      built({ things: [{ ...boxes, tax: italian }], vatVerified: true, buyer: { ...rome, ...buyer } }),
      issuedAt,
      'ubl',
    );
  const xml = file({ company: 'Łódź “Caffè” – Đuro', electronic_address: '0202:fatture@pec.example.it' });
  expect(xml).toContain('<Denominazione>Lódz &quot;Caffè&quot; - Duro</Denominazione>');
  expect(xml).toContain(
    '<CodiceDestinatario>0000000</CodiceDestinatario><PECDestinatario>fatture@pec.example.it<',
  );
  expect(file({ electronic_address: '0201:UFABCD' })).toContain('<p:FatturaElettronica versione="FPA12"');
});
