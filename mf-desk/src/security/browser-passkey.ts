import type {
  addPasskey,
  BodyOf,
  beginPasskey,
  challengePasskey,
  ReplyOf,
  verifyPasskey,
} from '@shop/contracts';

type NewPasskey = Omit<BodyOf<typeof addPasskey>, 'name'>;
type SignedChallenge = BodyOf<typeof verifyPasskey>;

/** Why a browser gave no passkey: closed or too slow, already on the device, or it failed. */
export type PasskeyTrouble = 'canceled' | 'known' | 'failed';
type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: PasskeyTrouble };

/** Loaded when a passkey is used: no page waits for it. */
const library = () => import('@simplewebauthn/browser');

/** Whether the browser has passkeys at all; not in an insecure context. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Names of the errors of WebAuthn (Level 3, 5.1.3 and 5.1.4). */
const troubleOf = (error: unknown): PasskeyTrouble => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'canceled' : 'failed';
};

/** Lets the browser make a passkey. */
export const makePasskey = async (
  optionsJSON: ReplyOf<typeof beginPasskey>,
): Promise<Outcome<NewPasskey>> => {
  try {
    const { startRegistration } = await library();
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      ok: true,
      value: {
        id,
        client_data_json: clientDataJSON,
        attestation_object: attestationObject,
        ...(transports === undefined ? {} : { transports }),
      },
    };
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) };
  }
};

/** Lets the browser sign a challenge with a passkey. */
export const signWithPasskey = async (
  optionsJSON: ReplyOf<typeof challengePasskey>,
): Promise<Outcome<SignedChallenge>> => {
  try {
    const { startAuthentication } = await library();
    const { id, response } = await startAuthentication({ optionsJSON });
    return {
      ok: true,
      value: {
        id,
        client_data_json: response.clientDataJSON,
        authenticator_data: response.authenticatorData,
        signature: response.signature,
      },
    };
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) };
  }
};
