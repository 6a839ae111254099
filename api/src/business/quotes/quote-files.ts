import * as contracts from '@shop/contracts';
import {
  type Artwork,
  defaultQuota,
  isFileReferenced,
  isWithinQuota,
  lockQuota,
  sanitizeFileName,
} from '../../artwork/index.ts';
import {
  type ApiDeps,
  attachment,
  binary,
  checkSignature,
  fail,
  isFailure,
  numericId,
  ok,
  type Route,
  uuidOf,
} from '../../platform/index.ts';
import { inspectQuoteFile } from './inspect-quote-file.ts';
import { attachQuoteFile, findQuoteFile, findQuoteFileById, listQuoteFiles } from './quote-files.repo.ts';
import { findQuote } from './quotes.repo.ts';

const { files: most, bytes: largest } = contracts.quoteFileLimits;

/** The path of a file that `signUrl` signs. */
export const pathOfQuoteFile = (id: string): string => `/quote_files/${id}/file`;

/**
 * Files of a request: uploaded by its owner, downloaded by its owner and staff, never opened by the
 * shop.
 */
export const registerQuoteFiles = (
  route: Route,
  { db, files, settings, clock }: ApiDeps,
  artwork: Pick<Artwork, 'validatePdf'>,
): void => {
  const find = (userId: number | null, reference: string) =>
    findQuote(db, userId, { id: numericId(reference), number: reference });
  const send = async ({ sha256, name }: contracts.QuoteFile) =>
    binary(await files.stream(sha256), 'application/octet-stream', {
      'content-disposition': attachment(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  route(
    contracts.uploadQuoteFile,
    async ({ user, params, stream, header }) => {
      const quote = await find(user.id, params.id);
      const refused = quote === null ? fail('not_found') : null;
      const announced = Number(header('content-length') ?? 0);
      if (refused || announced > largest) {
        stream.resume();
        return refused ?? fail('artwork_too_large');
      }
      if (!(await isWithinQuota(db, defaultQuota, user.id, Math.max(1, announced)))) {
        stream.resume();
        return fail('storage_used_up');
      }
      const stored = await files.put(stream, largest);
      if (!stored.ok) return stored;
      const { sha256, bytes } = stored.value;
      const name = sanitizeFileName(header('x-file-name'));
      const seemly = inspectQuoteFile(await files.read(sha256), name);
      const vetted =
        seemly.ok && seemly.value === 'pdf'
          ? await artwork.validatePdf(await files.localPath(sha256))
          : seemly;
      const kind = vetted.ok ? seemly : vetted;
      const attached = kind.ok
        ? await db.transaction(async (tx) => {
            await lockQuota(tx, user.id);
            if (!(await isWithinQuota(tx, defaultQuota, user.id, bytes))) return fail('storage_used_up');
            return (
              (await attachQuoteFile(tx, quote?.id ?? 0, { name, kind: kind.value, sha256, bytes }, most)) ??
              fail('invalid_input', { detail: `A request has at most ${most} files.` })
            );
          })
        : kind;
      if (!isFailure(attached)) return ok(attached);
      // Deletes a refused file, unless the same bytes are referenced elsewhere.
      if (!(await isFileReferenced(db, sha256))) await files.remove(sha256);
      return attached;
    },
    { perMinute: 60, bodyLimit: 4 * largest },
  );
  route.shared(contracts.listQuoteFiles, async ({ user, params }) => {
    const quote = await find(user?.id ?? null, params.id);
    return quote ? ok({ files: await listQuoteFiles(db, quote.id) }) : fail('not_found');
  });
  route.shared(contracts.getQuoteFile, async ({ user, params }) => {
    const quote = await find(user?.id ?? null, params.id);
    const id = uuidOf(params.file_id);
    const file = quote && id ? await findQuoteFile(db, quote.id, id) : null;
    return file ? ok(await send(file)) : fail('not_found');
  });
  route.open(contracts.getLinkedQuoteFile, async ({ params, query }) => {
    const id = uuidOf(params.id);
    const isSigned =
      id !== null && checkSignature(settings.sessionSecret, pathOfQuoteFile(id), query, clock());
    const file = isSigned ? await findQuoteFileById(db, id) : null;
    return file ? ok(await send(file)) : fail('not_found');
  });
};
