import { randomUUID } from 'node:crypto';
import type { BodyOf, createDesign as createContract, saveDesign as saveContract } from '@shop/contracts';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { ownsArtwork } from '../assets/assets.repo.ts';
import { checkConfiguration } from './check-configuration.ts';
import { blankDocument, type CheckedDocument, checkDocument } from './check-document.ts';
import { type DesignRow, findDesign, insertDesign, replaceDesign } from './designs.repo.ts';

type Refusal = 'design_invalid' | 'size_out_of_range' | 'combination_not_allowed' | 'unknown_product';

const path = 'box_design.configuration.';

/** The server alone sets a document's design and revision. */
export const withRevision = (
  document: CheckedDocument,
  id: string,
  rev: number,
): Record<string, unknown> => ({
  ...document.stored,
  id: `design:${id}`,
  rev,
});

const foreignArtwork = () =>
  fail('design_invalid', {
    fields: [
      {
        path: 'box_design.document.records',
        code: 'unknown_artwork',
        message: 'Upload the artwork again; it does not belong to you.',
      },
    ],
  });

/** Creates a design; without a document it is blank. */
export const createDesign = async (
  db: Queryable,
  userId: number,
  { box_design: { name, configuration, document, source = 'user' } }: BodyOf<typeof createContract>,
): Promise<Result<DesignRow, Refusal>> => {
  const checked = checkConfiguration(configuration, path);
  if (!checked.ok) return checked;
  const content =
    document === undefined || document === null
      ? ok(blankDocument(configuration, checked.value))
      : checkDocument(document, configuration, checked.value);
  if (!content.ok) return content;
  if (!(await ownsArtwork(db, userId, content.value.artwork))) return foreignArtwork();
  const { length, width, height } = configuration.size;
  const id = randomUUID();
  return ok(
    await insertDesign(db, {
      id,
      userId,
      name: name?.trim() || `${length} × ${width} × ${height} mm`,
      configuration,
      document: withRevision(content.value, id, 1),
      status: content.value.status,
      source,
    }),
  );
};

/**
 * Saves a design over the revision that the change is based on; absent fields stay. If another save came first,
 * nothing is written and the reply names the current revision. An ordered design may change: the order stores its
 * copy.
 */
export const saveDesign = async (
  db: Queryable,
  userId: number,
  id: string,
  { box_design: change }: BodyOf<typeof saveContract>,
): Promise<Result<DesignRow, Exclude<Refusal, 'unknown_product'> | 'design_conflict' | 'not_found'>> => {
  const stored = await findDesign(db, id, userId);
  if (!stored) return fail('not_found');
  if (stored.rev !== change.rev) return fail('design_conflict', { current_rev: stored.rev });
  const configuration = change.configuration ?? stored.configuration;
  const checked = checkConfiguration(configuration, path);
  if (!checked.ok) {
    const { code } = checked;
    if (code !== 'unknown_product') return { ...checked, code };
    return fail('combination_not_allowed', {
      fields: [{ path: `${path}product`, code: 'not_offered', message: 'Choose an available product.' }],
    });
  }
  const resized = checkDocument(change.document ?? stored.document, configuration, checked.value);
  // Nothing is drawn on a draft, so it becomes a blank design of the new box.
  const content =
    !resized.ok && change.document === undefined && stored.status === 'draft'
      ? ok(blankDocument(configuration, checked.value))
      : resized;
  if (!content.ok) return content;
  if (change.document !== undefined && !(await ownsArtwork(db, userId, content.value.artwork)))
    return foreignArtwork();
  const saved = await replaceDesign(db, {
    id,
    userId,
    rev: change.rev,
    name: change.name?.trim() || stored.name,
    configuration,
    document: withRevision(content.value, id, change.rev + 1),
    status: content.value.status,
  });
  if (saved) return ok(saved);
  const now = await findDesign(db, id, userId);
  return now ? fail('design_conflict', { current_rev: now.rev }) : fail('not_found');
};
