import { all, type Element, textAt } from './read-xml.ts';

/** A rule of a national format, read from the file, with the damage that must break it. */
export interface FileRule {
  readonly id: string;
  readonly text: string;
  readonly holds: (root: Element) => boolean;
  readonly damage: (root: Element) => void;
}

export const fileRule = (
  id: string,
  text: string,
  holds: FileRule['holds'],
  damage: FileRule['damage'],
): FileRule => ({ id, text, holds, damage });

/** Children of an element in the schema's order: `Name`, `Name?` optional, `Name*` any number. */
export type Shape = Readonly<Record<string, string>>;

/** Elements whose children are not those of the shape, in its order. */
export function findMisshapen(element: Element, shape: Shape): readonly string[] {
  const wanted = shape[element.name];
  const nested = element.children.flatMap((child) => findMisshapen(child, shape));
  if (wanted === undefined) return element.children.length > 0 ? [element.name, ...nested] : nested;
  const form = wanted
    .split(' ')
    .map((part) => {
      const [, name = '', count = ''] = /^([\w|]+)([?*+]?)$/.exec(part) ?? [];
      return `(?:(?:${name}) )${count}`;
    })
    .join('');
  const found = element.children.map(({ name }) => `${name} `).join('');
  return new RegExp(`^${form}$`).test(found) ? nested : [element.name, ...nested];
}

/** Names of elements whose text does not have the form of their type. */
export function findMalformed(element: Element, forms: Readonly<Record<string, RegExp>>): readonly string[] {
  const form = forms[element.name];
  const nested = element.children.flatMap((child) => findMalformed(child, forms));
  return form === undefined || form.test(element.text) ? nested : [element.name, ...nested];
}

export const fileRules = (root: Element, rules: readonly FileRule[]): readonly string[] =>
  rules.filter(({ holds }) => !holds(root)).map(({ id }) => id);

/** Finds the first element of a path, which a damage needs. */
export function at(root: Element, path: string): Element {
  const [found] = all(root, path);
  if (!found) throw new Error(`there is no ${path} to damage`);
  return found;
}

export const setText =
  (path: string, text: string) =>
  (root: Element): void => {
    at(root, path).text = text;
  };

/** Removes the last step of a path from its parent, everywhere. */
export const remove =
  (path: string) =>
  (root: Element): void => {
    const names = path.split('/');
    const last = names.pop() ?? '';
    const parents = names.length === 0 ? [root] : all(root, names.join('/'));
    for (const parent of parents)
      parent.children.splice(0, Infinity, ...parent.children.filter(({ name }) => name !== last));
  };

/** A decimal as an integer of 10^-8; zero where there is none. */
export function value(text: string | undefined): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text ?? '0') ?? [];
  const units = BigInt(whole + fraction.padEnd(8, '0'));
  return sign === '-' ? -units : units;
}
export const cent = 10n ** 6n;
export const valueAt = (from: Element, path: string): bigint => value(textAt(from, path));
export const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, one) => sum + one, 0n);
/** Whether two values differ by a cent at most. */
export const isNear = (one: bigint, other: bigint, slack = cent): boolean =>
  one - other <= slack && other - one <= slack;
/** The product of two values of 10^-8. */
export const product = (one: bigint, other: bigint): bigint => (one * other) / 10n ** 8n;
