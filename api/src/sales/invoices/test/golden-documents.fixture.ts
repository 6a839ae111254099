import type { TaxTreatment } from '../../orders/decide-tax.ts';
import { priceCreditedLine } from '../../refunds/credited-line.ts';
import { addAccountingAmounts } from '../accounting-amounts.ts';
import { buildDocument, type Heading } from '../build-document.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import type { InvoicedOrder } from '../invoiced-order.ts';
import { type OrderedThing, type OrderPlan, placeOrder } from './orders.fixture.ts';

const at = (country: string, rate: number): TaxTreatment => ({ category: 'S', rate, country, reason: null });
const intraCommunity = (country: string): TaxTreatment => ({
  category: 'K',
  rate: 0,
  country,
  reason: 'Intra-Community supply, Art. 138 Directive 2006/112/EC',
});
const exported: TaxTreatment = {
  category: 'G',
  rate: 0,
  country: 'US',
  reason: 'Export outside the EU, Art. 146 Directive 2006/112/EC',
};
const reversed: TaxTreatment = {
  category: 'AE',
  rate: 0,
  country: 'DE',
  reason: 'Reverse charge, Art. 44 and 196 Directive 2006/112/EC',
};
const outside: TaxTreatment = {
  category: 'O',
  rate: 0,
  country: 'US',
  reason: 'Service outside the scope of VAT, Art. 44 and 59 Directive 2006/112/EC',
};

const mailer = (tax: TaxTreatment, quantity = 100): OrderedThing => ({
  name: 'Mailer box 300 × 200 × 100 mm, white, printed outside',
  quantity,
  unit: 12_345n,
  tax,
});
const check = (tax: TaxTreatment): OrderedThing => ({
  name: 'Expert’s check of the artwork',
  quantity: 1,
  unit: 190_000n,
  tax,
  service: true,
});

const heading = (more: Partial<Heading> = {}): Heading => ({
  kind: 'normal',
  number: 'FV-2026-000042',
  issueDate: '2026-11-29',
  refersTo: null,
  note: 'paid',
  ...more,
});
const correction = (more: Partial<Heading> = {}): Heading =>
  heading({
    kind: 'correction',
    number: 'KOR-2026-000007',
    refersTo: { number: 'FV-2026-000042', issueDate: '2026-11-29' },
    note: 'refunded',
    ...more,
  });
const proforma = heading({ kind: 'proforma', number: 'PF-2026-000011', note: 'proforma' });

const built = (plan: OrderPlan, own: Heading = heading()): InvoiceDocument =>
  buildDocument(placeOrder(plan), own);

const greek = {
  firstname: 'Ελένη',
  lastname: 'Παπαδοπούλου',
  company: 'Εταιρεία Συσκευασίας Αθηνών Α.Ε.',
  vat_id: 'EL094259216',
  address1: 'Οδός Ερμού 25, 3ος όροφος',
  city: 'Αθήνα',
  zipcode: '105 63',
  country_iso: 'GR',
};
const bulgarian = {
  firstname: 'Иван',
  lastname: 'Щерев',
  company: 'Българска опаковка ЕООД',
  vat_id: null,
  address1: 'бул. „Княз Александър Дондуков“ № 11',
  city: 'София',
  zipcode: '1000',
  country_iso: 'BG',
};
const long120 =
  'Gesellschaft für nachhaltige Verpackungsentwicklung und Donaudampfschifffahrtselektrizitätenhauptbetriebswerk mbH & Co. KG';
const address120 = {
  company: long120,
  firstname: 'Maximiliane',
  lastname: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst',
  address1: `Straße der Deutsch-Sowjetischen Freundschaft am alten Güterbahnhof hinter dem Umspannwerk, ${'x'.repeat(60)}`,
  address2: 'Hinterhaus, Aufgang C, viertes Obergeschoss links, Klingelschild „Verpackung und Versand“',
};

/** 40 of 100 pieces of an order with a code of 10 %, as refunds credit them: 111.10 x 40 / 100 = 44.44 and 19 %. */
function refunded(): InvoicedOrder {
  const order = placeOrder({ things: [mailer(at('DE', 1900))], discount: 1235n, locale: 'it-IT' });
  const ordered = { quantity: 100, unitPrice: 12_345n, express: 0n, discount: 1235n };
  const part = { quantity: 40, net: 4444n };
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, ...part, ...priceCreditedLine(ordered, part, 'EUR') })),
    snapshot: {
      ...order.snapshot,
      promotion_amount: '0.00',
      taxes: order.snapshot.taxes.map((row) => ({ ...row, base: '44.44', amount: '8.44' })),
    },
  };
}

/** British VAT in euros, on the rate that HMRC published for September 2026: 1.1681 euros for one pound. */
const toLondon: OrderPlan = {
  things: [mailer(at('GB', 2000))],
  shipping: 1990n,
  locale: 'en-US',
  buyer: {
    company: 'Crate & Carton Ltd',
    vat_id: null,
    country_iso: 'GB',
    city: 'London',
    zipcode: 'SW1A 1AA',
  },
};
const september = { currency: 'GBP', rate: '1.1681', from: '2026-09-01', until: '2026-09-30' } as const;

/** The documents that are looked at one by one (`npm run documents`). */
export const goldenDocuments: Readonly<Record<string, InvoiceDocument>> = {
  greek: built({ things: [mailer(at('GR', 2400))], buyer: greek, shipping: 1990n }),
  bulgarian: built({ things: [mailer(at('BG', 2000))], buyer: bulgarian, shipping: 1990n }),
  polish: built({
    things: [{ ...mailer(at('PL', 2300)), name: 'Pudełko wysyłkowe 300 × 200 × 100 mm, zażółć gęślą jaźń' }],
    currency: 'PLN',
    region: 'pl',
    basis: 'gross',
    shipping: 2460n,
    locale: 'pl-PL',
    buyer: {
      firstname: 'Łucja',
      lastname: 'Ścibor-Żółkiewska',
      company: null,
      vat_id: null,
      address1: 'ul. Świętokrzyska 31/33a',
      city: 'Łódź',
      zipcode: '90-001',
      country_iso: 'PL',
    },
  }),
  'long-names': built({
    things: [{ ...mailer(at('DE', 1900)), name: `${long120} – ${'Schachtel'.repeat(20)}` }],
    buyer: address120,
    locale: 'de-DE',
    purchaseOrder: 'EINKAUF-2026-11-29-'.repeat(5),
  }),
  'ninety-lines': built({
    things: Array.from({ length: 90 }, (_, index) => ({
      ...mailer(at('DE', 1900), 10 + index),
      name: `Mailer box no. ${index + 1}${index % 7 === 0 ? ', with a name that takes more than one line of its column' : ''}`,
    })),
    shipping: 9900n,
    locale: 'de-DE',
  }),
  coupon: built({
    things: [
      { ...mailer(at('DE', 1900)), express: 4500n },
      { ...mailer(at('DE', 1900), 37), name: 'Tissue paper', unit: 1_777n },
    ],
    discount: 1750n,
    shipping: 1990n,
    locale: 'de-DE',
  }),
  'vat-in-zlotys': addAccountingAmounts(
    built({
      things: [{ ...mailer(at('PL', 2300)), name: 'Pudełko wysyłkowe' }, check(at('PL', 2300))],
      shipping: 1990n,
      locale: 'pl-PL',
      buyer: { company: 'Żółw sp. z o.o.', vat_id: null, country_iso: 'PL', city: 'Łódź', zipcode: '90-001' },
    }),
    { currency: 'PLN', rate: '4.6608', table: '039/A/NBP/2022', day: '2022-02-25' },
  ),
  'vat-in-sterling': addAccountingAmounts(built(toLondon), september),
  'vat-in-sterling-credited': addAccountingAmounts(built(toLondon, correction()), september),
  'coupon-gross': built({
    things: [mailer(at('GB', 2000)), { ...mailer(at('GB', 2000), 37), unit: 1_777n }],
    currency: 'GBP',
    region: 'gb',
    basis: 'gross',
    discount: 1234n,
    shipping: 599n,
    buyer: { company: null, vat_id: null, country_iso: 'GB', city: 'London', zipcode: 'SW1A 1AA' },
  }),
  services: built({
    things: [mailer(intraCommunity('DE')), check(reversed)],
    vatVerified: true,
    purchaseOrder: 'PO-4711',
  }),
  'mixed-rates': built({
    things: [mailer(at('FR', 2000)), { ...check(at('PL', 2300)), name: 'Arbre planté' }],
    buyer: { company: null, vat_id: null, country_iso: 'FR', city: 'Orléans', zipcode: '45000' },
    locale: 'fr-FR',
    shipping: 1200n,
  }),
  export: built({
    things: [mailer(exported), check(outside)],
    currency: 'USD',
    region: 'us',
    shipping: 12_000n,
    buyer: {
      company: 'Crate & Carton Inc.',
      vat_id: null,
      country_iso: 'US',
      city: 'Austin',
      zipcode: '73301',
      state_name: 'Texas',
    },
  }),
  'intra-community': built({ things: [mailer(intraCommunity('DE'))], vatVerified: true, locale: 'de-DE' }),
  'northern-ireland': built({
    things: [mailer(intraCommunity('XI'))],
    currency: 'GBP',
    region: 'gb',
    vatVerified: true,
    buyer: {
      company: 'Belfast Boxes Ltd',
      vat_id: 'XI123456789',
      country_iso: 'GB',
      city: 'Belfast',
      zipcode: 'BT1 5GS',
    },
  }),
  'partial-refund': buildDocument(refunded(), correction()),
  instalments: built({
    things: [mailer(at('DE', 1900), 1000)],
    locale: 'es-ES',
    method: 'check',
    dues: [
      { dueOn: '2026-12-29', amount: 48_969n },
      { dueOn: '2027-01-29', amount: 48_969n },
    ],
  }),
  proforma: built(
    { things: [mailer(at('DE', 1900))], method: 'check', locale: 'nl-NL', shipping: 1990n },
    proforma,
  ),
  'first-correction': built(
    { things: [mailer(at('DE', 1900))], locale: 'sv-SE' },
    correction({ note: 'vat_verified_later' }),
  ),
  'second-correction': built(
    { things: [mailer(intraCommunity('DE'))], vatVerified: true, locale: 'ro-RO' },
    correction({
      number: 'KOR-2026-000008',
      issueDate: '2026-12-01',
      refersTo: { number: 'FV-2026-000043', issueDate: '2026-11-30' },
    }),
  ),
  replacement: built(
    { things: [mailer(intraCommunity('DE'))], vatVerified: true, locale: 'cs-CZ' },
    heading({
      number: 'FV-2026-000043',
      issueDate: '2026-11-30',
      refersTo: { number: 'FV-2026-000042', issueDate: '2026-11-29' },
      note: 'replaces',
    }),
  ),
};
