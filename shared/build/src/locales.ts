import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { mayReadAsEnglish } from './same-as-english.ts';

/** The shop's languages, all required for a release. */
export const requiredLocales = [
  'cs-CZ',
  'de-DE',
  'en-US',
  'es-ES',
  'fr-FR',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-PT',
  'ro-RO',
  'sv-SE',
] as const;

type Words = { readonly [key: string]: string | Words };

/** Flattens `{a: {b: "x"}}` to `a.b -> "x"`, i18next's form of keys. */
export const flattenKeys = (words: Words, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flattenKeys(value, `${prefix}${key}.`)],
    ),
  );

const suffix = /_(ordinal_)?(zero|one|two|few|many|other)$/;

/** "boxes_one" belongs to "boxes"; a key without a CLDR suffix belongs to itself. */
export const getBaseKey = (key: string): string => key.replace(suffix, '');

const categories = (locale: string, ordinal: boolean): string[] =>
  new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories;

/** Plural forms are counted together: every form that this language knows, and none that it does not. */
const checkPlurals = (locale: string, keys: readonly string[]): string[] => {
  const forms = new Map<string, { base: string; ordinal: boolean; found: Set<string> }>();
  for (const key of keys) {
    const match = suffix.exec(key);
    if (match === null) continue;
    const ordinal = match[1] !== undefined;
    const id = `${getBaseKey(key)}${ordinal ? ' ordinal' : ''}`;
    const form = forms.get(id) ?? { base: getBaseKey(key), ordinal, found: new Set() };
    form.found.add(match[2] ?? '');
    forms.set(id, form);
  }
  return [...forms.values()].flatMap(({ base, ordinal, found }) => {
    const expected = categories(locale, ordinal);
    const infix = ordinal ? '_ordinal' : '';
    return [
      ...expected
        .filter((form) => !found.has(form))
        .map((form) => `${locale}: "${base}${infix}_${form}" is missing.`),
      ...[...found]
        .filter((form) => !expected.includes(form) && form !== 'zero')
        .map((form) => `${locale}: "${base}${infix}_${form}" is a plural form this language does not have.`),
    ];
  });
};

/** Returns the names between `{{` and `}}` and the tags `<1>`; a plural form may omit `count` ("one box"). */
const placeholders = (key: string, text: string): string => {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');
  const tags = [...text.matchAll(/<(\w+)[ />]/g)].map((match) => `<${match[1]}>`);
  return [...new Set([...names, ...tags])]
    .filter((name) => !(name === 'count' && suffix.test(key)))
    .sort()
    .join(', ');
};

export interface Dictionary {
  readonly locale: string;
  readonly words: ReadonlyMap<string, string>;
}

/** Compares a language with the reference language: keys, plural forms, placeholders, empty texts. */
export const compareDictionaries = (reference: Dictionary, other: Dictionary): string[] => {
  const bases = (dictionary: Dictionary) => new Set([...dictionary.words.keys()].map(getBaseKey));
  const wanted = bases(reference);
  const has = bases(other);
  const sample = new Map(
    [...reference.words].map(([key, text]) => [getBaseKey(key), placeholders(key, text)]),
  );
  return [
    ...[...wanted].filter((base) => !has.has(base)).map((base) => `${other.locale}: "${base}" is missing.`),
    ...[...has]
      .filter((base) => !wanted.has(base))
      .map((base) => `${other.locale}: "${base}" does not exist in ${reference.locale}.`),
    ...checkPlurals(other.locale, [...other.words.keys()]),
    ...[...other.words].flatMap(([key, text]) => {
      if (text.trim() === '') return [`${other.locale}: "${key}" is empty.`];
      const expected = sample.get(getBaseKey(key));
      const found = placeholders(key, text);
      return expected === undefined || expected === found
        ? []
        : [
            `${other.locale}: "${key}" has the placeholders [${found}], ${reference.locale} has [${expected}].`,
          ];
    }),
  ];
};

/** Examples in comments are no use of a key. */
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const readSources = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8').replace(comments, ''))
    : [];

/** Returns every quoted text, by TypeScript's parser; template substitutions appear as `${}`. */
function listLiterals(source: string): string[] {
  const kind = /<\/|\/>/.test(source) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join(''));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source', source, ts.ScriptTarget.ES2022, false, kind));
  return found;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds unused keys, and keys in code without a dictionary entry. A key counts as used when the source has it as a
 * literal, or when a template literal such as `status.${state}` can produce it.
 */
export const checkUsage = (locale: string, keys: readonly string[], sources: readonly string[]): string[] => {
  const bases = [...new Set(keys.map(getBaseKey))];
  const known = new Set(bases);
  const text = sources.join('\n');
  const literals = sources.flatMap(listLiterals);
  const plain = new Set(literals);
  const patterns = literals
    .filter((entry) => entry.includes('${') && /[\w.]\.\$\{|\}\.|^\w+\$\{|\$\{\}[\w.]/.test(entry))
    .map(
      (entry) =>
        new RegExp(
          `^${entry
            .split(/\$\{[^}]*\}/)
            .map(escapeRegExp)
            .join('.+')}$`,
        ),
    );
  const unused = bases.filter((base) => !plain.has(base) && !patterns.some((pattern) => pattern.test(base)));
  const requested = [...text.matchAll(/(?:\bt\(\s*|\bi18nKey=\{?)(?:'([^'\n]+)'|"([^"\n]+)")/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .map((key) => key.slice(key.indexOf(':') + 1));
  return [
    ...unused.map((base) => `${locale}: "${base}" is used nowhere.`),
    ...[...new Set(requested)]
      .filter((key) => !known.has(getBaseKey(key)) && !known.has(key))
      .map((key) => `${locale}: "${key}" is asked for and missing.`),
  ];
};

interface OwnDictionary extends Dictionary {
  readonly words: Map<string, string>;
}

const listLocaleFiles = (folder: string): OwnDictionary[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => {
          const words = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Words;
          return { locale: file.slice(0, -'.json'.length), words: flattenKeys(words) };
        })
    : [];

/** Returns the languages of a folder. Words of rarely used parts (`later/`) are merged into the same dictionary. */
export const readDictionaries = (folder: string): readonly Dictionary[] => {
  const dictionaries = listLocaleFiles(folder);
  for (const { locale, words } of listLocaleFiles(path.join(folder, 'later')))
    for (const [key, text] of words)
      dictionaries.find((entry) => entry.locale === locale)?.words.set(key, text);
  return dictionaries;
};

/** Returns the keys whose translation equals the English text. */
export const findUntranslated = (reference: Dictionary, { locale, words }: Dictionary): [string, string][] =>
  locale === reference.locale ? [] : [...words].filter(([key, text]) => reference.words.get(key) === text);

/** Finds faults between the languages of one folder: files, keys, plural forms, placeholders, texts left in English. */
const checkDictionaries = (folder: string): string[] => {
  const name = path.basename(folder);
  const dictionaries = readDictionaries(folder);
  const reference = dictionaries.find(({ locale }) => locale === 'en-US');
  if (reference === undefined) return [`${name}/en-US.json is missing.`];
  return [
    ...requiredLocales
      .filter((locale) => !dictionaries.some((entry) => entry.locale === locale))
      .map((locale) => `${name}/${locale}.json is missing.`),
    ...dictionaries.flatMap((entry) => [
      ...compareDictionaries(reference, entry),
      ...findUntranslated(reference, entry)
        .filter(([, text]) => !mayReadAsEnglish(entry.locale, text))
        .map(([key, text]) => `${entry.locale}: "${key}" is still the English "${text}".`),
    ]),
  ];
};

/**
 * Finds every fault in the words of one package: `locales/*.json` beside `src/`, and product terms (`terms/*.json`) if
 * it has them; none when it has no words at all.
 */
export const checkLocales = (folder: string): string[] => {
  const locales = path.join(folder, 'locales');
  const terms = path.join(folder, 'terms');
  if (!existsSync(locales)) return [];
  const keys =
    readDictionaries(locales)
      .find(({ locale }) => locale === 'en-US')
      ?.words.keys() ?? [];
  return [
    ...checkDictionaries(locales),
    ...checkUsage('en-US', [...keys], readSources(path.join(folder, 'src'))),
    ...(existsSync(terms) ? checkDictionaries(terms) : []),
  ].map((fault) => `${path.basename(folder)} ${fault}`);
};
