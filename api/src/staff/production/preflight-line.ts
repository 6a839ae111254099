import * as contracts from '@shop/contracts';
import { createAssetLookup, dieOf, parseDesign, preflight, resolve } from '@shop/design';
import { sql } from 'drizzle-orm';
import {
  fail,
  getSharedShaper,
  numericId,
  ok,
  type Queryable,
  type RecordCall,
  type Route,
} from '../../platform/index.ts';

/** The design of a line as it was ordered; undefined: no such line, null: goods without a design. */
const findDesign = async (db: Queryable, id: number): Promise<unknown> => {
  const [row] = await db.query<{ design_document: unknown }>(sql`
    select l.design_document from order_lines l join orders o on o.id = l.order_id
    where l.id = ${id} and l.service is null and o.placed_at is not null`);
  return row?.design_document;
};

/**
 * Checks an ordered design with the rules of the editor, on what the print file is made of. Null: there is no design, or
 * it cannot be read.
 */
const checkDesign = async (design: unknown): Promise<contracts.ProductionFinding[] | null> => {
  const parsed = design === null ? null : parseDesign(design, { dieOf });
  if (!parsed?.ok) return null;
  const made = dieOf(parsed.document.structure);
  if (!made.ok) return null;
  const { document } = parsed;
  const list = resolve(document, made.die, createAssetLookup(document), await getSharedShaper());
  return preflight(list, made.die).map(({ id, severity, side, params }) => ({
    id,
    severity,
    side,
    params: { ...params },
  }));
};

/** Holds a call about one line to the regions of the caller. */
const ofLine = {
  regionOf: async ({ db, params }: RecordCall<{ readonly id: string }>): Promise<string | null> => {
    const id = numericId(params.id);
    if (id === null) return null;
    const [row] = await db.query<{ region: string }>(sql`
      select o.region from order_lines l join orders o on o.id = l.order_id where l.id = ${id}`);
    return row?.region ?? null;
  },
};

/** What preflight finds in the design of one ordered line. */
export const registerLinePreflight = (route: Route): void => {
  route.staff(
    contracts.preflightProductionLine,
    async ({ db, params }) => {
      const id = numericId(params.id);
      const design = id === null ? undefined : await findDesign(db, id);
      return design === undefined ? fail('not_found') : ok({ findings: await checkDesign(design) });
    },
    ofLine,
  );
};
