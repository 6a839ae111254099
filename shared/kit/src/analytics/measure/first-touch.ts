import { registerFirstTouch as endpoint } from '@shop/contracts';
import { call } from '../../api/call.ts';
import { analyticsStorage } from '../analytics-storage.ts';
import type { LandingPage } from '../landing-page.ts';
import { getAnalyticsContext } from './context.ts';
import { resolveOrigin } from './origin.ts';
import { getErrorReporter } from './report.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * Registers the visitor's first touch, once. Raises 'Failed to register a first touch event' when address and referrer
 * do not reveal it; the cause is reported. Without a reply the next page load retries.
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
