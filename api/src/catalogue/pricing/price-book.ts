import { type ServiceName, serviceNames } from '@shop/contracts';
import { unitFromDecimal } from '@shop/money';
import type { Finish, Quality } from '@shop/packaging';
import type { ExtraRow, PriceBookData, Process, ProcessRow } from './book-data.ts';
import type { Conversion } from './conversions.ts';
import { findMissingRows } from './find-missing-rows.ts';

type Compiled<Row> = { readonly [Key in keyof Row]: bigint };

/** The same with every amount in 1/10 000 of the currency unit. */
export interface PriceBook
  extends Omit<
    PriceBookData,
    'boards' | 'processes' | 'works' | 'finishes' | 'qualities' | 'freightPerKg' | 'services'
  > {
  readonly boards: ReadonlyMap<string, bigint>;
  readonly processes: Readonly<Record<Process, Compiled<ProcessRow>>>;
  readonly works: Readonly<Record<Conversion, { readonly press: bigint; readonly perPiece: bigint }>>;
  readonly finishes: Readonly<Record<Finish, Compiled<ExtraRow>>>;
  readonly qualities: Readonly<Record<Quality, { readonly print: bigint; readonly perM2: bigint }>>;
  readonly freightPerKg: bigint;
  readonly services: ReadonlyMap<ServiceName, ServicePrice>;
}

/** In 1/10 000 of the currency unit; `percent` in basis points. */
export type ServicePrice =
  | { readonly kind: 'fixed'; readonly unit: bigint }
  | { readonly kind: 'percent'; readonly percent: number; readonly least: bigint };

/**
 * Parses a data file. Throws for an invalid amount or a missing row of an offered product, with the
 * book's name and the error: a shop does not start with a product it cannot price.
 */
export function compileBook(data: PriceBookData): PriceBook {
  const gaps = findMissingRows(data);
  if (gaps.length > 0) throw new RangeError(`${data.id} lacks: ${gaps.join(', ')}`);
  const read = (text: string): bigint => {
    const unit = unitFromDecimal(text, data.currency);
    if (!unit || unit.tenThousandths < 0n) throw new RangeError(`${data.id}: "${text}" is not an amount`);
    return unit.tenThousandths;
  };
  const rows = <Key extends string, Row extends Readonly<Record<string, string>>>(
    table: Readonly<Record<Key, Row>>,
  ): Record<Key, Compiled<Row>> =>
    mapRecord(
      table,
      (row) => mapRecord(row as Readonly<Record<keyof Row & string, string>>, read) as Compiled<Row>,
    );
  return {
    ...data,
    boards: new Map(Object.entries(data.boards).map(([id, price]) => [id, read(price)])),
    processes: rows(asRows(data.processes)),
    works: mapRecord(data.works, ({ press, perPiece }) => ({
      press: BigInt(press),
      perPiece: read(perPiece),
    })),
    finishes: rows(asRows(data.finishes)),
    qualities: mapRecord(data.qualities, ({ print, perM2 }) => ({
      print: BigInt(print),
      perM2: read(perM2),
    })),
    freightPerKg: read(data.freightPerKg),
    services: new Map(
      serviceNames.flatMap((name): [ServiceName, ServicePrice][] => {
        const row = data.services[name];
        if (!row) return [];
        return 'fixed' in row
          ? [[name, { kind: 'fixed', unit: read(row.fixed) }]]
          : [[name, { kind: 'percent', percent: row.percent, least: read(row.least) }]];
      }),
    ),
  };
}

/** Interfaces have no index signature; a copy of the rows does. */
const asRows = <Key extends string, Row extends object>(
  table: Readonly<Record<Key, Row>>,
): Record<Key, { readonly [K in keyof Row]: Row[K] }> => mapRecord(table, (row) => ({ ...row }));

const mapRecord = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> => {
  const entries = (Object.entries(record) as [Key, From][]).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, To>;
};
