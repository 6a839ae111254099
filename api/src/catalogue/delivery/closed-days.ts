import type { Day, LocaleId, RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { array, type Db, fail, ok, type Queryable, type Result } from '../../platform/index.ts';

/** Where a day is closed: the plant, or a region to whose buyers nothing is delivered. */
export type ClosedPlace = 'plant' | RegionId;

export interface ClosedDay {
  readonly id: number;
  readonly place: ClosedPlace;
  readonly day: Day;
}

const inEffect = new Map<string, ClosedDay>();
const keyOf = (place: ClosedPlace, day: Day): string => `${place} ${day}`;

/** Sets the closed days; replaces those set before. */
export const setClosedDays = (days: readonly ClosedDay[]): void => {
  inEffect.clear();
  for (const one of days) inEffect.set(keyOf(one.place, one.day), one);
};

export const isClosedDay = (place: ClosedPlace, day: Day): boolean => inEffect.has(keyOf(place, day));

/** The closed days of a place, ascending. */
export const closedDaysOf = (place: ClosedPlace): readonly ClosedDay[] =>
  [...inEffect.values()]
    .filter((one) => one.place === place)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

/** Reads the closed days. Runs at the start and every minute, so that all processes use them. */
export const loadClosedDays = async (db: Queryable): Promise<void> => {
  setClosedDays(
    await db.query<ClosedDay>(sql`
      select id::int as id, place, day::text as day from closed_days
      where reopened_at is null and day >= current_date - 1`),
  );
};

/** Closes days of a place; those that are closed already stay as they are. Returns the number of new ones. */
export const closeDays = (
  db: Db,
  place: ClosedPlace,
  days: readonly Day[],
  by: { readonly reason: string; readonly actor: string },
): Promise<number> =>
  db.transaction(async (tx) => {
    const closed = await tx.query<{ id: number; day: Day }>(sql`
      insert into closed_days (place, day, reason, closed_by)
      select ${place}, day::date, ${by.reason}, ${by.actor} from unnest(${array(days, 'text')}) as d (day)
      on conflict (place, day) where reopened_at is null do nothing
      returning id::int as id, day::text as day`);
    tx.afterCommit(() => {
      for (const { id, day } of closed) inEffect.set(keyOf(place, day), { id, place, day });
    });
    return closed.length;
  });

/** The place of a closed day, also of one that was reopened. */
export const findClosedPlace = async (db: Queryable, id: number): Promise<ClosedPlace | null> => {
  const [row] = await db.query<{ place: ClosedPlace }>(sql`select place from closed_days where id = ${id}`);
  return row?.place ?? null;
};

/** Reopens a closed day, once. */
export const reopenDay = (
  db: Db,
  id: number,
  actor: string,
): Promise<Result<{ date: string }, 'transition_not_allowed'>> =>
  db.transaction(async (tx): Promise<Result<{ date: string }, 'transition_not_allowed'>> => {
    const [row] = await tx.query<{ place: ClosedPlace; day: Day }>(sql`
      update closed_days set reopened_by = ${actor}, reopened_at = now()
      where id = ${id} and reopened_at is null returning place, day::text as day`);
    if (!row) return fail('transition_not_allowed');
    tx.afterCommit(() => inEffect.delete(keyOf(row.place, row.day)));
    return ok({ date: row.day });
  });

type Names = Readonly<Record<'plant' | 'region', string>>;
const english: Names = { plant: 'Plant closed', region: 'No deliveries' };

/** What buyers read of a closed day; the reason of staff is for colleagues. */
const names: Readonly<Record<string, Names>> = {
  cs: { plant: 'Výroba uzavřena', region: 'Bez doručování' },
  de: { plant: 'Werk geschlossen', region: 'Keine Zustellung' },
  en: english,
  es: { plant: 'Fábrica cerrada', region: 'Sin entregas' },
  fr: { plant: 'Usine fermée', region: 'Pas de livraison' },
  it: { plant: 'Stabilimento chiuso', region: 'Nessuna consegna' },
  nl: { plant: 'Fabriek gesloten', region: 'Geen bezorging' },
  pl: { plant: 'Zakład nieczynny', region: 'Brak doręczeń' },
  pt: { plant: 'Fábrica encerrada', region: 'Sem entregas' },
  ro: { plant: 'Fabrică închisă', region: 'Fără livrări' },
  sv: { plant: 'Fabriken stängd', region: 'Inga leveranser' },
};

/** The key and the name of a closed day, as a holiday has them. @example closedDayName('plant', 'de-DE') */
export const closedDayName = (place: ClosedPlace, locale: LocaleId): { key: string; name: string } => {
  const { plant, region } = names[locale.slice(0, 2)] ?? english;
  return place === 'plant' ? { key: 'plant_closed', name: plant } : { key: 'no_deliveries', name: region };
};
