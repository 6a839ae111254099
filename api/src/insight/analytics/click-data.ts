import * as z from 'zod/mini';
import { type Failure, fail } from '../../platform/index.ts';
import { parseJsonHeader } from './consent.ts';

const value = z.optional(z.string().check(z.maxLength(300), z.regex(/^\P{Cc}*$/u)));

/** Click ids of ad networks, by their URL parameter. */
export const clickKinds = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'li_fat_id',
  'twclid',
] as const;
type ClickKind = (typeof clickKinds)[number];

/** Unknown members are dropped: campaigns add new ones every year. */
const clickDataSchema = z.object({
  ...(Object.fromEntries(clickKinds.map((kind) => [kind, value])) as Record<ClickKind, typeof value>),
  country: value,
  originClient: value,
});
export type ClickData = z.output<typeof clickDataSchema>;

/** Maximum length of the header, in characters. */
const maxHeaderLength = 2048;

/** Parses `X-Click-Data`: a JSON object of at most 2048 characters. Empty without the header. */
export const parseClickData = (header: string | undefined): ClickData | Failure<'invalid_input'> => {
  if (header === undefined || header === '') return {};
  const parsed =
    header.length > maxHeaderLength ? undefined : z.safeParse(clickDataSchema, parseJsonHeader(header));
  return parsed?.success
    ? parsed.data
    : fail('invalid_input', {
        fields: [
          {
            path: 'X-Click-Data',
            code: header.length > maxHeaderLength ? 'too_long' : 'wrong_format',
            message: 'Send click data as a JSON object of short texts.',
            ...(header.length > maxHeaderLength ? { limit: maxHeaderLength } : {}),
          },
        ],
      });
};

/** Returns the first ad click in the data, in a fixed order of networks. */
export const findAdClick = (data: ClickData): { readonly kind: ClickKind; readonly id: string } | null => {
  for (const kind of clickKinds) {
    const id = data[kind];
    if (id) return { kind, id };
  }
  return null;
};
