import { getIp } from '@shop/contracts';
import { call } from '../../api/call.ts';
import { unwrap } from '../../query/problem-error.ts';
import { analyticsStorage } from '../analytics-storage.ts';
import { getErrorReporter } from './report.ts';
import { readStored, toNonEmptyString, writeStored } from './storage.ts';

/**
 * Returns the country the visit came from, stored for a year. A failure is logged and reported without further effect.
 */
export async function getAttributionCountry(): Promise<string | undefined> {
  const stored = toNonEmptyString(readStored(analyticsStorage.country)?.country);
  if (stored !== undefined) return stored;
  try {
    const { country_iso } = await unwrap(call(getIp));
    if (country_iso === null) return undefined;
    writeStored(analyticsStorage.country, { country: country_iso });
    return country_iso;
  } catch (error) {
    console.error('The country of the attribution could not be stored', error);
    getErrorReporter()?.captureException(error);
    return undefined;
  }
}
