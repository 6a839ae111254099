import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestSchema, releasableNames } from '@shop/contracts';

export interface BuiltPackage {
  readonly manifest: Manifest;
  readonly folder: string;
  readonly read: (file: string) => Promise<Uint8Array | null>;
}

const manifestName = 'remote.manifest.json';

/** Reads the build in a folder, or returns a sentence when there is none. */
export const readBuild = (folder: string): BuiltPackage | string => {
  const file = path.join(folder, manifestName);
  if (!existsSync(file)) return `${folder} has no ${manifestName}; build it first.`;
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) return `${file} is not a manifest of this shop.`;
  return {
    manifest: parsed.data,
    folder,
    read: async (name) => {
      const target = path.resolve(folder, name);
      if (!target.startsWith(`${path.resolve(folder)}${path.sep}`) || !existsSync(target)) return null;
      return readFile(target);
    },
  };
};

export const getDistFolder = (root: string, name: string): string =>
  path.join(root, name === 'shell' ? 'shell/browser' : name, 'dist');

/** Returns every build in this checkout. */
export const listBuiltPackages = (root: string): BuiltPackage[] =>
  releasableNames.flatMap((name) => {
    const build = readBuild(getDistFolder(root, name));
    return typeof build === 'string' ? [] : [build];
  });
