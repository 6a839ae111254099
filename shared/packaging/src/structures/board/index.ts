import type { Structure } from '../structure.ts';
import { cake0421 } from './cake-0421.ts';
import { carrierBox } from './carrier-box.ts';
import { deliveryMailer } from './delivery-mailer.ts';
import { handleBox } from './handle-box.ts';
import type { boardStructureIds } from './ids.ts';
import { mailer0427 } from './mailer-0427.ts';
import { pizza0426 } from './pizza-0426.ts';
import { shipping0201 } from './shipping-0201.ts';
import { shipping0202 } from './shipping-0202.ts';
import { sleeve } from './sleeve.ts';
import { sleevedMailer } from './sleeved-mailer.ts';
import { telescope0300 } from './telescope-0300.ts';
import { telescopeDoubleWall } from './telescope-double-wall.ts';
import { tuckEndReverse } from './tuck-end-reverse.ts';
import { tuckEndStraight } from './tuck-end-straight.ts';
import { wine0215 } from './wine-0215.ts';

export const boardStructures: Readonly<Record<(typeof boardStructureIds)[number], Structure>> = {
  'fefco-0427': mailer0427,
  'fefco-0201': shipping0201,
  'tuck-end-reverse': tuckEndReverse,
  'tuck-end-straight': tuckEndStraight,
  'fefco-0215': wine0215,
  'fefco-0300': telescope0300,
  'telescope-double-wall': telescopeDoubleWall,
  'fefco-0202': shipping0202,
  'fefco-0421': cake0421,
  'fefco-0426': pizza0426,
  'delivery-mailer': deliveryMailer,
  sleeve,
  'sleeved-mailer': sleevedMailer,
  'carrier-box': carrierBox,
  'handle-box': handleBox,
};
