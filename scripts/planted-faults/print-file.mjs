// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const printTest = 'shared/design/src/pdf/write-print-file.test.ts';

export const printFile = [
  {
    rule: 'the crease plate exists',
    why: 'Without it the plant would cut a sheet that nobody can fold.',
    file: 'shared/design/src/pdf/write-print-file.ts',
    find: "    ['crease', crease, creasePaint],\n",
    replace: '',
    test: jest(printTest, 'has exactly the plates of its inks'),
  },
  {
    rule: 'dielines overprint',
    why: 'A knocked-out line leaves a thin white line through the artwork.',
    file: 'shared/design/src/pdf/write-print-file.ts',
    find: '`/${resources.state({ overprint: true })} gs`, resources.stroke(paint)',
    replace: '`/${resources.state({ overprint: false })} gs`, resources.stroke(paint)',
    test: jest(printTest, 'cut and crease knock nothing out'),
  },
  {
    rule: 'fonts are embedded',
    why: 'Another machine would use another font.',
    file: 'shared/design/src/pdf/embed-font.ts',
    find: '      FontFile2: context.register(context.flateStream(file, { Length1: file.length })),\n',
    replace: '',
    test: jest(printTest, 'embeds every typeface'),
  },
  {
    rule: 'vector artwork stays vector',
    why: 'A rasterised logo is blurred in print.',
    file: 'shared/design/src/pdf/embed-assets.ts',
    find: "  if (asset.format === 'pdf') {\n",
    replace:
      "  if (asset.format === 'pdf') return embedRaster(context, await resources.rasterise(asset, printedPixels(placed)), spaces);\n  if (asset.format === 'pdf') {\n",
    test: jest(printTest, 'keeps a vector page vector'),
  },
  {
    rule: 'the trim box is the die’s flat size',
    why: 'The plant’s software positions sheets by it.',
    file: 'shared/design/src/pdf/write-print-file.ts',
    find: 'TrimBox: box(margin),',
    replace: 'TrimBox: box(slug * points),',
    test: jest(printTest, 'says what it is: PDF/X-4 keys, boxes'),
  },
  {
    rule: 'artwork cannot cut the board',
    why: 'A customer’s spot colour named CutContour would control the knife.',
    file: 'shared/design/src/pdf/place-pdf.ts',
    find: '    array.set(at, PDFName.of(`${name.decodeText()} (artwork)`));\n',
    replace: '',
    test: jest(printTest, 'renames an ink of the artwork that would cut the board'),
  },
  {
    rule: 'a rotated page prints as shown',
    why: 'Half of all exported pages have /Rotate.',
    file: 'shared/design/src/pdf/place-pdf.ts',
    find: 'if (turn === 90) return [0, -1 / w, 1 / h, 0, -y / h, 1 + x / w];',
    replace: 'if (turn === 90) return [0, 1 / w, -1 / h, 0, 1 + y / h, -x / w];',
    test: jest(printTest, 'stands upright when the page says /Rotate'),
  },
  {
    rule: 'equal input gives equal bytes',
    why: 'A reprint must be the same file, and a hash must identify it.',
    file: 'shared/design/src/pdf/write-print-file.ts',
    find: 'hash: await sha256(`${meta.reference}\\n',
    replace: 'hash: await sha256(`${Math.random()}${meta.reference}\\n',
    test: jest(printTest, 'gives equal bytes for equal input'),
  },
];
