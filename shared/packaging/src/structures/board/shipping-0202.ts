import { option } from '../structure.ts';
import { slotted } from './slotted.ts';
import { allowanceProfiles, slottedOptions } from './slotted-options.ts';

const id = 'fefco-0202';

/** Overlap slotted box (FEFCO 0202): the flaps of the long sides lie over each other by `flapOverlap`. */
export const shipping0202 = slotted({
  id,
  code: 'FEFCO 0202',
  options: slottedOptions(id, {
    limits: ({ L, W }) => ({ min: 0, max: Math.min(W / 2, L - W) }),
    initial: ({ L, W }) => Math.min(30, W / 2, L - W),
  }),
  profiles: {
    ...allowanceProfiles,
    // A second public source, calibrated in sizes from score to score: flaps overlap by 2 mm, the joint takes a
    // caliper.
    '0202a': ({ t }) => ({
      lengthAllowance: 0,
      widthAllowance: 0,
      heightAllowance: 0,
      jointAllowance: t,
      flapOverlap: 2,
    }),
  },
  defaultSize: { L: 400, W: 300, H: 200 },
  flap: (p) => (p.W + option(p, 'widthAllowance') + option(p, 'flapOverlap')) / 2,
});
