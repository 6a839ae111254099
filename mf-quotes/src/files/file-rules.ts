import { quoteFileLimits } from '@shop/contracts';

/** What the picker offers; the API reads the bytes themselves. */
export const acceptedFiles = '.pdf,.ai,.eps,.png,.jpg,.jpeg,.zip';
const extensions = acceptedFiles.split(',');

/** Why a file is not taken, before it is sent: its kind, or its size. */
export function findFileProblem({
  name,
  size,
}: Pick<File, 'name' | 'size'>): 'kind' | 'size' | 'empty' | undefined {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) return 'kind';
  if (size === 0) return 'empty';
  return size > quoteFileLimits.bytes ? 'size' : undefined;
}

/** Megabytes with one decimal at most; never 0 for a file that is not empty. */
export const toMegabytes = (bytes: number): number => Math.max(0.1, Math.round(bytes / 104_857.6) / 10);
