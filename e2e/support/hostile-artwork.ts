import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { ArtworkFile } from './artwork.ts';
import { vectorPdf } from './artwork.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** Returns the head of a PNG that declares a size; its pixels are not needed to refuse it. */
const pngHeader = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Encrypts a file with qpdf, so that only a password opens it. */
const encrypted = (): Buffer => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'locked-'));
  const [plain, locked] = [path.join(folder, 'plain.pdf'), path.join(folder, 'locked.pdf')];
  writeFileSync(
    plain,
    vectorPdf(
      [200, 40, 40],
      [
        [10, 10],
        [90, 50],
        [20, 80],
      ],
    ),
  );
  execFileSync('qpdf', ['--encrypt', 'secret', 'owner', '256', '--', plain, locked]);
  return readFileSync(locked);
};

/** A page that draws a form which draws ten of another, eleven levels deep: no reader ever finishes it. */
const endless = (): Buffer => {
  const depth = 11;
  const content = (name: string) => Array.from({ length: 10 }, () => `/${name} Do`).join(' ');
  const stream = (head: string, text: string) =>
    `<< ${head} /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const form = (resources: string, text: string) =>
    stream(`/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << ${resources} >>`, text);
  const first = 5;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << /XObject << /F ${first + depth} 0 R >> >> >>`,
    stream('', '/F Do'),
    form('', '0 0 m 9 9 l 3 0 l f'),
    ...Array.from({ length: depth }, (_, at) => form(`/XObject << /F ${first + at} 0 R >>`, content('F'))),
  ];
  let body = '%PDF-1.5\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${at} 00000 n \n`).join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.indexOf('xref\n0 ')}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
};

/** Files that the shop must refuse, each with the sentence that the shopper reads in English. */
export const hostileArtwork = (): { file: ArtworkFile; sentence: string }[] => [
  {
    file: { name: 'wall.png', mimeType: 'image/png', buffer: pngHeader(7001, 40) },
    sentence: 'The image has more than 7000 × 7000 pixels. Scale it down and upload it again.',
  },
  {
    file: {
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('Logo: see the other mail.\n'),
    },
    sentence: 'The file type does not match its name. Save it again in the right format.',
  },
  {
    file: { name: 'locked.pdf', mimeType: 'application/pdf', buffer: encrypted() },
    sentence: 'The PDF is password-protected. Save it without a password and upload it again.',
  },
  {
    file: {
      name: 'script.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="9" height="9"/></svg>',
      ),
    },
    sentence: 'The SVG contains scripts or external references. Export it without them and upload it again.',
  },
  {
    file: {
      name: 'outside.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="https://example.com/a.png" width="9" height="9"/></svg>',
      ),
    },
    sentence: 'The SVG contains scripts or external references. Export it without them and upload it again.',
  },
  {
    file: { name: 'endless.pdf', mimeType: 'application/pdf', buffer: endless() },
    sentence: 'Checking the file took too long. Simplify it and upload it again.',
  },
];
