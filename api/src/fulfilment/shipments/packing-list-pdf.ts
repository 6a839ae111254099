import { carrierNames } from '@shop/contracts';
import { formatAddressLines } from '@shop/intake';
import { dayIn, pickUpAddress, sellerTimeZone } from '@shop/regions';
import type { Content } from 'pdfmake/interfaces';
import {
  createFormat,
  type DocumentFormat,
  layOutAddresses,
  layOutFacts,
  layOutFooter,
  layOutLines,
  layOutNotes,
  layOutTitle,
  layOutTotals,
  type SetText,
  writePdf,
} from '../../platform/index.ts';
import { seller } from '../../sales/index.ts';
import { fulfilmentWords } from '../words/index.ts';
import { listCartons, type PackedLine, type PackingList } from './packing-list.ts';

/** Returns a packing list as PDF/A-3 in the buyer's language: parcel, contents by carton, weights, no prices. */
export async function packingListPdf(list: PackingList): Promise<Uint8Array> {
  const words = fulfilmentWords[list.language].packing;
  const title = `${words.title} ${list.orderNumber} · ${list.shipmentId}`;
  const format = createFormat(list.language, list.currency);
  return writePdf({ title, language: list.language, created: list.packedAt }, (set) => ({
    content: [
      layOutTitle(set, title),
      layOutParcel(list, format, set),
      layOutAddresses(set, listAddresses(list, format)),
      layOutContents(list, format, set),
      layOutWeights(list, format, set),
      layOutNotes(set, [
        list.lines.some(({ pieceGrams }) => pieceGrams !== null) ? words.calculated : null,
        seller.identity.demonstration ? words.demonstration : null,
      ]),
    ],
    footer: layOutFooter(set, title),
  }));
}

const layOutParcel = (list: PackingList, format: DocumentFormat, set: SetText): Content => {
  const { packing: words, shipments: mail } = fulfilmentWords[list.language];
  return layOutFacts(set, [
    [words.packed, format.day(dayIn(sellerTimeZone, list.packedAt))],
    [words.order, list.orderNumber],
    [words.purchaseOrder, list.purchaseOrder],
    [words.shipment, String(list.shipmentId)],
    [mail.carrier, list.carrier === 'pick-up' ? mail.pickUp : carrierNames[list.carrier]],
    [mail.tracking, list.trackingNumber],
  ]);
};

/** The sender, and where the parcel goes: to the buyer, or to where it is collected. */
function listAddresses({ shipTo, carrier, language }: PackingList, format: DocumentFormat) {
  const { packing: words, shipments: mail } = fulfilmentWords[language];
  const { street, more, ...place } = seller.identity;
  const sender = {
    label: words.sender,
    name: place.name,
    lines: formatAddressLines(
      { ...place, name: null, street: [street, more] },
      format.country(place.country),
    ),
  };
  if (carrier === 'pick-up') {
    const { zip, city, countryIso, ...at } = pickUpAddress;
    const lines = formatAddressLines(
      { street: [at.street], zip, city, country: countryIso },
      format.country(countryIso),
    );
    return [sender, { label: mail.pickUp, name: at.name, lines }];
  }
  if (!shipTo) return [sender];
  const lines = formatAddressLines(
    {
      name: `${shipTo.firstname} ${shipTo.lastname}`,
      company: shipTo.company ?? null,
      street: [shipTo.address1, shipTo.address2],
      zip: shipTo.zipcode,
      city: shipTo.city,
      region: shipTo.state_name ?? null,
      country: shipTo.country_iso,
    },
    format.country(shipTo.country_iso),
  );
  return [sender, { label: words.shipTo, name: null, lines }];
}

const gramsOf = ({ pieceGrams, quantity }: PackedLine): number | null =>
  pieceGrams === null ? null : pieceGrams * quantity;

const layOutContents = ({ lines, language }: PackingList, format: DocumentFormat, set: SetText): Content => {
  const words = fulfilmentWords[language].packing;
  const cartons = ({ quantity, piecesPerCarton }: PackedLine): string =>
    piecesPerCarton === null
      ? '–'
      : listCartons(quantity, piecesPerCarton)
          .map(([count, pieces]) => `${format.count(count)} × ${format.count(pieces)}`)
          .join(' + ');
  return layOutLines(set, {
    item: { head: words.item, cell: ({ name, sku }) => ({ name, code: sku }) },
    columns: [
      { head: words.quantity, width: 56, cell: ({ quantity }) => format.count(quantity) },
      ...(lines.some(({ piecesPerCarton }) => piecesPerCarton !== null)
        ? [{ head: words.cartons, width: 104, cell: cartons }]
        : []),
      {
        head: words.weight,
        width: 70,
        cell: (line) => {
          const grams = gramsOf(line);
          return grams === null ? '–' : format.weight(grams);
        },
      },
    ],
    rows: lines,
  });
};

/** A sum stands only where every line has its part. */
const layOutWeights = (
  { lines, grossGrams, language }: PackingList,
  format: DocumentFormat,
  set: SetText,
): Content => {
  const words = fulfilmentWords[language].packing;
  const net = sumOf(lines.map(gramsOf));
  const cartons = sumOf(
    lines.map(({ quantity, piecesPerCarton }) =>
      piecesPerCarton === null ? null : Math.ceil(quantity / piecesPerCarton),
    ),
  );
  const rows: (readonly [string, string, boolean])[] = [
    [words.allPieces, format.count(sumOf(lines.map(({ quantity }) => quantity)) ?? 0), true],
  ];
  if (cartons !== null) rows.push([words.allCartons, format.count(cartons), false]);
  if (net !== null) rows.push([words.netWeight, format.weight(net), false]);
  if (grossGrams !== null) rows.push([words.grossWeight, format.weight(grossGrams), false]);
  return { unbreakable: true, stack: [layOutTotals(set, rows)] };
};

const sumOf = (parts: readonly (number | null)[]): number | null =>
  parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
