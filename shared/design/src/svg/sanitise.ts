/**
 * Allow-list sanitiser for uploaded SVG. Anything that could run, load or never end is refused with a reason;
 * unprintable data (editor metadata, foreign namespaces) is dropped.
 */
import { elementsOf, parseXml, writeXml, type XmlElement } from './xml.ts';

export type SvgReason =
  | 'not_svg'
  | 'malformed'
  | 'doctype'
  | 'too_deep'
  | 'too_many_nodes'
  | 'script'
  | 'event_handler'
  | 'external_reference'
  | 'foreign_object'
  | 'animation'
  | 'endless_reuse'
  | 'too_much_text'
  | 'heavy_filter';

export type SanitisedSvg =
  | { readonly ok: true; readonly svg: string; readonly root: XmlElement; readonly hasText: boolean }
  | { readonly ok: false; readonly reason: SvgReason };

const allowedElements = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image style title desc ' +
    'linearGradient radialGradient stop pattern clipPath mask marker switch ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset'
  ).split(' '),
);

const forbiddenElements: Record<string, SvgReason> = {
  script: 'script',
  foreignObject: 'foreign_object',
  iframe: 'foreign_object',
  object: 'foreign_object',
  embed: 'foreign_object',
  video: 'foreign_object',
  audio: 'foreign_object',
  animate: 'animation',
  animateMotion: 'animation',
  animateTransform: 'animation',
  set: 'animation',
  feImage: 'external_reference',
  handler: 'script',
};

const allowedAttribute =
  /^(?:xmlns(?::xlink)?|version|id|class|style|viewBox|preserveAspectRatio|transform|gradientTransform|patternTransform|d|points|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|fr|dx|dy|width|height|offset|href|xlink:href|fill|stroke|color|opacity|display|visibility|overflow|clip-path|clip-rule|mask|filter|gradientUnits|spreadMethod|patternUnits|patternContentUnits|clipPathUnits|maskUnits|maskContentUnits|markerUnits|markerWidth|markerHeight|refX|refY|orient|marker(?:-start|-mid|-end)?|fill-(?:rule|opacity)|stroke-[a-z]+|stop-(?:color|opacity)|font-[a-z-]+|text-[a-z]+|letter-spacing|word-spacing|dominant-baseline|alignment-baseline|rotate|lengthAdjust|textLength|startOffset|mix-blend-mode|isolation|paint-order|vector-effect|filterUnits|primitiveUnits|in|in2|result|stdDeviation|mode|type|values|operator|k[1-4]|radius|flood-(?:color|opacity)|tableValues|slope|intercept|amplitude|exponent|edgeMode|color-interpolation(?:-filters)?|xml:space|enable-background)$/;

const isLocal = (reference: string): boolean => /^#[^\s]+$/.test(reference.trim());
const isPicture = (reference: string): boolean =>
  /^data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/=\s]+$/.test(reference.trim());

/** Whether a style has `url(...)` other than to an id of the file, imports, or legacy ways to run code. */
function unsafeStyle(text: string): boolean {
  const plain = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // Escapes of CSS: "u\72l(" means "url(".
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_all, code: string) => {
      const point = Number.parseInt(code, 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '?';
    })
    .replaceAll('\\', '');
  if (/@import|@font-face|expression\s*\(|javascript:|-moz-binding/i.test(plain)) return true;
  return [...plain.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, target = '']) => !isLocal(target));
}

class UnsafeSvg extends Error {
  constructor(readonly reason: SvgReason) {
    super(reason);
  }
}

/** Returns the cleaned SVG for storing and drawing, or the reason of the refusal. */
export function sanitiseSvg(source: string): SanitisedSvg {
  const parsed = parseXml(source);
  if (!parsed.ok) return { ok: false, reason: parsed.code };
  if (localName(parsed.root.name) !== 'svg') return { ok: false, reason: 'not_svg' };
  try {
    const root = clean(parsed.root);
    if (root === null) return { ok: false, reason: 'not_svg' };
    const full = {
      ...root,
      attributes: {
        xmlns: 'http://www.w3.org/2000/svg',
        'xmlns:xlink': 'http://www.w3.org/1999/xlink',
        ...root.attributes,
      },
    };
    checkReuse(full);
    return { ok: true, svg: writeXml(full), root: full, hasText: contains(full, 'text') };
  } catch (error) {
    if (error instanceof UnsafeSvg) return { ok: false, reason: error.reason };
    throw error;
  }
}

/** `svg:rect` in files with a prefix for the SVG namespace is plain `rect`. */
const localName = (name: string): string => (name.startsWith('svg:') ? name.slice(4) : name);

const contains = (element: XmlElement, name: string): boolean =>
  element.name === name || elementsOf(element).some((child) => contains(child, name));

function clean(element: XmlElement): XmlElement | null {
  const name = localName(element.name);
  const reason = forbiddenElements[name];
  if (reason !== undefined) throw new UnsafeSvg(reason);
  // Some tools export drawings wrapped in links: the drawing stays, the link is removed.
  const kept = name === 'a' ? 'g' : name;
  if (!allowedElements.has(kept)) return null;
  if (
    name === 'style' &&
    unsafeStyle(element.children.filter((child) => typeof child === 'string').join(''))
  ) {
    throw new UnsafeSvg('external_reference');
  }
  checkFilter(name, element);
  const attributes: Record<string, string> = {};
  for (const [key, value] of Object.entries(element.attributes)) {
    if (/^on/i.test(key)) throw new UnsafeSvg('event_handler');
    if (name === 'a' && /href$/.test(key)) continue;
    if (/(?:^|:)href$/i.test(key) && !isLocal(value) && !(name === 'image' && isPicture(value))) {
      throw new UnsafeSvg('external_reference');
    }
    if (unsafeStyle(value) && !/(?:^|:)href$/.test(key)) throw new UnsafeSvg('external_reference');
    if (allowedAttribute.test(key)) attributes[key] = value;
  }
  const children = element.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === 'string')
      return /^(?:text|tspan|textPath|style|title|desc)$/.test(name) ? [child] : [];
    const cleaned = clean(child);
    return cleaned === null ? [] : [cleaned];
  });
  return { name: kept, attributes, children };
}

/** The cost of filters grows with area and reach; print artwork needs far less than these limits. */
function checkFilter(name: string, { attributes }: XmlElement): void {
  if (name === 'feGaussianBlur' || name === 'feDropShadow') {
    const blur = (attributes.stdDeviation ?? '0').split(/[\s,]+/).map(Number);
    if (blur.some((value) => !(value <= 100))) throw new UnsafeSvg('heavy_filter');
  }
  if (name === 'feMorphology' && !(Number((attributes.radius ?? '0').split(/[\s,]+/)[0]) <= 50)) {
    throw new UnsafeSvg('heavy_filter');
  }
  if (name !== 'filter') return;
  for (const key of ['x', 'y', 'width', 'height']) {
    const value = Number.parseFloat(attributes[key] ?? '0');
    const percent = (attributes[key] ?? '').endsWith('%') || attributes.filterUnits !== 'userSpaceOnUse';
    if (Math.abs(value) > (percent ? (attributes[key]?.endsWith('%') === true ? 500 : 5) : 10_000)) {
      throw new UnsafeSvg('heavy_filter');
    }
  }
}

const maxDrawnElements = 50_000;
/** resvg draws about 20,000 letters a second, fewer in long lines. */
const maxGlyphs = 20_000;

interface DrawingCost {
  readonly drawn: number;
  readonly letters: number;
}

/**
 * Counts drawn elements and letters with every `use`, pattern and marker expanded; refuses cycles and excessive counts.
 */
function checkReuse(root: XmlElement): void {
  const byId = new Map<string, XmlElement>();
  const index = (element: XmlElement) => {
    const { id } = element.attributes;
    if (id !== undefined) byId.set(id, element);
    for (const child of elementsOf(element)) index(child);
  };
  index(root);
  const weights = new Map<XmlElement, DrawingCost>();
  const active = new Set<XmlElement>();
  const costOf = (element: XmlElement): DrawingCost => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (active.has(element)) throw new UnsafeSvg('endless_reuse');
    active.add(element);
    let [drawn, letters] = [1, lettersOf(element)];
    const add = (part: DrawingCost) => {
      drawn += part.drawn;
      letters += part.letters;
    };
    for (const child of elementsOf(element)) add(costOf(child));
    for (const target of references(element)) {
      const found = byId.get(target);
      if (found !== undefined) add(costOf(found));
    }
    active.delete(element);
    if (drawn > maxDrawnElements) throw new UnsafeSvg('endless_reuse');
    if (letters > maxGlyphs) throw new UnsafeSvg('too_much_text');
    weights.set(element, { drawn, letters });
    return { drawn, letters };
  };
  costOf(root);
}

const setsType = new Set(['text', 'tspan', 'textPath']);

const lettersOf = ({ name, children }: XmlElement): number =>
  setsType.has(name)
    ? children.reduce((sum, child) => sum + (typeof child === 'string' ? child.length : 0), 0)
    : 0;

function references({ name, attributes }: XmlElement): readonly string[] {
  const found: string[] = [];
  for (const [key, value] of Object.entries(attributes)) {
    if (/(?:^|:)href$/.test(key) && (name === 'use' || name === 'pattern')) found.push(value.trim().slice(1));
    for (const [, id = ''] of value.matchAll(/url\(\s*["']?#([^"')]+)/g)) found.push(id);
  }
  return found;
}
