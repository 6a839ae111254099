import type { InvoiceGap } from '@shop/contracts';
import type { InvoiceDocument, InvoiceTax } from '../invoice-document.ts';
import { meansOf, noteOf, paymentTerms } from '../tax-codes.ts';
import { group, textElement } from '../xml.ts';
import { hasUnitPrices, listPositions, type Position, toDecimal, toMinor } from './positions.ts';

const namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

/** Rates of Polish VAT by their pair of fields. */
const polishFields: Readonly<Record<number, 1 | 2 | 3>> = { 2300: 1, 2200: 1, 800: 2, 700: 2, 500: 3 };

/** Categories without VAT: the field of their sum, and the rate of their lines (`P_12`). */
const untaxed = {
  ZeroRate: { field: 'P_13_6_1', rate: '0 KR' },
  IntraCommunity: { field: 'P_13_6_2', rate: '0 WDT' },
  Export: { field: 'P_13_6_3', rate: '0 EX' },
  Exempt: { field: 'P_13_7', rate: 'zw' },
  Abroad: { field: 'P_13_8', rate: 'np I' },
  ServiceInUnion: { field: 'P_13_9', rate: 'np II' },
} as const;

type Place =
  | { readonly kind: 'polish'; readonly field: 1 | 2 | 3 }
  | { readonly kind: 'union' }
  | { readonly kind: 'untaxed'; readonly field: string; readonly rate: string };

/** Where a row of VAT stands in FA(3); null: it has no field. */
function placeOf({ category, rate, country, reasonCode }: InvoiceTax): Place | null {
  const none = (of: keyof typeof untaxed): Place => ({ kind: 'untaxed', ...untaxed[of] });
  if (category === 'S') {
    if (country === undefined) return null;
    const field = polishFields[rate];
    // Goods in other member states are in the union scheme (division XII, chapter 6a).
    return country !== 'PL' ? { kind: 'union' } : field ? { kind: 'polish', field } : null;
  }
  if (category === 'K') return none('IntraCommunity');
  if (category === 'G') return none('Export');
  if (category === 'AE') return none('ServiceInUnion');
  if (category === 'O') return none('Abroad');
  if (category === 'E') return none(reasonCode === 'outside_scope' ? 'Abroad' : 'Exempt');
  return country === undefined || country === 'PL' ? none('ZeroRate') : null;
}

/** Returns what an invoice lacks for FA(3). */
export function ksefGaps(document: InvoiceDocument): readonly InvoiceGap[] {
  const { kind, seller, buyer, currency, taxes, number } = document;
  const positions = listPositions(document);
  const texts = [
    seller.name,
    buyer.name,
    ...[seller, buyer].flatMap(addressLines),
    ...positions.map(({ name }) => name),
  ];
  const gaps: readonly (InvoiceGap | false)[] = [
    kind === 'proforma' && 'document_kind',
    (taxes.length === 0 || positions.some(({ tax }) => tax === null)) && 'vat_breakdown',
    !/^PL\d{10}$/.test(nipOf(document)) && 'seller_vat_number',
    taxes.some((row) => placeOf(row) === null) && 'vat_rate',
    currency !== 'PLN' &&
      document.accounting?.currency !== 'PLN' &&
      taxes.some((row) => placeOf(row)?.kind === 'polish' && toMinor(row.amount) !== 0n) &&
      'vat_in_pln',
    !hasUnitPrices(positions, 8) && 'unit_price',
    (texts.some((text) => text.length > 512) || number.length > 256) && 'text_length',
  ];
  return gaps.filter((gap) => gap !== false);
}

/** A document outside the scope of VAT names no number in EN 16931, but does here. */
const nipOf = ({ seller }: InvoiceDocument): string => seller.vatId ?? '';

/**
 * Renders the document as FA(3), the structure of the Polish KSeF in force since February 2026. Only
 * for documents without gaps. A credit note is the difference to its invoice, so its amounts are
 * negative; it says that the invoice was not sent to KSeF (`NrKSeFN`), since the shop sends none.
 */
export function renderKsef(document: InvoiceDocument, issuedAt: Date): string {
  const header = group(
    'Naglowek',
    textElement('KodFormularza', 'FA', { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }),
    textElement('WariantFormularza', '3'),
    textElement('DataWytworzeniaFa', `${issuedAt.toISOString().slice(0, 19)}Z`),
    textElement('SystemInfo', 'Packwright'),
  );
  const body = [header, sellerParty(document), buyerParty(document), invoice(document), footer(document)];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="${namespace}">${body.join('')}</Faktura>
`;
}

const addressLines = ({ street, more, zip, city, region }: InvoiceDocument['buyer']): readonly string[] => [
  [street, more].filter(Boolean).join(', '),
  [zip, city, region].filter(Boolean).join(' '),
];

const address = (party: InvoiceDocument['buyer']): string => {
  const [first = '', second = ''] = addressLines(party);
  return group(
    'Adres',
    textElement('KodKraju', party.country),
    textElement('AdresL1', first || second),
    textElement('AdresL2', first ? second : null),
  );
};

const sellerParty = (document: InvoiceDocument): string => {
  const { seller } = document;
  return group(
    'Podmiot1',
    group(
      'DaneIdentyfikacyjne',
      textElement('NIP', nipOf(document).slice(2)),
      textElement('Nazwa', seller.name),
    ),
    address(seller),
    group(
      'DaneKontaktowe',
      textElement('Email', seller.email),
      textElement('Telefon', seller.contact?.phone.replaceAll(' ', '') ?? null),
    ),
  );
};

const vatPrefixes = 'AT BE BG CY CZ DK EE FI FR DE EL HR HU IE IT LV LT LU MT NL PT RO SK SI ES SE XI'.split(
  ' ',
);

/** By NIP, number of another member state, another number, or none (`BrakID`). */
const buyerId = ({ vatId, country }: InvoiceDocument['buyer']): readonly string[] => {
  if (!vatId) return [textElement('BrakID', '1')];
  const [prefix, number] = [vatId.slice(0, 2), vatId.slice(2)];
  if (prefix === 'PL') return [textElement('NIP', number)];
  return vatPrefixes.includes(prefix)
    ? [textElement('KodUE', prefix), textElement('NrVatUE', number)]
    : [textElement('KodKraju', country), textElement('NrID', vatId)];
};

/** `JST` and `GV`: the buyer is no unit of a local authority and no member of a VAT group, as far as the shop knows. */
const buyerParty = ({ buyer }: InvoiceDocument): string =>
  group(
    'Podmiot2',
    group('DaneIdentyfikacyjne', buyerId(buyer), textElement('Nazwa', buyer.name)),
    address(buyer),
    group('DaneKontaktowe', textElement('Email', buyer.email)),
    textElement('JST', '2'),
    textElement('GV', '2'),
  );

const invoice = (document: InvoiceDocument): string => {
  const { kind, currency, issueDate, deliveryDate, number, totals } = document;
  const credit = kind === 'correction';
  return group(
    'Fa',
    textElement('KodWaluty', currency),
    textElement('P_1', issueDate),
    textElement('P_2', number),
    textElement('P_6', deliveryDate === issueDate ? null : deliveryDate),
    vatSums(document),
    textElement('P_15', signed(totals.gross, credit)),
    annotations(document),
    textElement('RodzajFaktury', credit ? 'KOR' : 'VAT'),
    correction(document),
    listPositions(document).map((position, index) => row(document, position, index + 1)),
    payment(document),
    group(
      'WarunkiTransakcji',
      group('Zamowienia', textElement('NrZamowienia', document.purchaseOrder ?? document.orderNumber)),
    ),
  );
};

const signed = (decimal: string, credit: boolean): string =>
  toDecimal(credit ? -toMinor(decimal) : toMinor(decimal));

/**
 * The sums of net and VAT, in the order of the schema: Polish rates with their VAT in zlotys (`W`), the union
 * scheme, then those without VAT.
 */
function vatSums({ taxes, kind }: InvoiceDocument): readonly string[] {
  const credit = kind === 'correction';
  const sums = new Map<string, bigint>();
  const count = (field: string, decimal: string) =>
    sums.set(field, (sums.get(field) ?? 0n) + toMinor(signed(decimal, credit)));
  for (const tax of taxes) {
    const place = placeOf(tax);
    if (place?.kind === 'untaxed') count(place.field, tax.base);
    else if (place) {
      const field = place.kind === 'union' ? 5 : place.field;
      count(`P_13_${field}`, tax.base);
      count(`P_14_${field}`, tax.amount);
      if (place.kind === 'polish' && tax.accountingAmount !== undefined)
        count(`P_14_${field}W`, tax.accountingAmount);
    }
  }
  return sumFields.map((field) => {
    const sum = sums.get(field);
    return sum === undefined ? '' : textElement(field, toDecimal(sum));
  });
}
const sumFields = [
  ...[1, 2, 3, 5].flatMap((field) => [`P_13_${field}`, `P_14_${field}`, `P_14_${field}W`]),
  ...Object.values(untaxed).map(({ field }) => field),
];

/** No cash accounting, self-billing, split payment, new means of transport, triangular sale or margin scheme. */
const annotations = ({ taxes }: InvoiceDocument): string => {
  const exempt = taxes.find((row) => placeOf(row)?.kind === 'untaxed' && rateOf(row) === 'zw');
  return group(
    'Adnotacje',
    textElement('P_16', '2'),
    textElement('P_17', '2'),
    textElement('P_18', taxes.some(({ category }) => category === 'AE') ? '1' : '2'),
    textElement('P_18A', '2'),
    group(
      'Zwolnienie',
      exempt
        ? [textElement('P_19', '1'), textElement('P_19B', exempt.reason ?? 'Directive 2006/112/EC')]
        : textElement('P_19N', '1'),
    ),
    group('NoweSrodkiTransportu', textElement('P_22N', '1')),
    textElement('P_23', '2'),
    group('PMarzy', textElement('P_PMarzyN', '1')),
  );
};

const correction = (document: InvoiceDocument): string | null => {
  const { kind, refersTo } = document;
  if (kind !== 'correction' || refersTo === null) return null;
  return [
    textElement('PrzyczynaKorekty', noteOf(document)),
    group(
      'DaneFaKorygowanej',
      textElement('DataWystFaKorygowanej', refersTo.issueDate),
      textElement('NrFaKorygowanej', refersTo.number),
      textElement('NrKSeFN', '1'),
    ),
  ].join('');
};

const rateOf = (tax: InvoiceTax): string | null => {
  const place = placeOf(tax);
  return place?.kind === 'untaxed' ? place.rate : place?.kind === 'polish' ? String(tax.rate / 100) : null;
};

const row = ({ kind, accounting }: InvoiceDocument, position: Position, number: number): string => {
  const credit = kind === 'correction';
  const { name, sku, quantity, unitPrice, discount, net, tax } = position;
  return group(
    'FaWiersz',
    textElement('NrWierszaFa', String(number)),
    textElement('P_7', name),
    textElement('Indeks', sku === null || sku.length > 50 ? null : sku),
    textElement('P_8A', 'szt.'),
    textElement('P_8B', `${credit ? '-' : ''}${quantity}`),
    textElement('P_9A', unitPrice),
    textElement('P_10', discount === 0n ? null : toDecimal(credit ? -discount : discount)),
    textElement('P_11', toDecimal(credit ? -net : net)),
    textElement('P_12', tax && rateOf(tax)),
    textElement('P_12_XII', tax && placeOf(tax)?.kind === 'union' ? String(tax.rate / 100) : null),
    textElement('KursWaluty', accounting && tax && placeOf(tax)?.kind === 'polish' ? accounting.rate : null),
  );
};

const means = { card: '2', transfer: '6', online: null } as const;

/** Paid on the day of issue, or due; a credit note has no payment. */
const payment = (document: InvoiceDocument): string | null => {
  const { kind, totals, issueDate, dues = [], payment: paying } = document;
  if (kind !== 'normal') return null;
  const code = means[meansOf(paying)];
  const isPaid = toMinor(totals.payable) === 0n;
  return group(
    'Platnosc',
    isPaid ? [textElement('Zaplacono', '1'), textElement('DataZaplaty', issueDate)] : null,
    dues.map(({ dueOn }) => group('TerminPlatnosci', textElement('Termin', dueOn))),
    code === null
      ? [textElement('PlatnoscInna', '1'), textElement('OpisPlatnosci', paying.method)]
      : textElement('FormaPlatnosci', code),
    paying.account
      ? group(
          'RachunekBankowy',
          textElement('NrRB', paying.account.replaceAll(' ', '')),
          textElement('SWIFT', paying.swift),
        )
      : null,
  );
};

const footer = (document: InvoiceDocument): string => {
  const { seller, kind } = document;
  const notes = [kind === 'correction' ? null : noteOf(document), paymentTerms(document)].filter(Boolean);
  const [, register = null] = /^KRS (\d{10})$/.exec(seller.registration ?? '') ?? [];
  return group(
    'Stopka',
    group('Informacje', textElement('StopkaFaktury', notes.join(' '))),
    group('Rejestry', textElement('KRS', register)),
  );
};
