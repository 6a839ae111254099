import { randomUUID } from 'node:crypto';
import { type Db, fail, ok, type Result } from '../../platform/index.ts';
import { copyAssets } from '../assets/assets.repo.ts';
import { type DesignRow, findDesign, insertDesign } from './designs.repo.ts';
import { openShare } from './shares.repo.ts';

/** Returns the hashes of a stored document's artwork. */
export const listArtworkHashes = ({ records }: Record<string, unknown>): readonly string[] =>
  Object.values(typeof records === 'object' && records !== null ? records : {}).flatMap((record: unknown) =>
    typeof record === 'object' &&
    record !== null &&
    'kind' in record &&
    record.kind === 'asset' &&
    'sha256' in record &&
    typeof record.sha256 === 'string'
      ? [record.sha256]
      : [],
  );

/**
 * Returns the next name of a copy.
 * @example nextName('Lid (2)') // 'Lid (3)'
 */
const nextName = (name: string): string => {
  const number = /^(.*) \((\d{1,6})\)$/.exec(name);
  return (number ? `${number[1]} (${Number(number[2]) + 1})` : `${name} (2)`).slice(0, 120);
};

/**
 * Creates a copy with its own history: of the caller's design, or, with the token of a share that allows copying, of
 * somebody else's design including its artwork. A share for viewing allows no copy.
 */
export const duplicateDesign = async (
  db: Db,
  userId: number,
  id: string,
  accessToken: string | undefined,
): Promise<Result<DesignRow, 'not_found'>> => {
  const own = await findDesign(db, id, userId);
  const shared = own || accessToken === undefined ? null : await openShare(db, id, accessToken);
  const source = own ?? (shared?.access === 'copy' ? shared.design : null);
  if (!source) return fail('not_found');
  const copy = randomUUID();
  return db.transaction(async (tx) => {
    if (source.user_id !== userId)
      await copyAssets(tx, source.user_id, userId, listArtworkHashes(source.document));
    return ok(
      await insertDesign(tx, {
        id: copy,
        userId,
        name: own ? nextName(source.name) : source.name,
        configuration: source.configuration,
        document:
          source.document_version === 1
            ? source.document
            : { ...source.document, id: `design:${copy}`, rev: 1 },
        status: source.status === 'draft' ? 'draft' : 'ready',
        source: 'box_designs',
      }),
    );
  });
};
