import { option } from '../structure.ts';
import { slotted } from './slotted.ts';
import { allowanceProfiles, slottedOptions } from './slotted-options.ts';

const id = 'fefco-0201';

/** Regular slotted shipping box (FEFCO 0201): the flaps of the long sides meet. */
export const shipping0201 = slotted({
  id,
  code: 'FEFCO 0201',
  options: slottedOptions(id, {
    limits: ({ L, W }) => ({ min: 0, max: Math.floor(Math.min(W / 4, (L - W) / 2)) }),
    initial: () => 0,
  }),
  profiles: allowanceProfiles,
  defaultSize: { L: 300, W: 200, H: 150 },
  flap: (p) => Math.floor((p.W + option(p, 'widthAllowance')) / 2) + option(p, 'flapOverlap'),
});
