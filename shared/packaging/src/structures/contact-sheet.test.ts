import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SideFrame, structureIds } from '../die.ts';
import type { Face } from '../drawing/face.ts';
import { projectBox } from '../drawing/project.ts';
import { upDirectionOnSheet } from '../fold/upright-matrix.ts';
import { contactSheet, views } from '../testing/contact-sheet.ts';
import { ordinaryDie } from '../testing/ordinary.ts';
import { structures } from './index.ts';

/** Reading direction and up of a side in the picture: x right, y down. */
function writing(frame: SideFrame, { matrix: [a, b, c, d] }: Face) {
  const [ux, uy] = upDirectionOnSheet(frame);
  const along = [-uy, ux] as const;
  const turned = (x: number, y: number) => [a * x + c * y, b * x + d * y] as const;
  return { along: turned(...along), up: turned(ux, uy) };
}

describe.each(structureIds)('%s on the contact sheet', (id) => {
  const die = ordinaryDie(id);
  const closed = views.filter(({ fold }) => fold === 1);

  it('shows no side mirrored or on its head', () => {
    for (const view of closed) {
      const { faces } = projectBox(die, view);
      for (const frame of die.frames) {
        const face = faces.find(({ panel }) => panel === frame.panel);
        // The picture shows a side's printed face or nothing: its back is inside.
        if (!face?.outside) continue;
        const { along, up } = writing(frame, face);
        // Not mirrored: from the reading direction to up is a left turn, with y pointing down.
        expect(along[0] * up[1] - along[1] * up[0]).toBeLessThan(0);
        // Text reads from left to right; upright sides are upright.
        expect(along[0]).toBeGreaterThan(0);
        if (frame.side !== 'bottom') expect(up[1]).toBeLessThan(0);
      }
    }
  });

  it('shows each side from outside in one of both views', () => {
    const shown = closed.flatMap((view) =>
      projectBox(die, view).faces.flatMap(({ panel, outside }) => (outside ? [panel] : [])),
    );
    for (const frame of die.frames) expect(shown).toContain(frame.panel);
  });
});

describe('the kept contact sheet', () => {
  const kept = readFileSync(path.join(__dirname, '../../../../docs/images/contact-sheet.svg'), 'utf8');

  it('shows every structure in its version: npx tsx scripts/contact-sheet.ts writes it anew', () => {
    const missing = structureIds.filter((id) => !kept.includes(`"${id}@${structures[id].version}"`));
    expect(missing).toEqual([]);
  });

  it('writes every side on the box', () => {
    const drawn = contactSheet();
    for (const side of ['front', 'top', 'back', 'left', 'right', 'bottom'])
      expect(drawn).toContain(`>${side}</text>`);
  });
});
