import type { DieParameters, Mark } from '../../die.ts';
import { line } from '../../geometry/path.ts';
import { polygon, rectangle } from '../shapes.ts';
import { type Drawing, type OptionSpec, option, type PanelDraft, type Structure } from '../structure.ts';
import { mailer0427, mailerPanels } from './mailer-0427.ts';
import { mailerOptionsOf } from './mailer-0427-options.ts';
import { type Measures, measure } from './mailer-0427-parts.ts';

const id = 'delivery-mailer';
type Parameters = Required<DieParameters>;
const named = (name: string): Pick<OptionSpec, 'id' | 'nameKey'> => ({
  id: name,
  nameKey: `structure.${id}.option.${name}`,
});

/** Strip, tear tape and the gaps between them, in mm from the flap's edge (sources.md, envelope). */
const edgeGap = 5;
const stripWidth = 10;
const tearWidth = 10;
const gap = 5;
const roomFor = (strips: number): number =>
  edgeGap + strips * (stripWidth + gap) + tearWidth + (strips > 1 ? gap : 0);

const options: readonly OptionSpec[] = [
  ...mailerOptionsOf(id, /^(lock|thumb|tuck)/),
  {
    // Covers four fifths of the front at least, by default all of it.
    ...named('flapDepth'),
    unit: 'mm',
    step: 1,
    limits: ({ H }) => ({ min: Math.max(roomFor(1) + 2, 0.8 * H), max: H }),
    initial: ({ H }) => H,
  },
  // One adhesive strip closes the mailer, a second one closes it for the return.
  {
    ...named('stripCount'),
    unit: 'count',
    step: 1,
    limits: ({ options: { flapDepth = 0 } }) => ({ min: 1, max: flapDepth >= roomFor(2) + 2 ? 2 : 1 }),
    initial: () => 1,
  },
];

/**
 * Delivery mailer: the body of the mailer 0427, closed by a flap that is glued outside on the front and opened by a
 * tear tape. With two strips the rest of the flap closes it again for the return.
 */
export const deliveryMailer: Structure = {
  ...mailer0427,
  id,
  version: 1,
  code: 'Delivery mailer (0427 body)',
  nameKey: `structure.${id}.name`,
  limits: { ...mailer0427.limits, H: { min: 35, max: 250, step: 1 } },
  options,
  defaultSize: { L: 320, W: 240, H: 80 },
  draw,
};

function draw(p: Parameters): Drawing {
  const m = measure({ ...p, options: { ...p.options, tuckAllowance: 0 } });
  const whole = mailerPanels(
    { ...p, options: { ...p.options, tuckAllowance: 0, thumbNotch: 0 } },
    { tongues: true, dust: true, locks: false },
  );
  const panels = whole.flatMap((panel) => changed(panel, p, m));
  // The front is the root: the flap that covers it carries its side.
  const front = panels.filter((panel) => panel.id === 'front');
  return {
    panels: [...front, ...panels.filter((panel) => panel.id !== 'front')],
    glue: ['front~flap'],
    marks: marks(p, m),
  };
}

function changed(panel: PanelDraft, p: Parameters, m: Measures): PanelDraft[] {
  const { wallX, baseY, lidX, lidEnd } = m;
  switch (panel.id) {
    case 'front':
      return [{ id: 'front', path: panel.path }];
    case 'base':
      return [
        {
          ...panel,
          hinge: {
            parent: 'front',
            from: [-wallX, -baseY],
            to: [wallX, -baseY],
            angle: 90,
            stage: [0.08, 0.32],
          },
        },
      ];
    case 'lid':
      return panel.hinge ? [{ ...panel, hinge: { ...panel.hinge, stage: [0.82, 0.92] } }] : [];
    case 'tuck': {
      const end = lidEnd + option(p, 'flapDepth');
      return [
        {
          id: 'flap',
          path: polygon([-lidX, lidEnd], [lidX, lidEnd], [lidX - 2, end], [2 - lidX, end]),
          hinge: { parent: 'lid', from: [-lidX, lidEnd], to: [lidX, lidEnd], angle: 90, stage: [0.92, 1] },
          side: 'front',
          turn: 0,
        },
      ];
    }
    default:
      return [panel];
  }
}

function marks(p: Parameters, { lidX, lidEnd }: Measures): Mark[] {
  const edge = lidEnd + option(p, 'flapDepth');
  const x = lidX - 7;
  const strip = (from: number): Mark => ({
    kind: 'glue-zone',
    path: rectangle(-x, edge - from - stripWidth, x, edge - from),
  });
  const tear = edgeGap + stripWidth + gap;
  const across = (from: number): Mark => ({
    kind: 'tear',
    path: { start: [1 - lidX, edge - from], segments: [line([lidX - 1, edge - from])], closed: false },
  });
  return [
    strip(edgeGap),
    across(tear),
    across(tear + tearWidth),
    ...(option(p, 'stripCount') === 2 ? [strip(tear + tearWidth + gap)] : []),
  ];
}
