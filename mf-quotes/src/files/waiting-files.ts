/**
 * Files that were chosen before their request had a number: uploaded by its next page, once. They live as long as the
 * document; a reload asks for them again.
 */
const waiting = new Map<string, readonly File[]>();

export const keepFilesOf = (qrNumber: string, files: readonly File[]): void => {
  if (files.length > 0) waiting.set(qrNumber, files);
};

/** Returns the files that wait for a request and forgets them. */
export function takeFilesOf(qrNumber: string): readonly File[] {
  const files = waiting.get(qrNumber) ?? [];
  waiting.delete(qrNumber);
  return files;
}
