import type { ForwardTarget } from './forward-events.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const given = (env: Variables, name: string): string | null => env[name]?.trim() || null;

/**
 * Reads the target from `SEGMENT_ENDPOINT` and `SEGMENT_WRITE_KEY`; null: events are only stored
 * and exported.
 */
export const readForwardTarget = (env: Variables): ForwardTarget | null => {
  const url = given(env, 'SEGMENT_ENDPOINT');
  const writeKey = given(env, 'SEGMENT_WRITE_KEY');
  return url && writeKey ? { url, writeKey } : null;
};

/** Returns an error message for an invalid or incomplete configuration, or null. */
export const validateForwardTarget = (env: Variables): string | null => {
  const url = given(env, 'SEGMENT_ENDPOINT');
  const writeKey = given(env, 'SEGMENT_WRITE_KEY');
  if ((url === null) !== (writeKey === null))
    return 'SEGMENT_ENDPOINT and SEGMENT_WRITE_KEY belong together; set both, or neither to store events only here.';
  if (url !== null && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    return `SEGMENT_ENDPOINT is "${url}"; set it to an address such as https://api.segment.io/v1/batch.`;
  return null;
};
