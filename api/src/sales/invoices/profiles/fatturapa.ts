import type { InvoiceGap } from '@shop/contracts';
import type { InvoiceDocument, InvoiceTax, Party } from '../invoice-document.ts';
import { isIban, meansOf, noteOf } from '../tax-codes.ts';
import { group, textElement } from '../xml.ts';
import { toAscii, toLatin1 } from './latin.ts';
import { hasUnitPrices, listPositions, type Position, toDecimal } from './positions.ts';

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

/** `Natura`: why a row has no VAT. Null for a category that Italian law does not have. */
function natureOf({ category, reasonCode }: InvoiceTax): string | null {
  if (category === 'K') return 'N3.2';
  if (category === 'G') return 'N3.1';
  // Services of articles 7 to 7-septies of the decree 633/1972 (44 and 59 of the directive).
  if (category === 'AE' || category === 'O' || reasonCode === 'outside_scope') return 'N2.1';
  return category === 'E' ? 'N4' : null;
}

/** Whether Italian VAT or none is charged. */
const isItalian = (tax: InvoiceTax): boolean =>
  tax.category === 'S' ? tax.country === 'IT' : natureOf(tax) !== null;

/** Longest texts by field, in letters of Latin-1. */
const limits = { name: 80, street: 60, city: 60, description: 1000, cause: 200, law: 100 } as const;

const textsOf = (document: InvoiceDocument): readonly (readonly [text: string, limit: number])[] => [
  ...[document.seller, document.buyer].flatMap((party) => [
    [party.name, limits.name] as const,
    [streetOf(party), limits.street] as const,
    [party.city, limits.city] as const,
  ]),
  ...listPositions(document).map(({ name }) => [name, limits.description] as const),
  ...causesOf(document).map((cause) => [cause, limits.cause] as const),
  ...document.taxes.map(({ reason }) => [reason ?? '', limits.law] as const),
];

/** Returns what an invoice lacks for FatturaPA. */
export function fatturapaGaps(document: InvoiceDocument): readonly InvoiceGap[] {
  const { kind, seller, buyer, currency, taxes, number } = document;
  const positions = listPositions(document);
  const texts = textsOf(document);
  const gaps: readonly (InvoiceGap | false)[] = [
    kind === 'proforma' && 'document_kind',
    (taxes.length === 0 || positions.some(({ tax }) => tax === null)) && 'vat_breakdown',
    seller.vatId === null && 'seller_vat_number',
    buyer.country !== 'IT' && 'buyer_country',
    recipientOf(buyer) === null && 'buyer_electronic_address',
    !/^IT\d{11}$/.test(buyer.vatId ?? '') && 'buyer_vat_number',
    buyer.country === 'IT' && !/^\d{5}$/.test(buyer.zip) && 'buyer_address',
    currency !== 'EUR' && 'currency',
    !taxes.every(isItalian) && 'vat_rate',
    !hasUnitPrices(positions, 8) && 'unit_price',
    texts.some(([text]) => toLatin1(text) === null) && 'letters',
    (number.length > 20 || texts.some(([text, limit]) => (toLatin1(text) ?? '').length > limit)) &&
      'text_length',
  ];
  return gaps.filter((gap) => gap !== false);
}

interface Recipient {
  /** FPA12 for an authority, FPR12 for a company. */
  readonly format: 'FPA12' | 'FPR12';
  readonly code: string;
  readonly mail: string | null;
}

/** By the schemes 0201 (office of an authority), 0205 (recipient code) and 0202 (certified mail). */
function recipientOf({ electronicAddress = '' }: Party): Recipient | null {
  const [scheme, id] = [electronicAddress.slice(0, 4), electronicAddress.slice(5)];
  if (scheme === '0201') return { format: 'FPA12', code: id, mail: null };
  if (scheme === '0205') return { format: 'FPR12', code: id, mail: null };
  return scheme === '0202' ? { format: 'FPR12', code: '0000000', mail: id } : null;
}

/**
 * Renders the document as FatturaPA 1.2, before it is signed. Only for documents without gaps. Texts
 * are in Latin-1 (`toLatin1`) and never cut; a discount is a line of its own, since the format's
 * discounts are per piece and would be rounded.
 */
export function renderFatturapa(document: InvoiceDocument): string {
  const recipient = recipientOf(document.buyer);
  const header = group(
    'FatturaElettronicaHeader',
    transmission(document, recipient),
    sellerParty(document.seller),
    buyerParty(document.buyer),
  );
  const body = group(
    'FatturaElettronicaBody',
    generalData(document),
    group('DatiBeniServizi', lines(document), document.taxes.map(summary)),
    payment(document),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="${recipient?.format ?? 'FPR12'}" xmlns:p="${namespace}">${header}${body}</p:FatturaElettronica>
`;
}

const latin = (name: string, text: string | null): string =>
  textElement(name, text === null ? null : toLatin1(text));

const taxId = (vatId: string): string =>
  group('IdFiscaleIVA', textElement('IdPaese', vatId.slice(0, 2)), textElement('IdCodice', vatId.slice(2)));

const transmission = ({ seller, number }: InvoiceDocument, recipient: Recipient | null): string =>
  group(
    'DatiTrasmissione',
    group(
      'IdTrasmittente',
      textElement('IdPaese', (seller.vatId ?? '').slice(0, 2)),
      textElement('IdCodice', (seller.vatId ?? '').slice(2)),
    ),
    textElement('ProgressivoInvio', progressOf(number)),
    textElement('FormatoTrasmissione', recipient?.format ?? null),
    textElement('CodiceDestinatario', recipient?.code ?? null),
    textElement('PECDestinatario', recipient?.mail ?? null),
  );

/** At most ten letters and digits, unique per sender. @example progressOf('FV-2026-000042') // 'F26000042' */
const progressOf = (number: string): string =>
  number.replace(/^([A-Z])[A-Z]*-\d\d(\d\d)-(\d+)$/, '$1$2$3').slice(-10);

const streetOf = ({ street, more, country, zip }: Party): string =>
  [street, more, country === 'IT' ? null : zip].filter(Boolean).join(', ');

/** A postcode outside of Italy stands in the street; its own field takes five digits alone. */
const seat = (party: Party): string =>
  group(
    'Sede',
    latin('Indirizzo', streetOf(party)),
    textElement('CAP', party.country === 'IT' ? party.zip : '00000'),
    latin('Comune', party.city),
    textElement('Nazione', party.country),
  );

/** RF18: a seller without a tax regime in Italy. */
const sellerParty = (seller: InvoiceDocument['seller']): string =>
  group(
    'CedentePrestatore',
    group(
      'DatiAnagrafici',
      taxId(seller.vatId ?? ''),
      group('Anagrafica', latin('Denominazione', seller.name)),
      textElement('RegimeFiscale', 'RF18'),
    ),
    seat(seller),
    group('Contatti', textElement('Email', seller.email)),
  );

const buyerParty = (buyer: Party): string =>
  group(
    'CessionarioCommittente',
    group(
      'DatiAnagrafici',
      taxId(buyer.vatId ?? ''),
      group('Anagrafica', latin('Denominazione', buyer.name)),
    ),
    seat(buyer),
  );

/** A purchase order number fits its field up to twenty ASCII letters; a longer one is told in words. */
const orderIdOf = ({ purchaseOrder, orderNumber }: InvoiceDocument): string | null => {
  const id = toAscii(purchaseOrder ?? orderNumber);
  return id !== null && id.length <= 20 ? id : null;
};

const causesOf = (document: InvoiceDocument): readonly string[] =>
  [
    noteOf(document),
    orderIdOf(document) === null ? `Purchase order: ${document.purchaseOrder}` : null,
  ].filter((cause) => cause !== null);

const generalData = (document: InvoiceDocument): string => {
  const { kind, currency, issueDate, number, totals, refersTo } = document;
  return group(
    'DatiGenerali',
    group(
      'DatiGeneraliDocumento',
      textElement('TipoDocumento', kind === 'correction' ? 'TD04' : 'TD01'),
      textElement('Divisa', currency),
      textElement('Data', issueDate),
      textElement('Numero', number),
      textElement('ImportoTotaleDocumento', totals.gross),
      causesOf(document).map((cause) => latin('Causale', cause)),
    ),
    group('DatiOrdineAcquisto', textElement('IdDocumento', orderIdOf(document))),
    refersTo &&
      group(
        'DatiFattureCollegate',
        textElement('IdDocumento', refersTo.number),
        textElement('Data', refersTo.issueDate),
      ),
  );
};

interface Line {
  readonly kind: 'SC' | 'AC' | null;
  readonly position: Position;
  readonly quantity: number | null;
  readonly price: string;
  readonly net: bigint;
}

/** SC: a discount; AC: what belongs to the goods, delivery and express production. */
const lines = (document: InvoiceDocument): readonly string[] =>
  listPositions(document)
    .flatMap((position): readonly Line[] => {
      const { kind, quantity, unitPrice, discount, net } = position;
      const goods: Line = {
        kind: kind === 'item' ? null : 'AC',
        position,
        quantity: kind === 'item' ? quantity : null,
        price: unitPrice ?? toDecimal(net),
        net: net + discount,
      };
      const taken: Line = {
        kind: 'SC',
        position,
        quantity: null,
        price: toDecimal(-discount),
        net: -discount,
      };
      return discount === 0n ? [goods] : [goods, taken];
    })
    .map((line, index) => renderLine(line, index + 1));

const renderLine = ({ kind, position, quantity, price, net }: Line, number: number): string => {
  const { name, sku, tax } = position;
  const code = sku === null || sku.length > 35 ? null : sku;
  return group(
    'DettaglioLinee',
    textElement('NumeroLinea', String(number)),
    textElement('TipoCessionePrestazione', kind),
    code !== null && kind === null
      ? group('CodiceArticolo', textElement('CodiceTipo', 'SKU'), textElement('CodiceValore', code))
      : null,
    latin('Descrizione', kind === 'SC' ? 'Discount' : name),
    textElement('Quantita', quantity === null ? null : `${quantity}.00`),
    textElement('UnitaMisura', quantity === null ? null : 'pz'),
    textElement('PrezzoUnitario', price),
    textElement('PrezzoTotale', toDecimal(net)),
    tax && rateAndNature(tax),
  );
};

const rateAndNature = (tax: InvoiceTax): readonly string[] => [
  textElement('AliquotaIVA', (tax.rate / 100).toFixed(2)),
  textElement('Natura', tax.category === 'S' ? null : natureOf(tax)),
];

const summary = (tax: InvoiceTax): string =>
  group(
    'DatiRiepilogo',
    rateAndNature(tax),
    textElement('ImponibileImporto', tax.base),
    textElement('Imposta', tax.amount),
    textElement('EsigibilitaIVA', tax.category === 'S' ? 'I' : null),
    latin('RiferimentoNormativo', tax.category === 'S' ? null : (tax.reason ?? '')),
  );

const means = { card: 'MP08', transfer: 'MP05', online: 'MP08' } as const;

/** In parts (TP01) by their days, or whole (TP02); a credit note has no payment. */
const payment = ({ kind, totals, dues = [], payment: paying }: InvoiceDocument): string | null => {
  if (kind !== 'normal') return null;
  const detail = (amount: string, dueOn: string | null): string =>
    group(
      'DettaglioPagamento',
      textElement('ModalitaPagamento', means[meansOf(paying)]),
      textElement('DataScadenzaPagamento', dueOn),
      textElement('ImportoPagamento', amount),
      textElement(
        'IBAN',
        paying.account !== null && isIban(paying.account) ? paying.account.replaceAll(' ', '') : null,
      ),
      textElement('BIC', paying.account === null ? null : paying.swift),
    );
  return group(
    'DatiPagamento',
    textElement('CondizioniPagamento', dues.length > 0 ? 'TP01' : 'TP02'),
    dues.length > 0 ? dues.map(({ amount, dueOn }) => detail(amount, dueOn)) : detail(totals.gross, null),
  );
};
