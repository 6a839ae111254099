// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const folder = 'api/src/staff/second-factor';
const overHttp = `${folder}/second-factor.test.ts`;

export const secondFactor = [
  {
    rule: 'a code of an authenticator app counts once',
    why: 'Whoever sees a code over a shoulder could sign in with it for a minute.',
    file: `${folder}/factors.repo.ts`,
    find: ' and last_step < ${step}',
    replace: '',
    test: jest(overHttp, 'accepts a code once'),
  },
  {
    rule: 'a recovery code works once',
    why: 'A code on a piece of paper would open the account for ever.',
    file: `${folder}/factors.repo.ts`,
    find: ' and used_at is null`',
    replace: '`',
    test: jest(overHttp, 'a recovery code works once'),
  },
  {
    rule: 'in production staff need a second factor',
    why: 'A guessed password alone would open the shop’s money and data.',
    file: 'api/src/platform/server/authenticate.ts',
    find: "environment === 'production')",
    replace: "environment === 'staging')",
    test: jest('api/src/platform/server/staff-permissions.test.ts', 'in production a session without'),
  },
  {
    rule: 'a second factor that is set up is asked for everywhere',
    why: 'Outside production the factor would be decoration.',
    file: 'api/src/platform/server/authenticate.ts',
    find: 'or exists (select from staff_totp f where f.user_id = u.id)',
    replace: '',
    test: jest(overHttp, 'is asked for at the next sign-in'),
  },
  {
    rule: 'the secret of an authenticator app is encrypted at rest',
    why: 'A copy of the database would make every code.',
    file: `${folder}/seal-secret.ts`,
    find: 'const text = Buffer.concat([cipher.update(secret), cipher.final()]);',
    replace: 'cipher.update(secret);\n  cipher.final();\n  const text = Buffer.from(secret);',
    test: jest(`${folder}/totp.test.ts`, 'opens a sealed secret'),
  },
  {
    rule: 'a reply with a secret is not stored for replays',
    why: 'The table of replies would hold it in clear for a day.',
    file: `${folder}/register-second-factor.ts`,
    find: 'const secret = { replay: false, perMinute: 60 } as const;',
    replace: 'const secret = { perMinute: 60 } as const;',
    test: jest(overHttp, 'is not in clear in any table'),
  },
  {
    rule: 'a challenge expires by the database’s clock',
    why: 'A response that was recorded could be used whenever it suits.',
    file: `${folder}/challenges.repo.ts`,
    find: 'return row?.live ? row.data : null;',
    replace: 'return row ? row.data : null;',
    test: jest(overHttp, 'is refused with another challenge, an expired'),
  },
  {
    rule: 'changing a factor needs the present one, proved just now',
    why: 'An unlocked computer would be enough to take the account over.',
    file: `${folder}/factor-call.ts`,
    find: 'if (proof.enrolled) return proof.fresh ?',
    replace: 'if (proof.enrolled) return proof.proved ?',
    test: jest(overHttp, 'is replaced after the present factor'),
  },
  {
    rule: 'nobody resets their own factors in a session',
    why: 'A stolen session could remove what protects the account.',
    file: `${folder}/remove-factor.ts`,
    find: 'if (user?.id === id)',
    replace: 'if (user?.id === -1)',
    test: jest(overHttp, 'an admin resets another'),
  },
  {
    rule: 'wrong codes are limited for each account',
    why: 'A million codes are guessed in a night.',
    file: 'api/src/customers/identity/password-attempts.ts',
    find: '{ ...attemptLimits, accountAndNetwork: 5, account: 10 }',
    replace: '{ ...attemptLimits, accountAndNetwork: 5000, account: 5000 }',
    test: jest(overHttp, 'is limited to five wrong codes'),
  },
];
