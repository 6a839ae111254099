import type { StructureId } from '../die.ts';
import { mailer0427 } from './mailer-0427.ts';
import { shipping0201 } from './shipping-0201.ts';
import type { Structure } from './structure.ts';
import { tuckEndReverse } from './tuck-end-reverse.ts';

/** Every structure that can be made. A new one is one file and one line here. */
export const structures: Readonly<Record<StructureId, Structure>> = {
  'fefco-0427': mailer0427,
  'fefco-0201': shipping0201,
  'tuck-end-reverse': tuckEndReverse,
};
