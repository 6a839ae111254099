/** Presentation of SVG shapes: attributes, `style`, and style sheets with plain selectors. */
import type { XmlElement } from './xml.ts';

export const styleNames = [
  'fill',
  'stroke',
  'stroke-width',
  'fill-rule',
  'fill-opacity',
  'stroke-opacity',
  'opacity',
  'display',
  'visibility',
  'color',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'clip-path',
  'mask',
  'filter',
  'mix-blend-mode',
  'paint-order',
  'vector-effect',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
] as const;

export type Declarations = Readonly<Record<string, string>>;

export function parseDeclarations(text: string): Declarations {
  const found: Record<string, string> = {};
  for (const part of text.split(';')) {
    const at = part.indexOf(':');
    if (at > 0)
      found[part.slice(0, at).trim()] = part
        .slice(at + 1)
        .replace(/!important\s*$/, '')
        .trim();
  }
  return found;
}

export interface StyleRule {
  readonly selector: string;
  readonly declarations: Declarations;
}

/** Returns null when the sheet has at-rules or selectors beyond `tag`, `.class` and `#id`. */
export function parseStyleSheet(text: string): readonly StyleRule[] | null {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/<!--|-->/g, '');
  if (plain.includes('@')) return null;
  const rules: StyleRule[] = [];
  for (const block of plain.split('}')) {
    if (block.trim() === '') continue;
    const [selectors = '', body] = block.split('{');
    if (body === undefined) return null;
    for (const selector of selectors.split(',').map((part) => part.trim())) {
      if (!/^(?:[.#]?[A-Za-z_][\w-]*)$/.test(selector)) return null;
      rules.push({ selector, declarations: parseDeclarations(body) });
    }
  }
  return rules;
}

const specificity = (selector: string): number =>
  selector.startsWith('#') ? 2 : selector.startsWith('.') ? 1 : 0;

/** Returns the style of an element: attributes, then rules by specificity, then `style`. */
export function resolveStyle(element: XmlElement, rules: readonly StyleRule[]): Declarations {
  const classes = (element.attributes.class ?? '').split(/\s+/);
  const matching = rules
    .filter(({ selector }) =>
      selector.startsWith('.')
        ? classes.includes(selector.slice(1))
        : selector.startsWith('#')
          ? element.attributes.id === selector.slice(1)
          : element.name === selector,
    )
    .toSorted((a, b) => specificity(a.selector) - specificity(b.selector));
  const attributes = Object.fromEntries(
    styleNames.flatMap((name) => {
      const value = element.attributes[name];
      return value === undefined ? [] : [[name, value.trim()]];
    }),
  );
  return Object.assign(
    {},
    attributes,
    ...matching.map((rule) => rule.declarations),
    parseDeclarations(element.attributes.style ?? ''),
  );
}

const names: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  lime: '#00ff00',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  cyan: '#00ffff',
  aqua: '#00ffff',
  magenta: '#ff00ff',
  fuchsia: '#ff00ff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  maroon: '#800000',
  olive: '#808000',
  navy: '#000080',
  teal: '#008080',
  purple: '#800080',
  orange: '#ffa500',
  gold: '#ffd700',
  pink: '#ffc0cb',
  brown: '#a52a2a',
};

const hex2 = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** Returns the hex of a colour, null for "no paint", undefined for unsupported values (such as gradients). */
export function parseColor(text: string, current: string): string | null | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'none' || value === 'transparent') return null;
  if (value === 'currentcolor') return current;
  if (/^#[0-9a-f]{6}$/.test(value)) return value;
  if (/^#[0-9a-f]{3}$/.test(value)) return `#${[...value.slice(1)].map((digit) => digit + digit).join('')}`;
  const rgb = /^rgb\(\s*([\d.]+)(%?)[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?\s*\)$/.exec(value);
  if (rgb !== null) {
    const scale = rgb[2] === '%' ? 2.55 : 1;
    return `#${[rgb[1], rgb[3], rgb[4]].map((part) => hex2(Number(part) * scale)).join('')}`;
  }
  return names[value];
}

/**
 * Returns the millimetres of an SVG length; a plain number is a CSS pixel (1/96 in). Null for percentages and font
 * units.
 */
export function lengthMm(text: string | undefined): number | null {
  const match = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(px|pt|pc|mm|cm|in|q)?\s*$/i.exec(text ?? '');
  if (match === null) return null;
  const perUnit = { px: 25.4 / 96, pt: 25.4 / 72, pc: 25.4 / 6, mm: 1, cm: 10, in: 25.4, q: 0.25 } as const;
  const unit = (match[2] ?? 'px').toLowerCase();
  return Number(match[1]) * (Object.hasOwn(perUnit, unit) ? perUnit[unit as keyof typeof perUnit] : 1);
}
