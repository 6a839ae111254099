import type { listPatterns, ReplyOf } from '@shop/contracts';
import { boardOf, products, type StructureId } from '@shop/packaging';
import { marketDay, type Region, type RegionId } from '@shop/regions';
import { ok, type Result } from '../../platform/index.ts';
import { resolveReaderLocale } from '../delivery/read-query.ts';
import { findPriceBook } from '../pricing/books/index.ts';
import { parseRegion } from '../variants/market.ts';
import { type PatternId, patternNames } from './pattern-names/index.ts';
import { boxTile, dieTile, fluteTile, gridTile } from './pattern-tiles.ts';
import { type Tile, tileSvg } from './tile.ts';

type Reply = ReplyOf<typeof listPatterns>;

interface Pattern {
  readonly id: PatternId;
  readonly drawnFrom: string;
  readonly tile: () => Tile | undefined;
  /** Whether a market sells the pattern's motif, or uses its units. */
  readonly offeredIn: (region: Region, sold: MarketRange) => boolean;
}

/** Products in the market's current price book. */
interface MarketRange {
  readonly structures: ReadonlySet<string>;
  readonly flutes: ReadonlySet<string>;
}

const mailer = { L: 250, W: 200, H: 80, t: 1.5 };
const shipper = { L: 300, W: 200, H: 150, t: 3 };
const carton = { L: 100, W: 60, H: 160, t: 0.45 };

const dies = (structure: StructureId, size: typeof mailer): Omit<Pattern, 'id'> => ({
  drawnFrom: structure,
  tile: () => dieTile(structure, size),
  offeredIn: (_region, { structures }) => structures.has(structure),
});
const boxes = (structure: StructureId, size: typeof mailer): Omit<Pattern, 'id'> => ({
  ...dies(structure, size),
  tile: () => boxTile(structure, size),
});

const ofFlute = (id: PatternId, flute: string, pitch: number, height: number): Pattern => ({
  id,
  drawnFrom: id,
  tile: () => fluteTile(pitch, height),
  offeredIn: (_region, { flutes }) => flutes.has(flute),
});

const ofUnit = (id: PatternId, unit: Region['units'], millimetres: number, parts: number): Pattern => ({
  id,
  drawnFrom: unit,
  tile: () => gridTile(millimetres, parts),
  offeredIn: ({ units }) => units === unit,
});

/** To add a pattern, add an entry here and a name in every language (`pattern-names/`). */
const patterns: readonly Pattern[] = [
  { id: 'dies-fefco-0427', ...dies('fefco-0427', mailer) },
  { id: 'boxes-fefco-0427', ...boxes('fefco-0427', mailer) },
  { id: 'dies-fefco-0201', ...dies('fefco-0201', shipper) },
  { id: 'dies-tuck-end-reverse', ...dies('tuck-end-reverse', carton) },
  { id: 'boxes-tuck-end-reverse', ...boxes('tuck-end-reverse', carton) },
  ofFlute('flute-e', 'E', 1000 / 290, 1.2),
  ofFlute('flute-b', 'B', 1000 / 154, 2.5),
  ofFlute('flute-c', 'C', 1000 / 130, 3.6),
  ofUnit('grid-cm', 'cm', 10, 10),
  ofUnit('grid-in', 'in', 25.4, 8),
];

/** A tile never changes: drawn once and cached. */
const tileCache = new Map<string, { readonly tile: Tile; readonly svg: string } | undefined>();
const getTileDrawing = ({ id, tile: draw }: Pattern) => {
  if (!tileCache.has(id)) {
    const tile = draw();
    tileCache.set(id, tile && { tile, svg: tileSvg(tile) });
  }
  return tileCache.get(id);
};

/** Lists the repeat patterns of a market, drawn from its products and in its units. */
export function readPatterns(
  own: RegionId,
  asked: string | undefined,
  acceptLanguage: string | undefined,
  now: Date,
): Result<Reply, 'invalid_input'> {
  const region = parseRegion(asked, own);
  if (!region.ok) return region;
  const sold = resolveMarketRange(region.value, now);
  const locale = resolveReaderLocale(acceptLanguage, region.value);
  return ok({
    region: region.value.id,
    patterns: patterns.flatMap((pattern): Reply['patterns'] => {
      const drawing = pattern.offeredIn(region.value, sold) ? getTileDrawing(pattern) : undefined;
      if (!drawing) return [];
      const { width, height } = drawing.tile;
      return [
        {
          id: pattern.id,
          name: patternNames[locale][pattern.id],
          drawn_from: pattern.drawnFrom,
          tile: { width, height },
          inks: 1,
          svg: drawing.svg,
        },
      ];
    }),
  });
}

function resolveMarketRange(region: Region, now: Date): MarketRange {
  const book = findPriceBook(region, marketDay(region, now));
  const boardsSold = (ids: readonly string[]) => ids.filter((id) => book?.boards.has(id));
  const sold = products.filter(({ boards }) => boardsSold(boards).length > 0);
  return {
    structures: new Set(sold.map(({ structure }) => structure)),
    flutes: new Set(
      sold.flatMap(({ boards }) => boardsSold(boards).flatMap((id) => boardOf(id)?.flute ?? [])),
    ),
  };
}
