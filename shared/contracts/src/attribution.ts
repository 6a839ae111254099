import * as z from 'zod/mini';
import { analyticsContextSchema, analyticsSessionSchema, anonymousId, utmFields } from './analytics.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery, paging } from './primitives.ts';

const text = z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u));
/** Consent may also travel in the header `X-Consent`. */
const context = z.optional(analyticsContextSchema);

/** The first touch. '(none)' and blank count as absent. */
const givenTouch = z.strictObject({ type: z.optional(text), ...utmFields, clientId: z.optional(text) });
export const firstTouchSchema = z.object({
  type: z.nullable(z.string()),
  source: z.nullable(z.string()),
  medium: z.nullable(z.string()),
  campaign: z.nullable(z.string()),
  content: z.nullable(z.string()),
  term: z.nullable(z.string()),
  clientId: z.nullable(z.string()),
  registered_at: z.string(),
});
export type FirstTouch = z.output<typeof firstTouchSchema>;

/** Only the first call counts; later calls return the stored touch and change nothing. */
export const registerFirstTouch = defineEndpoint({
  method: 'POST',
  path: '/users/register_first_touch',
  summary: 'Register where the caller came from the first time',
  audience: 'visitor',
  body: z.strictObject({ first_touch: givenTouch, context }),
  reply: z.object({ registered: z.boolean(), first_touch: z.nullable(firstTouchSchema) }),
  errors: [],
});

const segmentData = z.object({
  client_id: z.nullable(z.string()),
  session_id: z.nullable(z.string()),
  session_number: z.nullable(z.int()),
  anonymous_id: z.nullable(z.string()),
});
/** Absent fields stay unchanged. */
export const addSegmentData = defineEndpoint({
  method: 'POST',
  path: '/users/add_segment_data_v2',
  summary: 'Note the caller’s analytics ids',
  audience: 'visitor',
  body: z.strictObject({
    segment_data: z.strictObject({
      ...z.partial(analyticsSessionSchema).def.shape,
      anonymous_id: z.optional(anonymousId),
    }),
    context,
  }),
  reply: z.object({ stored: z.boolean(), segment_data: z.nullable(segmentData) }),
  errors: [],
});

/** An empty key is ignored. The first partner stays. */
export const registerPartnerKey = defineEndpoint({
  method: 'POST',
  path: '/v2/users/register_partnerstack_key',
  summary: 'Register the partner who sent the caller',
  audience: 'visitor',
  body: z.strictObject({ partnerstack_data: z.strictObject({ partner_key: text }), context }),
  reply: z.object({ registered: z.boolean(), partner_key: z.nullable(z.string()) }),
  errors: [],
});

const sessionSchema = z.object({
  ...analyticsSessionSchema.def.shape,
  /** Calls in this session, including the first. */
  hits: z.int(),
  started_at: z.string(),
  last_seen_at: z.string(),
});
export type AnalyticsSession = z.output<typeof sessionSchema>;
const sessionReply = z.object({ stored: z.boolean(), session: z.nullable(sessionSchema) });
/** A session ends after 30 minutes without a call. Creating one during that time returns the existing session. */
export const createSegmentSession = defineEndpoint({
  method: 'POST',
  path: '/v2/segment_sessions/create',
  summary: 'Start an analytics session',
  audience: 'visitor',
  body: z.strictObject({ ...analyticsSessionSchema.def.shape, context }),
  reply: sessionReply,
  errors: [],
});
/** Continues a session of the caller; 404 if it has ended or belongs to another caller. */
export const appendSegmentSession = defineEndpoint({
  method: 'POST',
  path: '/v2/segment_sessions/append',
  summary: 'Go on with an analytics session',
  audience: 'visitor',
  body: z.strictObject({
    session_id: analyticsSessionSchema.def.shape.session_id,
    client_id: z.optional(analyticsSessionSchema.def.shape.client_id),
    context,
  }),
  reply: sessionReply,
  errors: [],
});

const touchFields = { landing_page: text, referrer: text, country: text, origin_client: text };
export const acquisitionSchema = z.object({
  id: z.int(),
  source: z.nullable(z.string()),
  medium: z.nullable(z.string()),
  campaign: z.nullable(z.string()),
  content: z.nullable(z.string()),
  term: z.nullable(z.string()),
  landing_page: z.nullable(z.string()),
  referrer: z.nullable(z.string()),
  country: z.nullable(z.string()),
  origin_client: z.nullable(z.string()),
  /** The kind of ad click, for example `gclid`, and its id; stored only with consent to advertising. */
  click_kind: z.nullable(z.string()),
  click_id: z.nullable(z.string()),
  created_at: z.string(),
});
export type Acquisition = z.output<typeof acquisitionSchema>;

/** All stored acquisition data of the caller, including that of the visitor session before sign-in. */
export const listAcquisitions = defineEndpoint({
  method: 'GET',
  path: '/v1/acquisition_attributions',
  summary: 'How the caller came to the shop, newest first',
  audience: 'visitor',
  query: z.strictObject({ ...pageQuery, 'q[source_eq]': z.optional(text) }),
  reply: z.object({
    first_touch: z.nullable(firstTouchSchema),
    partner_key: z.nullable(z.string()),
    segment_data: z.nullable(segmentData),
    acquisition_attributions: z.array(acquisitionSchema),
    ...paging,
  }),
  errors: [],
});
/** Click data comes in the header `X-Click-Data`. The same touch within 24 hours counts once. */
export const createAcquisition = defineEndpoint({
  method: 'POST',
  path: '/v1/acquisition_attributions',
  summary: 'Note how the caller came to the shop this time',
  audience: 'visitor',
  body: z.strictObject({
    acquisition_attribution: z.strictObject({
      ...utmFields,
      ...z.partial(z.strictObject(touchFields)).def.shape,
    }),
    context,
  }),
  reply: z.object({ stored: z.boolean(), acquisition_attribution: z.nullable(acquisitionSchema) }),
  errors: [],
});
