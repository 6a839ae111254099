import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, currency, quantity } from './primitives.ts';

const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/));
const basisPoints = z.int().check(z.gte(0), z.lte(100_000));
const rowsOf = <Row extends z.ZodMiniType>(row: Row) => z.record(z.string().check(z.maxLength(60)), row);
const processRow = z.strictObject({
  setup: amount,
  perPlate: amount,
  perM2: amount,
  perM2PerColour: amount,
  perPiece: amount,
});
const serviceRow = z.union([
  z.strictObject({ fixed: amount }),
  z.strictObject({ percent: basisPoints, least: amount }),
]);

/** A price book as in its data file: see docs/pricing.md. Amounts are in the book's currency. */
export const priceBookSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{2,59}$/)),
  demonstration: z.boolean(),
  validFrom: calendarDay,
  regions: z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.minLength(1), z.maxLength(40)),
  currency,
  margin: basisPoints,
  waste: basisPoints,
  insideSetup: basisPoints,
  boards: rowsOf(amount),
  processes: z.strictObject({ none: processRow, digital: processRow, flexo: processRow, offset: processRow }),
  works: rowsOf(z.strictObject({ press: basisPoints, perPiece: amount })),
  finishes: rowsOf(z.strictObject({ setup: amount, perM2: amount, perPiece: amount })),
  qualities: rowsOf(z.strictObject({ print: basisPoints, perM2: amount })),
  freightPerKg: amount,
  services: rowsOf(serviceRow),
});
export type PriceBookDocument = z.output<typeof priceBookSchema>;

/**
 * Imports a price book. Its first day is in the future, so that every process knows it in time. Repeating the same book
 * changes nothing; a different one under its id is refused.
 */
export const importPriceBook = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/price_books',
  summary: 'Publish a price book that begins on a later day',
  audience: 'staff',
  scope: 'staff:catalogue:write',
  body: priceBookSchema,
  reply: z.object({
    id: z.string(),
    valid_from: z.string(),
    regions: z.array(z.string()),
    created: z.boolean(),
    /** Prices that differ from those published before by the book. */
    prices: z.int(),
  }),
  errors: ['price_book_refused', 'approval_needed'],
});

/** Where a book stands: `in_effect` in at least one region today, `scheduled` for a later day, else `past`. */
export const priceBookStates = ['in_effect', 'scheduled', 'past'] as const;
export type PriceBookState = (typeof priceBookStates)[number];

export const priceBookRowSchema = z.object({
  id: z.string(),
  valid_from: z.string(),
  regions: z.array(z.string()),
  currency,
  /** Brought in while the shop ran; the others come with the release. */
  imported: z.boolean(),
  demonstration: z.boolean(),
  state: z.enum(priceBookStates),
  /** The regions that are sold by it today. */
  in_effect_in: z.array(z.string()),
  /** In percent of the selling price. */
  margin: z.string(),
  /** The book that it replaced in its first region; null for the first one. */
  follows: z.nullable(z.string()),
  /** Who asked for it, for example `staff:7`; null for a book of the release. */
  imported_by: z.nullable(z.string()),
  /** The person’s name, else their e-mail address; null for a tool. */
  imported_by_name: z.nullable(z.string()),
  imported_at: z.nullable(z.string()),
});
export type PriceBookRow = z.output<typeof priceBookRowSchema>;

/** Books of the regions in which the caller may read the catalogue; the latest first day first. `text`: a fragment of the id. */
export const listPriceBooks = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/price_books',
  summary: 'Every price book, those of the release and those brought in',
  audience: 'staff',
  scope: 'staff:catalogue:read',
  query: z.strictObject({
    state: z.optional(z.enum(priceBookStates)),
    region: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  }),
  reply: z.object({ price_books: z.array(priceBookRowSchema) }),
  errors: [],
});

/** One book with all of its figures. */
export const getPriceBook = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/price_books/:id',
  summary: 'One price book with its figures',
  audience: 'staff',
  scope: 'staff:catalogue:read',
  params: z.object({ id: z.string().check(z.maxLength(60)) }),
  reply: z.object({ price_book: priceBookSchema, facts: priceBookRowSchema }),
  errors: [],
});

/** Why a book cannot be scheduled. */
export const priceBookFaults = [
  /** Another book has the id. */
  'id_taken',
  /** The first day is not after today. */
  'day_too_early',
  'unknown_region',
  /** A region of the book sells in another currency. */
  'other_currency',
  /** A row that an offered product needs is missing. */
  'row_missing',
  'not_an_amount',
  /** A larger quantity would cost more each than a smaller one. */
  'ladder_rises',
  /** A price does not cover its costs: those of the book itself, or those of the book that is in effect today. */
  'below_cost',
] as const;
export type PriceBookFault = (typeof priceBookFaults)[number];

const priceBookFaultSchema = z.object({
  code: z.enum(priceBookFaults),
  /** The figure or the row of the book, for example `regions.0`, `boards.natural-e`; null for a row of the basket. */
  path: z.nullable(z.string()),
  /** The id of a row of the basket; null for a fault of the document. */
  row: z.nullable(z.string()),
});

const basketPrice = z.nullable(
  z.object({
    /** Net, of the whole quantity. */
    net: z.string(),
    /** Net per piece, four decimals. */
    unit: z.string(),
    process: z.enum(['none', 'digital', 'flexo', 'offset']),
  }),
);

const basketRowSchema = z.object({
  id: z.string(),
  configuration: configurationSchema,
  quantity,
  /** By the book that is in effect today; null where nothing is sold yet. */
  now: basketPrice,
  /** By the previewed book; null where it does not sell it. */
  next: basketPrice,
  /** Percent of the price now; null without one. */
  change: z.nullable(z.string()),
  /** Percent of the new price that is left after the costs of the previewed book. */
  margin: z.nullable(z.string()),
  /** The same after the costs of the book that is in effect today. */
  margin_now: z.nullable(z.string()),
  /** What is wrong with the new price; `below_floor`: it earns less than the floor, which the approver decides. */
  breaks: z.nullable(z.enum(['not_sold', 'ladder_rises', 'below_cost', 'below_floor'])),
});
export type BasketRow = z.output<typeof basketRowSchema>;

/**
 * What a fixed basket of configurations (docs/pricing.md) costs now and by this book, and why the book could not be
 * scheduled. Nothing is stored.
 */
export const previewPriceBook = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/price_books/preview',
  summary: 'Show what a price book would change',
  audience: 'staff',
  scope: 'staff:catalogue:read',
  body: priceBookSchema,
  reply: z.object({
    faults: z.array(priceBookFaultSchema),
    /** The lowest margin without a mark, in percent of the selling price. */
    floor: z.string(),
    /** The figures are those of a book that was sold by before: it may return whatever today’s costs. */
    returns: z.boolean(),
    /** One for each book that it would replace. */
    baskets: z.array(
      z.object({
        regions: z.array(z.string()),
        currency,
        now: z.nullable(z.object({ id: z.string(), valid_from: z.string(), margin: z.string() })),
        rows: z.array(basketRowSchema),
      }),
    ),
  }),
  errors: [],
});
