import { tuckEnd } from './tuck-end.ts';

/**
 * Reverse tuck-end folding carton (ECMA A20.20.03.01 family): the top lid hangs on the back, the bottom lid on the
 * front; both tuck in behind the opposite panel.
 */
export const tuckEndReverse = tuckEnd('tuck-end-reverse', 'ECMA A20.20.03.01', 'front');
