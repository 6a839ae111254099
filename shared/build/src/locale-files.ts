import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasableName } from '@shop/contracts';
import webpack, { type Compiler } from 'webpack';
import { getPackageFolder } from './folders.ts';
import { pseudoLocale, pseudoWords } from './pseudo-locale.ts';

/** Returns the locale files of a folder, by locale: `pl-PL.json` gives "pl-PL". */
export const listLocalesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
    : [];

type Sources = Readonly<Record<string, string>>;

/**
 * Returns the sources of a build's words, by namespace. The shell's build includes the kit's words and the product
 * terms.
 */
const getLocaleSources = (root: string, name: ReleasableName): Sources => ({
  [name]: path.join(getPackageFolder(root, name), 'locales'),
  ...(name === 'shell'
    ? { kit: path.join(root, 'shared/kit/locales'), terms: path.join(root, 'shared/kit/terms') }
    : {}),
});

/** Returns the words of rarely used parts, in separate files: the kit adds them to the same namespaces. */
const getLaterLocaleSources = (root: string, name: ReleasableName): Sources => ({
  [name]: path.join(getPackageFolder(root, name), 'locales', 'later'),
  ...(name === 'shell' ? { kit: path.join(root, 'shared/kit/locales/later') } : {}),
});

const readLocaleFile = (sources: Sources, locale: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sources).flatMap(([namespace, folder]) => {
      const file = path.join(folder, `${locale}.json`);
      return existsSync(file) ? [[namespace, JSON.parse(readFileSync(file, 'utf8')) as unknown]] : [];
    }),
  );

/** Returns all languages of a build, and the pseudo-locale. */
const buildDictionaries = (sources: Sources): [string, Record<string, unknown>][] => {
  const locales = [...new Set(Object.values(sources).flatMap(listLocalesIn))];
  const found = locales.map((locale): [string, Record<string, unknown>] => [
    locale,
    readLocaleFile(sources, locale),
  ]);
  const english = found.find(([locale]) => locale === 'en-US')?.[1];
  return english ? [...found, [pseudoLocale, pseudoWords(english) as Record<string, unknown>]] : found;
};

/**
 * Writes one file per language beside the build, referenced by the document: `locale-pl-PL.3f2a….json`, and
 * `later-pl-PL.….json` for words of rarely used parts, contain `{ <namespace>: words }`. They are data, not modules: no
 * script lists eleven languages and their hashes.
 */
export class LocaleFilesPlugin {
  readonly #parts: Readonly<Record<string, Sources>>;

  constructor(root: string, name: ReleasableName) {
    this.#parts = { locale: getLocaleSources(root, name), later: getLaterLocaleSources(root, name) };
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources, util } = webpack;
    compiler.hooks.thisCompilation.tap('WordsFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'WordsFiles', stage }, () => {
        for (const [part, folders] of Object.entries(this.#parts)) {
          // Watching a missing folder would report a change at once and build twice.
          for (const folder of Object.values(folders))
            (existsSync(folder) ? compilation.contextDependencies : compilation.missingDependencies).add(
              folder,
            );
          for (const [locale, words] of buildDictionaries(folders)) {
            const text = JSON.stringify(words);
            const hash = util.createHash('md4').update(text).digest('hex').toString().slice(0, 8);
            compilation.emitAsset(`${part}-${locale}.${hash}.json`, new sources.RawSource(text));
          }
        }
      });
    });
  }
}
