import type { DieParameters, Point } from '../../die.ts';
import { boundsOf, flattenPath } from '../../geometry/path.ts';
import {
  type Drawing,
  fixedOption,
  type OptionSpec,
  option,
  type PanelDraft,
  type Structure,
} from '../structure.ts';
import { mailer0427, mailerPanels } from './mailer-0427.ts';
import { mailerOptionsOf } from './mailer-0427-options.ts';
import { type SleeveTube, sleeveCentre, sleevePanels } from './sleeve-tube.ts';
import { pieceGap } from './telescope-join.ts';

const id = 'sleeved-mailer';
type Parameters = Required<DieParameters>;

const outerLength = ({ L, t }: { readonly L: number; readonly t: number }): number => L + (22 * t) / 3;

const options: readonly OptionSpec[] = [
  // The sleeve keeps the mailer closed: it needs no locks and no flaps on its lid.
  ...mailerOptionsOf(id, /^(lock|lidDust)/),
  // Clearance around the mailer: 0.5 in carton, 1.0 to 1.5 in E flute (sources.md, sleeve).
  fixedOption(id, 'sleeveClearance', 'mm', { min: 0, max: 5, step: 0.1 }, ({ t }) => (t < 1 ? 0.5 : 1)),
  fixedOption(id, 'sleeveGlueFlap', 'mm', { min: 10, max: 30, step: 1 }, () => 18),
  {
    id: 'sleeveLength',
    nameKey: `structure.${id}.option.sleeveLength`,
    unit: 'mm',
    step: 1,
    // A shorter sleeve is a band around the middle.
    limits: (known) => ({ min: 25, max: outerLength(known) }),
    initial: outerLength,
  },
];

/**
 * Mailer in a printed sleeve: the body of the mailer 0427 and a tube that is pushed over it from the right. The sleeve shows
 * front, top, back and bottom, the mailer left and right.
 */
export const sleevedMailer: Structure = {
  ...mailer0427,
  id,
  version: 1,
  code: 'Mailer 0427 with sleeve',
  nameKey: `structure.${id}.name`,
  // Below its caliper in height, the sleeve would stand off the lid by more than the mailer holds.
  within: (size) => {
    const { H, ...others } = mailer0427.within?.(size) ?? {};
    return { ...others, H: { ...H, min: 6 * size.t + 2 } };
  },
  options,
  outside: (p) => {
    const { width, height } = tubeSize(p);
    return { L: outerLength(p), W: width + p.t, H: height + p.t };
  },
  packed: ({ pieces, parameters }) => ({
    width: Math.max(...pieces.map((piece) => piece.width)),
    height: Math.max(...pieces.map((piece) => piece.height)),
    thickness: pieces.length * parameters.t,
  }),
  draw,
};

/** Between creases: the mailer's outside, the clearance, the walls and, in the height, the glue flap under the top. */
function tubeSize(p: Parameters) {
  const play = option(p, 'sleeveClearance');
  const tallest = p.H + Math.max(option(p, 'backAllowance'), option(p, 'frontAllowance'));
  return { width: p.W + (13 * p.t) / 3 + play + p.t, height: tallest + p.t + play + 2 * p.t };
}

/** The part of the fold in which the mailer is made; then the sleeve is pushed on. */
const madeAt = 0.8;

function draw(p: Parameters): Drawing {
  const mailer = mailerPanels(p, { tongues: true, dust: false, locks: false }).map(plain);
  const { x, y, width } = boundsOf(mailer.flatMap((panel) => flattenPath(panel.path)));
  const length = option(p, 'sleeveLength');
  const flat: SleeveTube = {
    idOf: (part) => `sleeve${part.charAt(0).toUpperCase()}${part.slice(1)}`,
    corner: [x + width + pieceGap, y],
    length,
    ...tubeSize(p),
    flap: option(p, 'sleeveGlueFlap'),
    piece: 'sleeve',
    stage: [0.1, 0.6],
  };
  const centre = sleeveCentre(flat);
  // The lid reaches a caliper past the front, so the closed mailer's middle is half a caliper before its base's.
  const to: Point = [-centre[0], -p.t / 2 - centre[1]];
  const under = -(p.t + option(p, 'sleeveClearance') / 2);
  const tube: SleeveTube = {
    ...flat,
    hinge: {
      parent: 'base',
      kind: 'join',
      from: [centre[0], centre[1] - 1],
      to: [centre[0], centre[1] + 1],
      angle: 0,
      stage: [madeAt, 1],
      keys: [
        { at: 0, angle: 0, move: [0, 0, 0] },
        { at: 0.3, angle: 0, move: [0, to[1], under] },
        { at: 1, angle: 0, move: [to[0], to[1], under] },
      ],
    },
  };
  return {
    panels: [...mailer, ...sleevePanels(tube)],
    glue: ['tuck~front', 'sleeveGlue~sleeveTop'],
  };
}

/** A panel of the mailer under its sleeve: only left and right are visible, and all of it folds earlier. */
function plain({ side, turn, hinge, ...panel }: PanelDraft): PanelDraft {
  const stage = hinge?.stage.map((at) => Number((at * madeAt).toFixed(4)));
  return {
    ...panel,
    ...(panel.id === 'base' ? { piece: 'mailer' } : {}),
    ...(side === 'left' || side === 'right' ? { side, ...(turn ? { turn } : {}) } : {}),
    ...(hinge ? { hinge: { ...hinge, stage: [stage?.[0] ?? 0, stage?.[1] ?? 1] } } : {}),
  };
}
