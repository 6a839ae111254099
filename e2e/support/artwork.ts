import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import type { Random } from './random.ts';

/** A file as Playwright's file chooser takes it. */
export interface ArtworkFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
export const artworkKinds = ['pdf', 'png', 'jpg', 'svg'] as const;
export type ArtworkKind = (typeof artworkKinds)[number];

/** Artwork that differs with the seed in shape and colour. */
export function drawArtwork(kind: ArtworkKind, random: Random): Promise<ArtworkFile> {
  const colour = [random.integer(20, 235), random.integer(20, 235), random.integer(20, 235)] as const;
  const points = Array.from({ length: 5 }, () => [random.integer(5, 195), random.integer(5, 95)] as const);
  return makers[kind](colour, points);
}

type Colour = readonly [number, number, number];
type Points = readonly (readonly [number, number])[];

const makers: Record<ArtworkKind, (colour: Colour, points: Points) => Promise<ArtworkFile>> = {
  pdf: async (colour, points) => ({
    name: 'logo.pdf',
    mimeType: 'application/pdf',
    buffer: embedFonts(vectorPdf(colour, points)),
  }),
  svg: async (colour, points) => ({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(vectorSvg(colour, points)),
  }),
  png: async (colour, points) => ({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await raster(colour, points).png().toBuffer(),
  }),
  jpg: async (colour, points) => ({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await raster(colour, points).flatten({ background: '#fff' }).jpeg().toBuffer(),
  }),
};

const vectorSvg = ([red, green, blue]: Colour, points: Points): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="100mm" viewBox="0 0 200 100"><rect x="1" y="1" width="198" height="98" fill="none" stroke="#222" stroke-width="2"/><polygon points="${points
    .map((point) => point.join(','))
    .join(' ')}" fill="rgb(${red},${green},${blue})"/></svg>`;

const raster = (colour: Colour, points: Points) =>
  sharp(Buffer.from(vectorSvg(colour, points)), { density: 220 }).resize({ width: 3600 });

/** Embeds the fonts with Ghostscript, as a shopper's drawing program does on export. */
const embedFonts = (pdf: Buffer): Buffer =>
  execFileSync(
    'gs',
    [
      ...['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pdfwrite'],
      ...['-dPDFSETTINGS=/prepress', '-dEmbedAllFonts=true', '-sOutputFile=-', '-'],
    ],
    { input: pdf, maxBuffer: 16 * 1024 * 1024 },
  );

/** Returns a one-page vector PDF, written by hand so that no library of the product is involved. 200 × 100 mm. */
export function vectorPdf([red, green, blue]: Colour, points: Points): Buffer {
  const mm = 72 / 25.4;
  const at = ([x, y]: readonly [number, number]) => `${(x * mm).toFixed(2)} ${((100 - y) * mm).toFixed(2)}`;
  const [first = [10, 10] as const, ...rest] = points;
  const content = [
    'q 0.13 G 2 w 3 3 560.9 277.4 re S Q',
    `q ${(red / 255).toFixed(3)} ${(green / 255).toFixed(3)} ${(blue / 255).toFixed(3)} rg`,
    `${at(first)} m`,
    ...rest.map((point) => `${at(point)} l`),
    'f Q',
    'BT /F1 24 Tf 0 g 40 240 Td (Vector mark) Tj ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 566.93 283.46] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
