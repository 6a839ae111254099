/**
 * Icons as a die would have them, on a 24-unit grid: `cut` is drawn through, `crease` is drawn dashed.
 * Corners stay sharp, strokes end flat.
 */
export interface IconShape {
  readonly cut: string;
  readonly crease?: string;
}

export const iconShapes = {
  account: { cut: 'M8 4h8v8H8zM4 20v-4h16v4' },
  alert: { cut: 'M12 3 22 20H2zM12 9v5M12 16v2' },
  'arrow-down': { cut: 'M12 4v16M6 14l6 6 6-6' },
  'arrow-left': { cut: 'M20 12H4M10 6l-6 6 6 6' },
  'arrow-right': { cut: 'M4 12h16M14 6l6 6-6 6' },
  'arrow-up': { cut: 'M12 20V4M6 10l6-6 6 6' },
  bank: { cut: 'M3 9 12 4l9 5v1H3zM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18' },
  box: { cut: 'M4 8l8-4 8 4v8l-8 4-8-4zM12 12v8M4 8l8 4 8-4', crease: 'M8 6l8 4' },
  calendar: { cut: 'M4 6h16v14H4zM8 3v5M16 3v5', crease: 'M4 11h16' },
  card: { cut: 'M3 5h18v14H3zM3 9h18M7 15h4' },
  cart: { cut: 'M3 9h18l-2 11H5zM8 9l2-5h4l2 5', crease: 'M4 14.5h16' },
  check: { cut: 'M4 12l6 6L20 6' },
  'chevron-down': { cut: 'M6 9l6 6 6-6' },
  'chevron-left': { cut: 'M15 6l-6 6 6 6' },
  'chevron-right': { cut: 'M9 6l6 6-6 6' },
  'chevron-up': { cut: 'M6 15l6-6 6 6' },
  clock: { cut: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7v5l4 3' },
  copy: { cut: 'M8 8h12v12H8zM16 8V4H4v12h4' },
  cross: { cut: 'M5 5l14 14M19 5 5 19' },
  die: { cut: 'M8 2h8v5h5v10h-5v5H8v-5H3V7h5z', crease: 'M8 7h8v10H8z' },
  download: { cut: 'M12 3v12M7 10l5 5 5-5M4 16v5h16v-5' },
  external: { cut: 'M13 4h7v7M20 4 11 13M18 14v6H4V6h6' },
  eye: { cut: 'M2 12l5-5h10l5 5-5 5H7zM10 10h4v4h-4z' },
  'eye-off': { cut: 'M2 12l5-5h10l5 5-5 5H7zM4 20 20 4' },
  file: { cut: 'M5 3h10l4 4v14H5zM15 3v4h4' },
  filter: { cut: 'M3 5h18l-7 8v7h-4v-7z' },
  fold: { cut: 'M4 20h16M4 20V8', crease: 'M4 8a12 12 0 0 1 12 12' },
  globe: { cut: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18' },
  image: { cut: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15 8h2v2h-2z' },
  info: { cut: 'M4 4h16v16H4zM12 11v6M12 7v2' },
  layers: { cut: 'M12 4l9 5-9 5-9-5zM3 13l9 5 9-5' },
  lock: { cut: 'M5 11h14v10H5zM8 11V4h8v7M12 15v3' },
  mail: { cut: 'M3 5h18v14H3z', crease: 'M3 6l9 7 9-7' },
  menu: { cut: 'M3 6h18M3 12h18M3 18h18' },
  minus: { cut: 'M4 12h16' },
  more: { cut: 'M4 11h2v2H4zM11 11h2v2h-2zM18 11h2v2h-2z' },
  pencil: { cut: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4' },
  phone: { cut: 'M7 2h10v20H7zM11 19h2' },
  plus: { cut: 'M4 12h16M12 4v16' },
  printer: { cut: 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z' },
  redo: { cut: 'M20 8H9a5 5 0 0 0 0 11h6M15 3l5 5-5 5' },
  rotate: { cut: 'M20 4v6h-6M19.5 10A8 8 0 1 0 20 14' },
  ruler: { cut: 'M2 8h20v8H2zM6 8v4M10 8v3M14 8v4M18 8v3' },
  search: { cut: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5 21 21' },
  text: { cut: 'M4 7V4h16v3M12 4v16M9 20h6' },
  trash: { cut: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7' },
  truck: { cut: 'M2 6h12v11H2zM14 10h4l4 4v3h-8M6 17v3M18 17v3' },
  undo: { cut: 'M4 8h11a5 5 0 0 1 0 11H9M9 3 4 8l5 5' },
  unfold: { cut: 'M8 4h8v16H8zM2 8h6v8H2zM16 8h6v8h-6z', crease: 'M8 8v8M16 8v8' },
  upload: { cut: 'M12 15V3M7 8l5-5 5 5M4 16v5h16v-5' },
  'zoom-in': { cut: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5 21 21M7.5 10.5h6M10.5 7.5v6' },
  'zoom-out': { cut: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5 21 21M7.5 10.5h6' },
} as const satisfies Readonly<Record<string, IconShape>>;

export type IconName = keyof typeof iconShapes;
