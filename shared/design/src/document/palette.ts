/**
 * The default palette: fourteen entries that print well in CMYK on white and on kraft. `uid` is the entry's permanent
 * name; the interface translates it.
 */
export interface PaletteEntry {
  readonly uid: string;
  readonly hex: string;
}

export const defaultPalette: readonly PaletteEntry[] = [
  { uid: 'black', hex: '#000000' },
  { uid: 'white', hex: '#ffffff' },
  { uid: 'graphite', hex: '#4a4f54' },
  { uid: 'mist', hex: '#c9ced2' },
  { uid: 'kraft', hex: '#b08d5f' },
  { uid: 'cream', hex: '#f4ead5' },
  { uid: 'brick', hex: '#b5452f' },
  { uid: 'signal-red', hex: '#e4002b' },
  { uid: 'apricot', hex: '#f2a65a' },
  { uid: 'sunflower', hex: '#f5c518' },
  { uid: 'leaf', hex: '#4c8c3f' },
  { uid: 'pine', hex: '#1d5c4d' },
  { uid: 'sky', hex: '#3f8fd2' },
  { uid: 'navy', hex: '#1c2f5c' },
];
