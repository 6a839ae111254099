/**
 * The shaper and its fonts, from this build. The wasm and each font load on first use; a font is verified by its hash,
 * since frozen line breaks depend on the exact file.
 */
import { createShaper, type FontId, fontCatalogue, fontRecord, type GrowingShaper } from '@shop/design';
import { openWasmRealm } from './open-wasm-realm.ts';

const harfbuzz = new URL('harfbuzzjs/dist/harfbuzz.wasm', import.meta.url);

/** One literal each: the bundler parses these lines. */
const files: Readonly<Record<string, URL>> = {
  'font:archivo-regular': new URL(
    '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
    import.meta.url,
  ),
  'font:archivo-bold': new URL('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf', import.meta.url),
  'font:lora-regular': new URL('@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf', import.meta.url),
  'font:lora-bold': new URL('@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf', import.meta.url),
  'font:caveat-regular': new URL(
    '@expo-google-fonts/caveat/400Regular/Caveat_400Regular.ttf',
    import.meta.url,
  ),
  'font:caveat-bold': new URL('@expo-google-fonts/caveat/700Bold/Caveat_700Bold.ttf', import.meta.url),
};

export interface Lettering {
  readonly shaper: GrowingShaper;
  /** Loads a font; false when its file is unavailable. Safe to retry. */
  readonly loadFont: (font: FontId) => Promise<boolean>;
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function fontBytes(font: FontId, sha256: string): Promise<Uint8Array | null> {
  const address = files[font];
  if (address === undefined) return null;
  const response = await fetch(address);
  if (!response.ok) return null;
  const bytes = await response.arrayBuffer();
  return hex(await crypto.subtle.digest('SHA-256', bytes)) === sha256 ? new Uint8Array(bytes) : null;
}

let shared: Promise<Lettering> | undefined;

async function startLettering(): Promise<Lettering> {
  const shaper = await createShaper(harfbuzz, [], await openWasmRealm());
  const requests = new Map<FontId, Promise<boolean>>();
  const fetchFont = async (font: FontId): Promise<boolean> => {
    const entry = fontCatalogue.find(({ id }) => id === font);
    const bytes = entry === undefined ? null : await fontBytes(font, entry.sha256).catch(() => null);
    if (entry === undefined || bytes === null) {
      requests.delete(font);
      return false;
    }
    shaper.add({ font: fontRecord(entry), bytes });
    return true;
  };
  return {
    shaper,
    loadFont: (font) => {
      const request = requests.get(font) ?? fetchFont(font);
      requests.set(font, request);
      return request;
    },
  };
}

/** Loads the page's only shaper. After a failure the next call retries. */
export function loadLettering(): Promise<Lettering> {
  shared ??= startLettering().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}
