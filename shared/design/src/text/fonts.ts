/**
 * The typefaces of the editor, as data. The files come from the packages named in `file` (SIL Open Font License 1.1).
 * Whoever loads one checks it against `sha256`, because frozen line breaks depend on it.
 */
import type { FontId } from '../document/ids.ts';
import type { FontRecord } from '../document/records.ts';

export interface FontEntry {
  readonly id: FontId;
  readonly family: string;
  readonly style: 'regular' | 'bold';
  /** Module path of the TrueType file. */
  readonly file: string;
  readonly sha256: string;
}

export const fontCatalogue: readonly FontEntry[] = [
  {
    id: 'font:archivo-regular',
    family: 'Archivo',
    style: 'regular',
    file: '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
    sha256: '36ce8e83756505d014a7353ae332abc19740448fba9a67007b54923ed2899bfd',
  },
  {
    id: 'font:archivo-bold',
    family: 'Archivo',
    style: 'bold',
    file: '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf',
    sha256: 'fb0d3a7cf205466ed1147911f81dc80788b8e42b8b3b7602f25937a9224654f6',
  },
  {
    id: 'font:lora-regular',
    family: 'Lora',
    style: 'regular',
    file: '@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf',
    sha256: '7ed00e7c9cdf16ab7e2fd2361fe45d4f0b61263cd60aae398b27b7ee08108827',
  },
  {
    id: 'font:lora-bold',
    family: 'Lora',
    style: 'bold',
    file: '@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf',
    sha256: '7d74015e950c2fb66519c7295b8155621d22200ae2ca2a4c6b43ce3c490cac87',
  },
  {
    id: 'font:caveat-regular',
    family: 'Caveat',
    style: 'regular',
    file: '@expo-google-fonts/caveat/400Regular/Caveat_400Regular.ttf',
    sha256: '271ee7c4a60b1be2ba13a66990e7475c76c982ac6e906c9db25139976282f6b8',
  },
  {
    id: 'font:caveat-bold',
    family: 'Caveat',
    style: 'bold',
    file: '@expo-google-fonts/caveat/700Bold/Caveat_700Bold.ttf',
    sha256: 'b42cc772f3528d9150c29d6051e2ed3fd472ad4e584c73fe1500ee628d6b1ac0',
  },
];

export const defaultFont: FontId = 'font:archivo-regular';

/** Returns the document record of a catalogue entry. */
export function fontRecord(entry: FontEntry): FontRecord {
  return { kind: 'font', ...entry };
}
