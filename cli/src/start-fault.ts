import { describeDataFault } from './data-folder.ts';

/** File system errors that the operator can fix. */
const ofFiles = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EISDIR',
  'ENOTDIR',
  'EEXIST',
  'EIO',
]);

/**
 * Returns why a command failed, in one sentence. An unexpected error is a bug and includes its stack below the
 * sentence.
 */
export const describeStartFault = (error: unknown, dataDir: string): string => {
  const { code, path: file, message, stack } = error as NodeJS.ErrnoException;
  if (code !== undefined && ofFiles.has(code))
    return file === undefined || ['ENOSPC', 'EDQUOT', 'EROFS'].includes(code)
      ? describeDataFault(dataDir, code)
      : `The shop cannot use ${file} (${code}): give this user access to it, or remove what is in its place.`;
  return `Unexpected error: ${message ?? String(error)}\n\n${stack ?? ''}`.trim();
};
