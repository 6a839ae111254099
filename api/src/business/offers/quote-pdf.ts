import { formatAddressLines } from '@shop/intake';
import { add, money, shareOf, sum, toDecimal, unitToDecimal } from '@shop/money';
import { marketDay, markets } from '@shop/regions';
import type { Content } from 'pdfmake/interfaces';
import {
  createFormat,
  type DocumentFormat,
  layOutAddresses,
  layOutFacts,
  layOutFooter,
  layOutLines,
  layOutNotes,
  layOutTaxes,
  layOutTitle,
  layOutTotals,
  type SetText,
  writePdf,
} from '../../platform/index.ts';
import { explainTaxReason, seller } from '../../sales/index.ts';
import { businessWords } from '../words/index.ts';
import type { OfferLineRow, OfferRow } from './offers.repo.ts';
import { resolveOfferLanguage } from './present-offer.ts';

type QuotedLine = Pick<OfferLineRow, 'quantity' | 'unit_price' | 'net' | 'item' | 'accepted'>;

interface LaidQuote {
  readonly offer: OfferRow;
  readonly lines: readonly QuotedLine[];
  readonly format: DocumentFormat;
  readonly set: SetText;
}

/**
 * Returns an offer as PDF/A-3 in the buyer's language, without XML: no standard has a form for a
 * quote that this shop writes. Lines are alternatives, so there is a total only of those accepted,
 * or of a single one.
 *
 * @param url the page on which it is accepted
 */
export async function quotePdf(
  offer: OfferRow,
  lines: readonly QuotedLine[],
  url: string,
): Promise<Uint8Array> {
  const language = resolveOfferLanguage(offer);
  const words = businessWords[language].quotePdf;
  const title = `${words.title} ${offer.qr_number}`;
  const format = createFormat(language, offer.currency);
  return writePdf({ title, language, created: offer.created_at }, (set) => {
    const quote = { offer, lines, format, set };
    return {
      content: [
        layOutTitle(set, title),
        layOutReferences(quote),
        layOutParties(quote),
        layOutItems(quote),
        layOutSums(quote),
        layOutTerms(quote, url),
      ],
      footer: layOutFooter(set, title),
    };
  });
}

const wordsOf = (offer: OfferRow) => businessWords[resolveOfferLanguage(offer)].quotePdf;
const dayOf = ({ region }: OfferRow, instant: Date, format: DocumentFormat): string =>
  format.day(marketDay(markets[region], instant));

const layOutReferences = ({ offer, format, set }: LaidQuote): Content => {
  const words = wordsOf(offer);
  return layOutFacts(set, [
    [words.request, offer.qr_number],
    [words.version, format.count(offer.version)],
    [words.issued, dayOf(offer, offer.created_at, format)],
    [words.validUntil, dayOf(offer, offer.valid_until, format)],
  ]);
};

const layOutParties = ({ offer, format, set }: LaidQuote): Content => {
  const words = wordsOf(offer);
  const { name, street, more, registration, vatIds, country, ...place } = seller.identity;
  const vatId = vatIds[country];
  const company = offer.company_name?.trim();
  return layOutAddresses(set, [
    {
      label: words.seller,
      name,
      lines: [
        ...formatAddressLines({ ...place, street: [street, more], country }, format.country(country)),
        ...(vatId ? [`${words.rate}: ${vatId}`] : []),
        registration,
      ],
    },
    {
      label: words.recipient,
      name: company || offer.full_name,
      lines: [...(company ? [offer.full_name] : []), offer.email],
    },
  ]);
};

const layOutItems = ({ offer, lines, format, set }: LaidQuote): Content => {
  const words = wordsOf(offer);
  const net = (line: QuotedLine) => money(line.net, offer.currency);
  return layOutLines(set, {
    item: { head: words.item, cell: ({ item: { name, sku } }) => ({ name, code: sku }) },
    columns: [
      { head: words.quantity, width: 48, cell: ({ quantity }) => format.count(quantity) },
      {
        head: words.unitPrice,
        width: 66,
        cell: (line) =>
          format.price(
            trimPrice(unitToDecimal({ tenThousandths: line.unit_price, currency: offer.currency })),
          ),
      },
      { head: words.net, width: 72, cell: (line) => format.amount(toDecimal(net(line))) },
      { head: words.rate, width: 36, cell: () => format.percent(offer.tax_rate) },
      {
        head: words.gross,
        width: 72,
        cell: (line) => format.amount(toDecimal(add(net(line), shareOf(net(line), offer.tax_rate)))),
      },
    ],
    rows: lines,
  });
};

/** Why no VAT is charged, in the buyer's language; null where it is. */
const taxReason = (offer: OfferRow): string | null =>
  offer.tax_reason && explainTaxReason(offer.tax_reason, offer.tax_country, resolveOfferLanguage(offer));

/** "1.2340" as "1.234": at least two decimals, no zeros behind them. */
const trimPrice = (decimal: string): string => decimal.replace(/(\.\d\d\d*?)0+$/, '$1');

/** The lines that belong together: those accepted, else a single one. */
const summedLines = (lines: readonly QuotedLine[]): readonly QuotedLine[] => {
  const accepted = lines.filter((line) => line.accepted);
  return accepted.length > 0 ? accepted : lines.length === 1 ? lines : [];
};

const layOutSums = ({ offer, lines, format, set }: LaidQuote): Content => {
  const words = wordsOf(offer);
  const summed = summedLines(lines);
  if (summed.length === 0) return layOutNotes(set, [words.alternatives]);
  const net = sum(
    summed.map((line) => money(line.net, offer.currency)),
    offer.currency,
  );
  const tax = shareOf(net, offer.tax_rate);
  const [netText, taxText] = [format.amount(toDecimal(net)), format.amount(toDecimal(tax))];
  return {
    unbreakable: true,
    stack: [
      layOutTaxes(set, {
        heads: [words.rate, words.base, words.tax],
        rows: [{ rate: format.percent(offer.tax_rate), legal: null, base: netText, amount: taxText }],
      }),
      layOutTotals(set, [
        [words.totalNet, netText, false],
        [words.totalTax, taxText, false],
        [words.total, format.amount(toDecimal(add(net, tax))), true],
      ]),
      ...(summed.length < lines.length ? [layOutNotes(set, [words.chosen])] : []),
    ],
  };
};

const layOutTerms = ({ offer, format, set }: LaidQuote, url: string): Content => {
  const words = wordsOf(offer);
  const isOpen = offer.status === 'sent' || offer.status === 'viewed';
  return layOutNotes(set, [
    isOpen ? words.binding(dayOf(offer, offer.valid_until, format)) : null,
    words.delivery(format.country(offer.tax_country)),
    taxReason(offer),
    offer.terms,
    isOpen ? `${words.review}: ${url}` : null,
    seller.identity.demonstration ? words.demonstration : null,
  ]);
};
