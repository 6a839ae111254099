/** Fixtures of staff for the tests of the process around the API. */

// The second factor of sign-in.

export { createAuthenticator } from './second-factor/authenticator.fixture.ts';
export { codeOfSecret } from './second-factor/totp.fixture.ts';
