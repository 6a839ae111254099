import { getIp } from '@shop/contracts';
import { call } from '../../api/call.ts';
import { unwrap } from '../../query/problem-error.ts';
import { analyticsStorage } from '../stored.ts';
import { keep, recall, textOf } from './memory.ts';
import { reporter } from './report.ts';

/** The country the visit came from, kept for a year. A failure is logged and reported, and changes nothing. */
export async function attributionCountry(): Promise<string | undefined> {
  const known = textOf(recall(analyticsStorage.country)?.country);
  if (known !== undefined) return known;
  try {
    const { country_iso } = await unwrap(call(getIp));
    if (country_iso === null) return undefined;
    keep(analyticsStorage.country, { country: country_iso });
    return country_iso;
  } catch (error) {
    console.error('The country of the attribution could not be stored', error);
    reporter()?.captureException(error);
    return undefined;
  }
}
