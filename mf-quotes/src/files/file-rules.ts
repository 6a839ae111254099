import { quoteFileLimits } from '@shop/contracts';
import type { Text } from '@shop/kit/i18n';

/** What the picker offers; the API reads the bytes themselves. */
export const acceptedFiles = '.pdf,.ai,.eps,.png,.jpg,.jpeg,.zip';
const extensions = acceptedFiles.split(',');

type FileProblem = 'kind' | 'size' | 'empty';

/** Why a file is not taken, before it is sent: its kind, or its size. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) return 'kind';
  if (size === 0) return 'empty';
  return size > quoteFileLimits.bytes ? 'size' : undefined;
}

/** Added files: those that are taken, each refused one with its reason, and how many were too many. */
interface SortedFiles<One> {
  readonly taken: readonly One[];
  readonly refused: readonly { readonly name: string; readonly problem: FileProblem }[];
  readonly tooMany: number;
}

/** Sorts added files by the rules; `left`: how many more the request takes. */
export function sortFiles<One extends Pick<File, 'name' | 'size'>>(
  added: readonly One[],
  left: number,
): SortedFiles<One> {
  const fitting = added.filter((file) => findFileProblem(file) === undefined);
  const taken = fitting.slice(0, Math.max(0, left));
  return {
    taken,
    refused: added.flatMap((file) => {
      const problem = findFileProblem(file);
      return problem === undefined ? [] : [{ name: file.name, problem }];
    }),
    tooMany: fitting.length - taken.length,
  };
}

/** Returns the sentences of all files that are not taken; undefined when all are. */
export const describeRefused = (
  { refused, tooMany }: SortedFiles<unknown>,
  t: Text<'mf-quotes'>,
): string | undefined =>
  [
    ...refused.map(({ name, problem }) => t(`files.refused.${problem}`, { name })),
    ...(tooMany > 0 ? [t('files.tooMany')] : []),
  ].join(' ') || undefined;

/** Megabytes with one decimal at most; never 0 for a file that is not empty. */
export const toMegabytes = (bytes: number): number => Math.max(0.1, Math.round(bytes / 104_857.6) / 10);
