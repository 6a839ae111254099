import * as z from 'zod/mini';
import { cleaning, rawSecret } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { userSchema } from './identity.ts';
import { countryIso, email, emptyReply, idParams, knownEmail, timestamp } from './primitives.ts';

const secret = z.string().check(z.minLength(1), z.maxLength(200)).register(cleaning, rawSecret);
const userParams = z.object({ userId: z.string().check(z.maxLength(64)) });

/** The reply is the same for every address, so it does not reveal which ones exist. */
export const resendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/user_confirmations/resend',
  summary: 'Mail the confirmation link again',
  audience: 'anyone',
  body: z.object({ user: z.object({ email: knownEmail }) }),
  reply: emptyReply,
  errors: [],
});

/** The address changes when the link mailed to the new address is used (`user_confirmations/confirm`), not before. */
export const changeEmail = defineEndpoint({
  method: 'POST',
  path: '/v1/users/me/email',
  summary: 'Ask for another e-mail address; a link is mailed to it',
  audience: 'member',
  body: z.object({ email, password: secret }),
  reply: emptyReply,
  errors: ['wrong_credentials'],
});

/** Ends every other session of the account. The token in the reply replaces the presented one. */
export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/v1/users/me/password',
  summary: 'Change the password with the old one',
  audience: 'member',
  replacesToken: true,
  body: z.object({
    current_password: secret,
    password: z.string().check(z.minLength(8), z.maxLength(200)).register(cleaning, rawSecret),
  }),
  reply: z.object({ token: z.string(), user: userSchema }),
  errors: ['wrong_credentials', 'weak_password'],
});

export const sessionSchema = z.object({
  id: z.string(),
  /** The browser's user agent at sign-in. */
  device: z.nullable(z.string()),
  created_at: timestamp,
  /** Rounded to the hour. */
  last_used_at: timestamp,
  expires_at: timestamp,
  current: z.boolean(),
});
export type AccountSession = z.output<typeof sessionSchema>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/v1/users/me/sessions',
  summary: 'Where the caller is signed in, newest use first',
  audience: 'member',
  reply: z.object({ sessions: z.array(sessionSchema) }),
  errors: [],
});
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/v1/users/me/sessions/:id',
  summary: 'End one session',
  audience: 'member',
  params: idParams,
  reply: emptyReply,
  errors: [],
});
export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/v1/users/me/sessions',
  summary: 'End every session but the caller’s',
  audience: 'member',
  reply: z.object({ ended: z.int() }),
  errors: [],
});

const place = z.object({
  country_iso: countryIso,
  zip_code: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(20)))),
});
export const saveLastUsedLocation = defineEndpoint({
  method: 'POST',
  path: '/v2/users/save_last_used_location',
  summary: 'Remember where the caller last was',
  audience: 'visitor',
  body: place,
  reply: userSchema,
  errors: [],
});
/** Also updates the region's open cart: tax and delivery are those of the destination until the cart has an address. */
export const setShippingDestination = defineEndpoint({
  method: 'POST',
  path: '/v2/users/set_shipping_destination',
  summary: 'Say where the goods will go',
  audience: 'visitor',
  body: place,
  reply: userSchema,
  errors: [],
});

export const contactInformationSchema = z.object({
  id: z.int(),
  type: z.literal('contact_information'),
  attributes: z.object({
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    company_name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
});
export const saveContactInformation = defineEndpoint({
  method: 'POST',
  path: '/v2/users/:userId/contact_information',
  summary: 'How the caller can be reached; what is left out stays',
  audience: 'visitor',
  params: userParams,
  body: z.object({
    contact_information: z.object({
      first_name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      last_name: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      company_name: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
      email: z.optional(email),
      phone: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    }),
  }),
  reply: z.object({ data: contactInformationSchema }),
  errors: [],
});

/** Greets the reader of a mailed link. The reply is null for an unknown token and for an account without a name. */
export const getUserFirstName = defineEndpoint({
  method: 'GET',
  path: '/users/get_user_first_name',
  summary: 'The first name behind a segmentation token',
  audience: 'anyone',
  query: z.object({ segmentation_token: z.string().check(z.maxLength(200)) }),
  reply: z.object({ first_name: z.nullable(z.string()) }),
  errors: [],
});

/** Derived from the operator's own network data, never from a third party; null when nothing is known. */
export const getIp = defineEndpoint({
  method: 'GET',
  path: '/ip',
  summary: 'The caller’s address and the country it is probably in',
  audience: 'anyone',
  reply: z.object({
    ip: z.string(),
    country_iso: z.nullable(countryIso),
    source: z.nullable(z.enum(['network', 'language'])),
  }),
  errors: [],
});

export const orderManagerSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
});
export const listOrderManagers = defineEndpoint({
  method: 'GET',
  path: '/v1/order_managers',
  summary: 'Everybody who can look after customers',
  audience: 'staff',
  reply: z.object({ order_managers: z.array(orderManagerSchema) }),
  errors: [],
});
/** Saving the same address again changes name and picture. */
export const saveOrderManager = defineEndpoint({
  method: 'POST',
  path: '/v1/order_managers',
  summary: 'Add an order manager',
  audience: 'staff',
  body: z.object({
    order_manager: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
      email,
      /** A picture on the shop's own origin, as a path. */
      avatar: z.optional(z.nullable(z.string().check(z.maxLength(300), z.regex(/^\/[\w\-./]*$/)))),
    }),
  }),
  reply: orderManagerSchema,
  errors: [],
});
export const assignOrderManager = defineEndpoint({
  method: 'PUT',
  path: '/v1/users/:userId/order_manager',
  summary: 'Give a customer an order manager, or none',
  audience: 'staff',
  params: userParams,
  body: z.object({
    order_manager_id: z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647))),
    /** Whom the caller saw there; if a colleague has chosen another since, the call is refused. Absent: not compared. */
    seen_order_manager_id: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647)))),
  }),
  reply: emptyReply,
  errors: ['customer_conflict'],
});
