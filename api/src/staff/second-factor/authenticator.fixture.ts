import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

/** The head of a CBOR item (RFC 8949, 3): its major type and its argument. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

const toCbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [toCbor(key), toCbor(item)]),
  ]);
};

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

/** Flags of authenticator data (WebAuthn Level 3, 6.1): user present, user verified, attested credential data. */
const flags = { present: 1, verified: 4, attested: 64 } as const;

interface Told {
  readonly challenge: string;
  /** The origin that the browser reports. */
  readonly origin?: string;
}

/**
 * A passkey as a browser and an authenticator make it by the specification (WebAuthn Level 3), with
 * ES256 and no attestation.
 */
export const createAuthenticator = (host: string, origin: string) => {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  let counter = 0;
  const dataOf = (more: number, at: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(at);
    return Buffer.concat([sha256(host), Buffer.from([flags.present | flags.verified | more]), count]);
  };
  const clientData = (type: string, told: Told): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge: told.challenge, origin: told.origin ?? origin, crossOrigin: false }),
    );
  return {
    /** Answers `navigator.credentials.create`, as the API takes it. */
    attest: (told: Told) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        dataOf(flags.attested, counter),
        Buffer.alloc(16),
        length,
        id,
        toCbor(cose),
      ]);
      return {
        id: base64url(id),
        client_data_json: base64url(clientData('webauthn.create', told)),
        attestation_object: base64url(
          toCbor(
            new Map<string, Cbor>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', data],
            ]),
          ),
        ),
        transports: ['internal'],
      };
    },
    /** Answers `navigator.credentials.get`; `at` sets the signature counter, which otherwise goes up by one. */
    sign: (told: Told, at = counter + 1) => {
      counter = at;
      const data = dataOf(0, at);
      const client = clientData('webauthn.get', told);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: base64url(id),
        client_data_json: base64url(client),
        authenticator_data: base64url(data),
        signature: base64url(signature),
      };
    },
  };
};
