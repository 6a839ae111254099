/** The only conversion from screen colours to ink, for every painter and the print file. */
import { colorById, type DesignDocument } from '../document/document.ts';
import type { ColorId } from '../document/ids.ts';
import type { Cmyk, ColorRecord } from '../document/records.ts';
import type { Paint } from './display-list.ts';

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
const percent = (part: number): number => Math.round(part * 1000) / 10;

/**
 * Returns the ink of an sRGB colour by full grey-component replacement: K = 1 - max(R, G, B), C = (1 - R - K) / (1 - K)
 * and so on. Neutral colours therefore print with black alone, and black is K 100 without other inks, so small text has
 * no coloured fringe and total ink never exceeds 200 %.
 */
export function inkOf(srgb: string): Cmyk {
  const [r, g, b] = [channel(srgb, 1), channel(srgb, 3), channel(srgb, 5)];
  const k = 1 - Math.max(r, g, b);
  if (k >= 1) return [0, 0, 0, 100];
  const part = (value: number) => percent((1 - value - k) / (1 - k));
  return [part(r), part(g), part(b), percent(k)];
}

/** Returns the paint of a palette entry: its own ink if it states one. */
export function paintOf(color: Pick<ColorRecord, 'srgb' | 'cmyk' | 'spot'>): Paint {
  return { srgb: color.srgb, cmyk: color.cmyk ?? inkOf(color.srgb), spot: color.spot };
}

/** Returns the paint of a colour id; null for none or a missing one. */
export function paintById(document: DesignDocument, id: ColorId | null): Paint | null {
  const color = id === null ? undefined : colorById(document, id);
  return color === undefined ? null : paintOf(color);
}
