import { randomBytes, timingSafeEqual } from 'node:crypto';
import { signText } from './preview-token.ts';

/** One document that the host has served under a preview. */
export interface PreviewedDocument {
  /** The preview token of the document. */
  readonly token: string;
  /** Id of its release set (`x-release-set`). */
  readonly releaseSet: string;
  readonly path: string;
}

const computeSignature = (
  secret: string,
  nonce: string,
  { token, releaseSet, path }: PreviewedDocument,
): string => signText(secret, 'preview-receipt', [nonce, token, releaseSet, path].join('\n'));

/**
 * Signs the host's receipt for one document under a preview, in the header `x-preview-receipt`: `nonce.path.seal`. Each
 * receipt is unique, so one document cannot serve as two steps of a report, and only the host can create them.
 */
export const signReceipt = (secret: string, document: PreviewedDocument): string => {
  const nonce = randomBytes(9).toString('base64url');
  return `${nonce}.${Buffer.from(document.path).toString('base64url')}.${computeSignature(secret, nonce, document)}`;
};

/** Returns the path of a receipt's document, or null when the host issued none for this token and set. */
export const readReceipt = (
  secret: string,
  receipt: string,
  { token, releaseSet }: Omit<PreviewedDocument, 'path'>,
): string | null => {
  const [nonce = '', encodedPath = '', signature = ''] = receipt.split('.');
  const path = Buffer.from(encodedPath, 'base64url').toString('utf8');
  const actual = Buffer.from(signature);
  const expected = Buffer.from(computeSignature(secret, nonce, { token, releaseSet, path }));
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? path : null;
};
