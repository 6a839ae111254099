import type { InvoiceDocument, InvoiceLine, InvoiceTax, TaxMark } from '../invoice-document.ts';
import { adjustmentCodes } from '../tax-codes.ts';

/**
 * What a national format has as a line: formats that know no surcharge of a line and no charge of the
 * document list express production and delivery like goods.
 */
export interface Position {
  readonly kind: 'item' | 'express' | 'freight';
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** Net, before the discount; null on a line stored before 29 November 2026. */
  readonly unitPrice: string | null;
  /** Minor units, net. */
  readonly discount: bigint;
  /** Minor units: quantity × unit price − discount. */
  readonly net: bigint;
  /** The row of the VAT breakdown to which the position belongs; null if the document has none. */
  readonly tax: InvoiceTax | null;
}

/** Minor units of an amount with two places. @example toMinor('12.30') // 1230n */
export const toMinor = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

/** @example toDecimal(-5n) // '-0.05' */
export const toDecimal = (minor: bigint): string => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Returns a document's positions; their nets add up to its net total (BT-109). */
export function listPositions({ lines, shipping, taxes }: InvoiceDocument): readonly Position[] {
  const taxOf = ({ category, rate }: TaxMark): InvoiceTax | null =>
    taxes.find((row) => row.category === category && row.rate === rate) ?? null;
  const single = (kind: 'express' | 'freight', net: string, name: string, mark: TaxMark): Position => ({
    kind,
    name,
    sku: null,
    quantity: 1,
    unitPrice: net,
    discount: 0n,
    net: toMinor(net),
    tax: taxOf(mark),
  });
  return [
    ...lines.flatMap((line): Position[] => [
      {
        kind: 'item',
        name: line.name,
        sku: line.sku,
        quantity: line.quantity,
        unitPrice: line.unitPrice ?? null,
        discount: toMinor(line.discount ?? '0.00'),
        net: toMinor(line.net) - surchargeOf(line),
        tax: taxOf(line),
      },
      ...(line.surcharge === undefined
        ? []
        : [single('express', line.surcharge, adjustmentCodes.express.reason, line)]),
    ]),
    ...(shipping ? [single('freight', shipping.net, adjustmentCodes.freight.reason, shipping)] : []),
  ];
}

const surchargeOf = ({ surcharge = '0.00' }: InvoiceLine): bigint => toMinor(surcharge);

/** Whether every position has a unit price with at most `decimals` places. */
export const hasUnitPrices = (positions: readonly Position[], decimals: number): boolean =>
  positions.every(
    ({ unitPrice }) => unitPrice !== null && (unitPrice.split('.')[1] ?? '').length <= decimals,
  );
