import type { listPatterns, ReplyOf } from '@shop/contracts';
import { boardOf, products, type StructureId } from '@shop/packaging';
import type { LocaleId, Region, RegionId } from '@shop/regions';
import { askedRegion } from '../catalogue/market.ts';
import { readerLocale } from '../delivery/asked.ts';
import { bookOf } from '../pricing/books/index.ts';
import { ok, type Result } from '../server/result.ts';
import { boxTile, dieTile, fluteTile, gridTile } from './pattern-tiles.ts';
import { type Tile, tileSvg } from './tile.ts';

type Reply = ReplyOf<typeof listPatterns>;

interface Pattern {
  readonly id: string;
  readonly drawnFrom: string;
  readonly names: readonly [english: string, polish: string, swedish: string];
  readonly tile: () => Tile | undefined;
  /** Whether a market sells what it is drawn from, or measures like it. */
  readonly offeredIn: (region: Region, sold: Sold) => boolean;
}

/** What a market's price book of the day sells. */
interface Sold {
  readonly structures: ReadonlySet<string>;
  readonly flutes: ReadonlySet<string>;
}

const mailer = { L: 250, W: 200, H: 80, t: 1.5 };
const shipper = { L: 300, W: 200, H: 150, t: 3 };
const carton = { L: 100, W: 60, H: 160, t: 0.45 };

const ofStructure = (
  structure: StructureId,
  size: typeof mailer,
  die: Pattern['names'],
  box?: Pattern['names'],
): readonly Pattern[] => {
  const offeredIn: Pattern['offeredIn'] = (_region, { structures }) => structures.has(structure);
  const dies = { id: `dies-${structure}`, names: die, tile: () => dieTile(structure, size) };
  const boxes = box && { id: `boxes-${structure}`, names: box, tile: () => boxTile(structure, size) };
  return [dies, ...(boxes ? [boxes] : [])].map((one) => ({ ...one, drawnFrom: structure, offeredIn }));
};

const ofFlute = (flute: string, pitch: number, height: number): Pattern => ({
  id: `flute-${flute.toLowerCase()}`,
  drawnFrom: `flute-${flute.toLowerCase()}`,
  names: [`${flute} flute`, `Fala ${flute}`, `${flute}-våg`],
  tile: () => fluteTile(pitch, height),
  offeredIn: (_region, { flutes }) => flutes.has(flute),
});

const ofUnit = (
  unit: Region['units'],
  millimetres: number,
  parts: number,
  names: Pattern['names'],
): Pattern => ({
  id: `grid-${unit}`,
  drawnFrom: unit,
  names,
  tile: () => gridTile(millimetres, parts),
  offeredIn: ({ units }) => units === unit,
});

const patterns: readonly Pattern[] = [
  ...ofStructure(
    'fefco-0427',
    mailer,
    ['Mailer dies', 'Wykrojniki fasonowe', 'Stansar av postkartonger'],
    ['Mailer boxes', 'Pudełka fasonowe', 'Postkartonger'],
  ),
  ...ofStructure('fefco-0201', shipper, ['Shipping dies', 'Wykrojniki klapowe', 'Stansar av fraktlådor']),
  ...ofStructure(
    'tuck-end-reverse',
    carton,
    ['Carton dies', 'Wykrojniki kartoników', 'Stansar av produktkartonger'],
    ['Cartons', 'Kartoniki', 'Produktkartonger'],
  ),
  ofFlute('E', 1000 / 290, 1.2),
  ofFlute('B', 1000 / 154, 2.5),
  ofFlute('C', 1000 / 130, 3.6),
  ofUnit('cm', 10, 10, ['Centimetre mat', 'Mata centymetrowa', 'Skärmatta i centimeter']),
  ofUnit('in', 25.4, 8, ['Inch mat', 'Mata calowa', 'Skärmatta i tum']),
];

/** A tile is the same for ever: drawn once. */
const drawn = new Map<string, { readonly tile: Tile; readonly svg: string } | undefined>();
const drawingOf = ({ id, tile: draw }: Pattern) => {
  if (!drawn.has(id)) {
    const tile = draw();
    drawn.set(id, tile && { tile, svg: tileSvg(tile) });
  }
  return drawn.get(id);
};

/** The repeat patterns of a market: drawn from what it sells and measured as it measures. */
export function patternsOf(
  own: RegionId,
  asked: string | undefined,
  acceptLanguage: string | undefined,
  now: Date,
): Result<Reply, 'invalid_input'> {
  const region = askedRegion(asked, own);
  if (!region.ok) return region;
  const sold = soldIn(region.value, now);
  const locale = readerLocale(acceptLanguage, region.value);
  return ok({
    region: region.value.id,
    patterns: patterns.flatMap((pattern): Reply['patterns'] => {
      const drawing = pattern.offeredIn(region.value, sold) ? drawingOf(pattern) : undefined;
      if (!drawing) return [];
      const { width, height } = drawing.tile;
      return [
        {
          id: pattern.id,
          name: nameIn(pattern.names, locale),
          drawn_from: pattern.drawnFrom,
          tile: { width, height },
          inks: 1,
          svg: drawing.svg,
        },
      ];
    }),
  });
}

const nameIn = ([english, polish, swedish]: Pattern['names'], locale: LocaleId): string =>
  locale === 'pl-PL' ? polish : locale === 'sv-SE' ? swedish : english;

function soldIn(region: Region, now: Date): Sold {
  const book = bookOf(region, now.toISOString().slice(0, 10));
  const boardsSold = (ids: readonly string[]) => ids.filter((id) => book?.boards.has(id));
  const sold = products.filter(({ boards }) => boardsSold(boards).length > 0);
  return {
    structures: new Set(sold.map(({ structure }) => structure)),
    flutes: new Set(
      sold.flatMap(({ boards }) => boardsSold(boards).flatMap((id) => boardOf(id)?.flute ?? [])),
    ),
  };
}
