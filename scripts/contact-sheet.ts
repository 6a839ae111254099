// Draws every structure folded, each side's name on it, into docs/images/contact-sheet.svg: a mirrored side shows.
//   npx tsx scripts/contact-sheet.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contactSheet } from '../shared/packaging/src/testing/contact-sheet.ts';

const file = path.join(path.dirname(__dirname), 'docs/images/contact-sheet.svg');
writeFileSync(file, contactSheet());
console.log(file);
