import { registerFirstTouch as endpoint } from '@shop/contracts';
import { call } from '../../api/call.ts';
import type { Arrival } from '../arrival.ts';
import { analyticsStorage } from '../stored.ts';
import { context } from './context.ts';
import { keep, recall } from './memory.ts';
import { originOf } from './origin.ts';
import { reporter } from './report.ts';

/**
 * Registers where the visitor came from the first time, once. Raises 'Failed to register a first touch event' when
 * that cannot be told from the address and the referrer; the cause is reported. Without an answer it is tried again
 * on the next page load.
 */
export async function registerFirstTouch(arrival: Arrival, clientId: string): Promise<void> {
  if (recall(analyticsStorage.firstTouch)) return;
  const touch = build(arrival);
  const reply = await call(endpoint, {
    body: { first_touch: { ...touch, clientId }, context: context() },
  });
  if (reply.ok) keep(analyticsStorage.firstTouch, { ...touch });
}

function build(arrival: Arrival) {
  try {
    return originOf(arrival);
  } catch (cause) {
    reporter()?.captureException(cause);
    throw new Error('Failed to register a first touch event', { cause });
  }
}
