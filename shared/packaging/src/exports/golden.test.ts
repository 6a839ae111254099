/** @jest-environment node */
import { createHash } from 'node:crypto';
import { dieOf } from '../testing/arbitrary.ts';
import { boardColour } from './board-colour.ts';
import { templateDxf } from './dxf.ts';
import { templateGlb } from './glb.ts';
import golden from './golden.json';
import { templateSvg } from './svg.ts';
import { layOutTemplate } from './template.ts';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** The stamp is not the die's own: this test compares the files and not the structure. */
const about = { stamp: 'die:golden', board: 'natural-b' };

it('writes the bytes that were looked at once, on every machine', () => {
  const die = dieOf('fefco-0201', { L: 300, W: 200, H: 150, t: 3 });
  const template = layOutTemplate(die, about);
  expect({
    svg: sha256(templateSvg(template)),
    dxf: sha256(templateDxf(template)),
    glb: sha256(templateGlb(die, about, boardColour())),
  }).toEqual(golden);
});
