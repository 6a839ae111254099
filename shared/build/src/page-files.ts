import path from 'node:path';
import type { Manifest } from '@shop/contracts';
import type { Compilation } from 'webpack';
import type { Declaration } from './declaration.ts';

type Pages = NonNullable<Manifest['pages']>;

/**
 * Returns the files of each page's own code and styles, by route: the document lists them, so that the browser need not
 * discover them one after the other.
 */
export const pageFiles = ({ chunkGroups }: Compilation, declared: Declaration): Pages =>
  Object.fromEntries(
    Object.entries(declared.routes).map(([id, { file }]) => {
      const files = chunkGroups
        .filter((group) =>
          group.origins.some(
            ({ module, request }) =>
              file !== null &&
              request !== undefined &&
              path.resolve(path.dirname(module?.nameForCondition() ?? '/'), request) === file,
          ),
        )
        .flatMap((group) => group.getFiles())
        .filter((name) => !name.endsWith('.map'));
      const filterByExtension = (ending: string) =>
        [...new Set(files)].filter((name) => name.endsWith(ending));
      return [id, { preload: filterByExtension('.js'), styles: filterByExtension('.css') }];
    }),
  );
