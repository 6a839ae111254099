import type { addPasskey, BodyOf, passkeyCreationSchema, verifyPasskey } from '@shop/contracts';
import { absoluteUrl, markets, type RegionId } from '@shop/regions';
import type * as z from 'zod/mini';
import type { ApiSettings } from '../../platform/index.ts';
import { challengeSeconds } from './challenges.repo.ts';
import type { NewPasskey, PasskeyRow } from './passkeys.repo.ts';

/** Loaded with the first passkey: it reads certificates of every kind, and nobody else waits for that. */
const library = () => import('@simplewebauthn/server');

const timeout = challengeSeconds.register * 1000;
/** The password is the other factor, so a touch is enough where a device knows no more. */
const userVerification = 'preferred';

/** To whom a browser binds passkeys: the host of a region's pages, and their origin. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/** @example relyingParty(settings, 'pl') // { id: 'packwright.pl', origin: 'https://packwright.pl', … } */
export const relyingParty = (
  { environment, publicUrl, brand }: Pick<ApiSettings, 'environment' | 'publicUrl' | 'brand'>,
  region: RegionId,
): RelyingParty => {
  const place = { appType: 'app', environment, singleOrigin: publicUrl ?? undefined } as const;
  const { hostname, origin } = new URL(absoluteUrl(markets[region], '/', place));
  return { id: hostname, origin, name: brand };
};

const toBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const describe = ({ credential_id, transports }: PasskeyRow) => ({
  id: toBase64url(credential_id),
  type: 'public-key' as const,
  transports: [...transports],
});

type Creation = z.output<typeof passkeyCreationSchema>;

/** The options with which a browser makes a passkey, unless one of `known` is on the device already. */
export const createOptions = async (
  party: RelyingParty,
  person: { readonly id: number; readonly email: string },
  known: readonly PasskeyRow[],
  challenge: Uint8Array,
): Promise<Creation> => {
  const { generateRegistrationOptions } = await library();
  const made = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    // Shown nowhere, and not the address (WebAuthn Level 3, 5.4.3).
    userID: new TextEncoder().encode(`staff:${person.id}`),
    userName: person.email,
    userDisplayName: person.email,
    challenge: Uint8Array.from(challenge),
    timeout,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  });
  return {
    rp: { id: party.id, name: party.name },
    user: made.user,
    challenge: made.challenge,
    pubKeyCredParams: made.pubKeyCredParams,
    timeout,
    attestation: 'none',
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  };
};

/** The options with which a browser asks for one of these passkeys. */
export const requestOptions = (party: RelyingParty, known: readonly PasskeyRow[], challenge: Uint8Array) => ({
  challenge: toBase64url(challenge),
  rpId: party.id,
  timeout,
  allowCredentials: known.map(describe),
  userVerification: userVerification as 'preferred',
});

/** A response that the library refuses: the reason is for the log, the caller gets none. */
interface Refused {
  readonly refused: string;
}

/** The library throws for every reason to refuse a response. */
const refused = (error: unknown): Refused => ({
  refused: error instanceof Error ? error.message : String(error),
});

/** Checks what a browser made of `createOptions`: challenge, origin, host, keys. */
export const checkAttestation = async (
  party: RelyingParty,
  challenge: Uint8Array,
  body: BodyOf<typeof addPasskey>,
): Promise<Omit<NewPasskey, 'name'> | Refused> => {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: body.id,
        rawId: body.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: body.client_data_json,
          attestationObject: body.attestation_object,
        },
      },
      expectedChallenge: toBase64url(challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    });
    if (!verified || registrationInfo === undefined) return { refused: 'not verified' };
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: body.transports ?? [],
      rpId: party.id,
      synced: credentialBackedUp,
    };
  } catch (error) {
    return refused(error);
  }
};

/** Checks what a browser made of `requestOptions`. Returns the authenticator's signature counter. */
export const checkAssertion = async (
  party: RelyingParty,
  challenge: Uint8Array,
  body: BodyOf<typeof verifyPasskey>,
  passkey: PasskeyRow,
): Promise<{ readonly counter: number } | Refused> => {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: body.id,
        rawId: body.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: body.client_data_json,
          authenticatorData: body.authenticator_data,
          signature: body.signature,
        },
      },
      expectedChallenge: toBase64url(challenge),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: toBase64url(passkey.credential_id),
        publicKey: Uint8Array.from(passkey.public_key),
        counter: passkey.counter,
      },
    });
    return verified ? { counter: authenticationInfo.newCounter } : { refused: 'not verified' };
  } catch (error) {
    return refused(error);
  }
};
