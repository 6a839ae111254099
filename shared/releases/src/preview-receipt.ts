import { randomBytes, timingSafeEqual } from 'node:crypto';
import { seal } from './preview-token.ts';

/** One document that the host has given out under a preview. */
export interface PreviewedDocument {
  /** The token it was given out under. */
  readonly token: string;
  /** Id of its release set (`x-release-set`). */
  readonly releaseSet: string;
  readonly path: string;
}

const sealOf = (secret: string, nonce: string, { token, releaseSet, path }: PreviewedDocument): string =>
  seal(secret, 'preview-receipt', [nonce, token, releaseSet, path].join('\n'));

/**
 * The host's receipt for one document under a preview, in the header `x-preview-receipt`: `nonce.path.seal`. Each is
 * another one, so one document cannot stand for two steps of a report, and only the host can make them.
 */
export const signReceipt = (secret: string, document: PreviewedDocument): string => {
  const nonce = randomBytes(9).toString('base64url');
  return `${nonce}.${Buffer.from(document.path).toString('base64url')}.${sealOf(secret, nonce, document)}`;
};

/** The path of the document that a receipt is for, or null when the host gave out none such under this token and set. */
export const readReceipt = (
  secret: string,
  receipt: string,
  { token, releaseSet }: Omit<PreviewedDocument, 'path'>,
): string | null => {
  const [nonce = '', written = '', mark = ''] = receipt.split('.');
  const path = Buffer.from(written, 'base64url').toString('utf8');
  const given = Buffer.from(mark);
  const wanted = Buffer.from(sealOf(secret, nonce, { token, releaseSet, path }));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? path : null;
};
