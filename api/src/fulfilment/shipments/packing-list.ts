import type { AddressAttributes, Carrier, Configuration } from '@shop/contracts';
import type { Currency } from '@shop/money';
import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { resolveConfiguration } from '../../catalogue/index.ts';
import { type MailLanguage, type Queryable, resolveMailLanguage } from '../../platform/index.ts';

/** What lies in a parcel, without prices. */
export interface PackingList {
  readonly shipmentId: number;
  readonly orderNumber: string;
  readonly purchaseOrder: string | null;
  readonly currency: Currency;
  readonly language: MailLanguage;
  readonly carrier: Carrier;
  readonly trackingNumber: string | null;
  readonly packedAt: Date;
  readonly shipTo: AddressAttributes | null;
  readonly lines: readonly PackedLine[];
  /** As weighed, with cartons; null where nobody weighed it. */
  readonly grossGrams: number | null;
}

export interface PackedLine {
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  /** Null where the packer named no cartons. */
  readonly piecesPerCarton: number | null;
  /** Of one piece, by its size and material; null for goods without a die. */
  readonly pieceGrams: number | null;
}

interface PackingRow {
  readonly order_id: bigint;
  readonly number: string;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly locale: string;
  readonly carrier: Carrier;
  readonly tracking_number: string | null;
  readonly packed_at: Date;
  readonly weight_grams: number | null;
  readonly ship_address: AddressAttributes | null;
  readonly po_number: string | null;
  readonly lines: readonly (Omit<PackedLine, 'pieceGrams'> & {
    readonly configuration: Configuration | null;
  })[];
}

/** Finds the packing list of a shipment; null for an unknown one. One statement. */
export async function findPackingList(db: Queryable, shipmentId: number): Promise<PackingList | null> {
  const [row] = await db.query<PackingRow>(sql`
    select s.order_id, o.number, o.region, o.currency, u.locale, s.carrier, s.tracking_number, s.packed_at, s.weight_grams,
      o.snapshot -> 'ship_address' as ship_address, o.snapshot ->> 'po_number' as po_number,
      (select coalesce(json_agg(json_build_object('name', l.item ->> 'name', 'sku', l.item ->> 'sku',
          'configuration', l.item -> 'configuration', 'quantity', x.quantity, 'piecesPerCarton', x.pieces_per_carton)
          order by l.position), '[]')
        from shipment_lines x join order_lines l on l.id = x.order_line_id where x.shipment_id = s.id) as lines
    from shipments s join orders o on o.id = s.order_id join users u on u.id = o.user_id where s.id = ${shipmentId}`);
  if (!row) return null;
  return {
    shipmentId,
    orderNumber: row.number,
    purchaseOrder: row.po_number,
    currency: row.currency,
    language: resolveMailLanguage(row.locale, markets[row.region]),
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    packedAt: row.packed_at,
    shipTo: row.ship_address,
    lines: row.lines.map(({ configuration, ...line }) => ({ ...line, pieceGrams: weigh(configuration) })),
    grossGrams: row.weight_grams,
  };
}

function weigh(configuration: Configuration | null): number | null {
  const thing = configuration && resolveConfiguration(configuration);
  return thing?.ok ? thing.value.facts.weight : null;
}

/**
 * Returns the cartons of a line as [count, pieces in each]: full ones, then the one with the rest.
 * @example listCartons(1100, 250) // [[4, 250], [1, 100]]
 */
export function listCartons(
  quantity: number,
  perCarton: number,
): (readonly [count: number, pieces: number])[] {
  const full = Math.floor(quantity / perCarton);
  const rest = quantity % perCarton;
  return [...(full > 0 ? [[full, perCarton] as const] : []), ...(rest > 0 ? [[1, rest] as const] : [])];
}
