import path from 'node:path';
import type { Manifest } from '@shop/contracts';
import type { Compilation } from 'webpack';
import type { Declaration } from './declaration.ts';

type Pages = NonNullable<Manifest['pages']>;

/**
 * Which files a page's own code and styles are in, by route: the document names them, so that nothing of a page is found
 * out only when the script before it has run.
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
