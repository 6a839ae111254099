import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { checkConfiguration } from './check-configuration.ts';
import { checkDocument } from './check-document.ts';
import { type DesignRow, findDesign, replaceDesign } from './designs.repo.ts';
import { withRevision } from './save-design.ts';

type Refusal =
  | 'design_invalid'
  | 'design_conflict'
  | 'size_out_of_range'
  | 'combination_not_allowed'
  | 'not_found';

/**
 * Converts a document of the first editor to records in millimetres with the migrations of
 * `@shop/design`, replacing its current revision. A converted design is returned as it is.
 */
export const convertDesign = async (
  db: Queryable,
  userId: number,
  id: string,
): Promise<Result<DesignRow, Refusal>> => {
  const stored = await findDesign(db, id, userId);
  if (!stored) return fail('not_found');
  if (stored.document_version !== 1) return ok(stored);
  const checked = checkConfiguration(stored.configuration, 'box_design.configuration.');
  if (!checked.ok) {
    const { code } = checked;
    return code === 'unknown_product' ? fail('combination_not_allowed') : { ...checked, code };
  }
  const content = checkDocument(stored.document, stored.configuration, checked.value);
  if (!content.ok) return content;
  const saved = await replaceDesign(db, {
    id,
    userId,
    rev: stored.rev,
    name: stored.name,
    configuration: stored.configuration,
    document: withRevision(content.value, id, stored.rev + 1),
    status: content.value.status,
  });
  if (saved) return ok(saved);
  const now = await findDesign(db, id, userId);
  if (!now) return fail('not_found');
  // Of two simultaneous calls, the second finds it converted.
  return now.document_version === 1 ? fail('design_conflict', { current_rev: now.rev }) : ok(now);
};
