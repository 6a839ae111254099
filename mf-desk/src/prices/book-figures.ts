import type { PriceBookDocument } from '@shop/contracts';

/** The tables of a book, in the order of the page. */
export const bookTables = [
  'general',
  'boards',
  'processes',
  'works',
  'finishes',
  'qualities',
  'services',
] as const;
export type BookTable = (typeof bookTables)[number];

/** Figures of the table `general`, and the columns of the others. */
export const figureNames = [
  'margin',
  'waste',
  'insideSetup',
  'freightPerKg',
  'price',
  'setup',
  'perPlate',
  'perM2',
  'perM2PerColour',
  'perPiece',
  'press',
  'print',
  'fixed',
  'percent',
  'least',
] as const;
export type FigureName = (typeof figureNames)[number];

/** One figure of a book. */
export interface BookFigure {
  /** Where it is in the document: `boards.natural-e`, `processes.digital.setup`, `margin`. */
  readonly path: string;
  readonly table: BookTable;
  /** The id of the row; the figure's own name in `general`. */
  readonly row: string;
  readonly name: FigureName;
  /** Amounts are decimal strings of the book's currency, shares basis points. */
  readonly value: string | number;
}

const shares = ['margin', 'waste', 'insideSetup', 'press', 'print', 'percent'];
export const isShare = (name: FigureName): boolean => shares.includes(name);

const ofRows = (table: BookTable, rows: object): readonly BookFigure[] =>
  Object.entries(rows as Record<string, Record<string, string | number>>).flatMap(([row, figures]) =>
    Object.entries(figures).map(([name, value]) => ({
      path: `${table}.${row}.${name}`,
      table,
      row,
      name: name as FigureName,
      value,
    })),
  );

/** All figures of a book, table by table. */
export const listFigures = (book: PriceBookDocument): readonly BookFigure[] => [
  ...(['margin', 'waste', 'insideSetup', 'freightPerKg'] as const).map(
    (name): BookFigure => ({ path: name, table: 'general', row: name, name, value: book[name] }),
  ),
  ...Object.entries(book.boards).map(
    ([row, value]): BookFigure => ({ path: `boards.${row}`, table: 'boards', row, name: 'price', value }),
  ),
  ...(['processes', 'works', 'finishes', 'qualities', 'services'] as const).flatMap((table) =>
    ofRows(table, book[table]),
  ),
];

/** A figure as its field shows it: a share in percent; `mark` is the reader's decimal sign. */
export const showFigure = ({ name, value }: BookFigure, mark: string): string =>
  (isShare(name) ? String(Number(value) / 100) : String(value)).replace('.', mark);

/** Reads what was typed, with point or comma; null where it is no figure of this kind. */
export const readFigure = (name: FigureName, typed: string): string | number | null => {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!isShare(name)) return /^\d{1,12}(\.\d{1,4})?$/.test(text) ? text : null;
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return null;
  const basisPoints = Math.round(Number(text) * 100);
  return basisPoints <= (name === 'margin' ? 9_999 : 100_000) ? basisPoints : null;
};

/** Figures as typed, by their path. */
export type TypedFigures = Readonly<Record<string, string>>;

/** The book with what was typed; `wrong` are the paths of fields that are no figures. */
export const applyTyped = (
  book: PriceBookDocument,
  typed: TypedFigures,
): { readonly book: PriceBookDocument; readonly wrong: ReadonlySet<string> } => {
  const next = JSON.parse(JSON.stringify(book)) as Record<string, unknown>;
  const wrong = new Set<string>();
  for (const { path, name } of listFigures(book)) {
    const text = typed[path];
    if (text === undefined) continue;
    const value = readFigure(name, text);
    if (value === null) {
      wrong.add(path);
      continue;
    }
    setFigure(next, readPath(path), value);
  }
  return { book: next as unknown as PriceBookDocument, wrong };
};

/** The steps of a path; ids of boards have points themselves (`boards.wrapped-grey-1.5`). */
const readPath = (path: string): readonly string[] => {
  const [table = '', ...rest] = path.split('.');
  if (rest.length === 0) return [table];
  return table === 'boards'
    ? [table, rest.join('.')]
    : [table, rest.slice(0, -1).join('.'), rest.at(-1) ?? ''];
};

const setFigure = (
  holder: Record<string, unknown>,
  [step = '', ...rest]: readonly string[],
  value: string | number,
): void => {
  if (rest.length === 0) holder[step] = value;
  else setFigure(holder[step] as Record<string, unknown>, rest, value);
};

export interface FigureDifference {
  readonly figure: BookFigure;
  /** Null: the book has no such figure. */
  readonly before: string | number | null;
  readonly after: string | number | null;
  /** As a share of the figure before; null without one. */
  readonly change: number | null;
}

/** The figures that differ between two books, in the order of the page; those of one book alone have no other side. */
export const diffBooks = (
  before: PriceBookDocument,
  after: PriceBookDocument,
): readonly FigureDifference[] => {
  const old = new Map(listFigures(before).map((figure) => [figure.path, figure]));
  const next = new Map(listFigures(after).map((figure) => [figure.path, figure]));
  return [...new Map([...old, ...next]).values()].flatMap((figure) => {
    const [was, is] = [old.get(figure.path)?.value ?? null, next.get(figure.path)?.value ?? null];
    if (was !== null && is !== null && Number(was) === Number(is)) return [];
    const change = was !== null && is !== null && Number(was) > 0 ? Number(is) / Number(was) - 1 : null;
    return [{ figure, before: was, after: is, change }];
  });
};

/**
 * An id for the next version of a book: its own with a number behind.
 * @example nextId('demo-2026-pl', new Set()) // 'demo-2026-pl.2'
 */
export const nextId = (id: string, taken: ReadonlySet<string>): string => {
  const [, base = id, number = '1'] = /^(.+?)(?:\.(\d{1,4}))?$/.exec(id) ?? [];
  for (let version = Number(number) + 1; ; version += 1) {
    const name = `${base.slice(0, 54)}.${version}`;
    if (!taken.has(name)) return name;
  }
};
