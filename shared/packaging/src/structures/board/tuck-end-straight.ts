import { tuckEnd } from './tuck-end.ts';

/**
 * Straight tuck-end folding carton: both lids hang on the back, so that the front has no raw edge at top and bottom.
 * The same code of the standard is used for both kinds (sources.md, codes).
 */
export const tuckEndStraight = tuckEnd('tuck-end-straight', 'ECMA A20.20.03.01', 'back');
