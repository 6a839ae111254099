import { registerFirstTouch as endpoint } from '@shop/contracts';
import { call } from '../../api/call.ts';
import { analyticsStorage } from '../analytics-storage.ts';
import type { LandingPage } from '../landing-page.ts';
import { getAnalyticsContext } from './context.ts';
import { resolveOrigin } from './origin.ts';
import { getErrorReporter } from './report.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * Registers where the visitor came from the first time, once. Raises 'Failed to register a first touch event' when
 * that cannot be told from the address and the referrer; the cause is reported. Without an answer it is tried again
 * on the next page load.
 */
export async function registerFirstTouch(landingPage: LandingPage, clientId: string): Promise<void> {
  if (readStored(analyticsStorage.firstTouch)) return;
  const touch = resolveFirstTouch(landingPage);
  const reply = await call(endpoint, {
    body: { first_touch: { ...touch, clientId }, context: getAnalyticsContext() },
  });
  if (reply.ok) writeStored(analyticsStorage.firstTouch, { ...touch });
}

function resolveFirstTouch(landingPage: LandingPage) {
  try {
    return resolveOrigin(landingPage);
  } catch (cause) {
    getErrorReporter()?.captureException(cause);
    throw new Error('Failed to register a first touch event', { cause });
  }
}
