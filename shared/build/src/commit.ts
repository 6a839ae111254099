import { execFileSync } from 'node:child_process';

/** Returns the commit of this checkout, or "" outside a repository: a release may be built from a plain copy. */
export const currentCommit = (root: string): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};
