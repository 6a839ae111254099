import * as z from 'zod/mini';
import { cleaning, rawSecret } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { countryIso, email, emptyReply, idParams, knownEmail } from './primitives.ts';

const placeSchema = z.object({ country_iso: z.string(), zip_code: z.nullable(z.string()) });

/** The value of an address field that does not apply, for example the postal code of a country without any. */
export const notApplicable = 'n/a';
/** The value of `company` for a private buyer: no company and no VAT number are stored. */
export const notACompany = 'not-a-company';

export const userSchema = z.object({
  id: z.int(),
  email: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  anonymous: z.boolean(),
  confirmed: z.boolean(),
  company_name: z.nullable(z.string()),
  /** The presented token: the server stores only its hash. */
  spree_api_key: z.string(),
  created_at: z.string(),
  locale: z.optional(z.string()),
  phone: z.optional(z.nullable(z.string())),
  last_used_location: z.optional(z.nullable(placeSchema)),
  shipping_destination: z.optional(z.nullable(placeSchema)),
  /** True for staff accounts, otherwise absent. It only shows links and grants no access. */
  staff: z.optional(z.boolean()),
  /** The token with which mailed links greet the account by name: `users/get_user_first_name`. Null for a visitor. */
  segmentation_token: z.optional(z.nullable(z.string())),
});
export type User = z.output<typeof userSchema>;

const password = z.string().check(z.minLength(8), z.maxLength(200)).register(cleaning, rawSecret);
const credentials = z.object({
  email: knownEmail,
  password: z.string().check(z.maxLength(200)).register(cleaning, rawSecret),
});

/** Creates an anonymous user; the client sends its token in the header `X-Spree-Token` from then on. */
export const createAnonymousUser = defineEndpoint({
  method: 'GET',
  path: '/users/anonymous',
  summary: 'Create an anonymous user',
  audience: 'anyone',
  reply: z.object({ token: z.string() }),
  errors: [],
});

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The user of the presented token',
  audience: 'visitor',
  reply: userSchema,
  errors: [],
});

export const updateUser = defineEndpoint({
  method: 'PUT',
  path: '/users/:id',
  summary: 'Change the caller’s own details',
  audience: 'visitor',
  params: idParams,
  body: z.object({
    user: z.object({
      first_name: z.optional(z.string().check(z.maxLength(120))),
      last_name: z.optional(z.string().check(z.maxLength(120))),
      company_name: z.optional(z.string().check(z.maxLength(200))),
      /** The language of mails. */
      locale: z.optional(z.string().check(z.maxLength(10))),
    }),
  }),
  reply: userSchema,
  errors: [],
});

/**
 * Signing up and in with an anonymous token moves that visitor's cart and designs into the account, in one transaction.
 */
const signedIn = z.object({
  token: z.string(),
  user: userSchema,
  merged: z.object({ line_items: z.int(), designs: z.int() }),
});

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/sign_up',
  summary: 'Register, taking the visitor’s cart and designs along',
  audience: 'visitor',
  replacesToken: true,
  body: z.object({
    user: z.object({
      email,
      password,
      first_name: z.optional(z.string().check(z.maxLength(120))),
      last_name: z.optional(z.string().check(z.maxLength(120))),
      locale: z.optional(z.string().check(z.maxLength(10))),
      consents: z.optional(z.array(z.object({ type: z.string(), status: z.enum(['granted', 'declined']) }))),
    }),
  }),
  reply: signedIn,
  errors: ['email_taken', 'weak_password'],
});

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/sign_in',
  summary: 'Sign in, taking the visitor’s cart and designs along',
  audience: 'visitor',
  replacesToken: true,
  body: z.object({ user: credentials }),
  reply: signedIn,
  errors: ['wrong_credentials'],
});

/** Ends the session and revokes the presented token; the reply has a new anonymous one. */
export const signOut = defineEndpoint({
  method: 'POST',
  path: '/sign_out',
  summary: 'Sign out',
  audience: 'visitor',
  replacesToken: true,
  reply: z.object({ token: z.string() }),
  errors: [],
});

/** The reply is the same for every address, so it does not reveal which ones exist. */
export const recoverPassword = defineEndpoint({
  method: 'POST',
  path: '/user_passwords/recover',
  summary: 'Send a link for setting a new password',
  audience: 'anyone',
  body: z.object({
    user: z.object({ email: knownEmail }),
    locale: z.optional(z.string().check(z.maxLength(10))),
  }),
  reply: emptyReply,
  errors: [],
});

export const resetPassword = defineEndpoint({
  method: 'PUT',
  path: '/user_passwords/reset',
  summary: 'Set a new password with the token from the mail',
  audience: 'anyone',
  replacesToken: true,
  body: z.object({ user: z.object({ reset_password_token: z.string(), password }) }),
  reply: z.object({ token: z.string(), user: userSchema }),
  errors: ['token_expired', 'weak_password'],
});

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/user_confirmations/confirm',
  summary: 'Confirm an e-mail address with the token from the mail',
  audience: 'anyone',
  body: z.object({ confirmation_token: z.string().check(z.maxLength(200)) }),
  reply: emptyReply,
  errors: ['token_expired', 'email_taken'],
});

/** Longest electronic address: a certified e-mail address (254 letters) with its scheme. */
export const electronicAddressLimit = 260;

export const addressAttributes = z.object({
  firstname: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  lastname: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  company: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  vat_id: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  address1: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  address2: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  city: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Empty where the country's addresses have none. */
  zipcode: z.string().check(z.trim(), z.maxLength(40)),
  country_iso: countryIso,
  state_name: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  phone: z.string().check(z.trim(), z.maxLength(40)),
  /** Where a business takes electronic invoices, for example `9930:DE136695976`; null or absent: nowhere. */
  electronic_address: z.optional(z.nullable(z.string().check(z.maxLength(electronicAddressLimit)))),
});
export type AddressAttributes = z.output<typeof addressAttributes>;
export const addressSchema = z.object({
  id: z.int(),
  type: z.literal('address'),
  attributes: addressAttributes,
  /** Grows with each change; send it with one. */
  revision: z.int(),
});
export type Address = z.output<typeof addressSchema>;

const ownAddress = z.object({ userId: z.string(), id: z.string() });
export const listAddresses = defineEndpoint({
  method: 'GET',
  path: '/v2/users/:userId/addresses',
  summary: 'The caller’s saved addresses',
  audience: 'visitor',
  params: z.object({ userId: z.string() }),
  reply: z.object({ data: z.array(addressSchema) }),
  errors: [],
});
export const createAddress = defineEndpoint({
  method: 'POST',
  path: '/v2/users/:userId/addresses',
  summary: 'Save an address',
  audience: 'visitor',
  params: z.object({ userId: z.string() }),
  body: z.object({ address: addressAttributes }),
  reply: z.object({ data: addressSchema }),
  errors: [],
});
/**
 * Changes the given fields. With a `revision` that is not the present one it is refused: another window changed the
 * address meanwhile. Without one the last write wins.
 */
export const updateAddress = defineEndpoint({
  method: 'PATCH',
  path: '/v2/users/:userId/addresses/:id',
  summary: 'Change a saved address',
  audience: 'visitor',
  params: ownAddress,
  body: z.object({
    address: z.partial(addressAttributes),
    revision: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))),
  }),
  reply: z.object({ data: addressSchema }),
  errors: ['address_conflict'],
});
export const deleteAddress = defineEndpoint({
  method: 'DELETE',
  path: '/v2/users/:userId/addresses/:id',
  summary: 'Delete a saved address',
  audience: 'visitor',
  params: ownAddress,
  reply: emptyReply,
  errors: [],
});

export const listStates = defineEndpoint({
  method: 'GET',
  path: '/v2/states',
  summary: 'States or provinces of a country, where its addresses name one',
  audience: 'anyone',
  query: z.object({ country_iso: countryIso }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        type: z.literal('state'),
        attributes: z.object({
          name: z.string(),
          abbr: z.string(),
          country_iso: countryIso,
          /** The shop's couriers do not deliver there. */
          unsupported: z.optional(z.boolean()),
        }),
      }),
    ),
  }),
  errors: [],
});
