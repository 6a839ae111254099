/**
 * SVG: sanitised by an allow-list, rendered by resvg within size limits, only with our own fonts.
 */
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { fontCatalogue } from '@shop/design';
import { type SanitisedSvg, sanitiseSvg, svgMillimetres, svgShapes, type XmlElement } from '@shop/design/svg';
import { findDieStamp } from '@shop/packaging/exports';
import { fail, ok, type Result } from '../../platform/index.ts';
import type { ArtworkCode, ArtworkFacts } from '../assets/artwork.port.ts';
import type { ArtworkLimits } from './limits.ts';
import { resolveSourceDie } from './source-die.ts';

type SafeSvg = Extract<SanitisedSvg, { ok: true }>;

const sentences: Record<string, string> = {
  script: 'The drawing contains a script. Export it again without scripts.',
  event_handler: 'The drawing contains scripted actions. Export it again without them.',
  external_reference: 'The drawing refers to another file. Embed pictures and fonts, then upload it again.',
  foreign_object: 'The drawing contains a part of a web page. Export it as plain SVG.',
  doctype: 'The drawing declares entities. Export it as plain SVG.',
  animation: 'The drawing is animated. Export a still image.',
};

function decodeText(bytes: Uint8Array): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

export function readSvg(bytes: Uint8Array): Result<SafeSvg, ArtworkCode> {
  const clean = sanitiseSvg(decodeText(bytes));
  if (clean.ok) return ok(clean);
  if (clean.reason === 'malformed' || clean.reason === 'not_svg') return fail('artwork_damaged');
  if (clean.reason === 'too_much_text')
    return fail('artwork_timeout', {
      detail: 'The drawing contains too much text. Convert it to outlines, then upload it again.',
    });
  const detail = sentences[clean.reason];
  return fail('artwork_unsafe_svg', detail === undefined ? {} : { detail });
}

export async function inspectSvg(
  bytes: Uint8Array,
  limits: ArtworkLimits,
): Promise<Result<ArtworkFacts, ArtworkCode>> {
  const clean = readSvg(bytes);
  if (!clean.ok) return clean;
  const { root, hasText } = clean.value;
  const mm = svgMillimetres(root);
  if (mm === null)
    return fail('artwork_damaged', {
      detail: 'The drawing has no size. Export it with width and height.',
    });
  if (Math.max(...mm) > limits.page) return fail('artwork_too_large');
  const warnings: string[] = [];
  if (hasText) warnings.push('svg_text');
  if (!svgShapes(root).ok) warnings.push('svg_as_picture');
  const madeOn = await resolveSourceDie(findDieStamp(decodeText(bytes)), mm);
  if (madeOn && showsLayer(root, 'CUT')) warnings.push('template_lines');
  return ok({ kind: 'svg', pages: 1, mm, px: null, warnings, ...(madeOn ? { madeOn } : {}) });
}

/** Whether the drawing has a visible group with this id. */
function showsLayer(element: XmlElement, id: string): boolean {
  const { display, visibility, style = '' } = element.attributes;
  if (display === 'none' || visibility === 'hidden' || /display:\s*none|visibility:\s*hidden/.test(style))
    return false;
  if (element.attributes.id === id) return true;
  return element.children.some((child) => typeof child !== 'string' && showsLayer(child, id));
}

let fontFiles: readonly string[] | undefined;

function fonts(): string[] {
  // Resolved from the decoder's program, which is inside the shop wherever the shop was started.
  const { resolve } = createRequire(process.argv[1] ?? `${process.cwd()}/package.json`);
  fontFiles ??= fontCatalogue.map((entry) => resolve(entry.file));
  return [...fontFiles];
}

export interface DrawnSvg {
  readonly width: number;
  readonly height: number;
  /** RGBA without premultiplied alpha. */
  readonly rgba: Buffer;
}

/**
 * Renders to a width of `width` pixels. The caller limits the size: resvg itself would crash the
 * process.
 */
export function drawSvg({ svg }: SafeSvg, width: number): DrawnSvg {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.max(1, Math.round(width)) },
    font: { loadSystemFonts: false, fontFiles: fonts(), defaultFontFamily: 'Archivo' },
  }).render();
  return { width: drawn.width, height: drawn.height, rgba: unpremultiply(drawn.pixels) };
}

/** resvg returns premultiplied pixels; pictures are stored without. */
function unpremultiply(pixels: Buffer): Buffer {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 255;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      pixels[at + channel] = Math.min(255, Math.round(((pixels[at + channel] ?? 0) * 255) / alpha));
    }
  }
  return pixels;
}
