import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of new hashes: 32 MiB and about 80 ms. Older hashes store their own parameters. */
const cost = { N: 32_768, r: 8, p: 1 };
const keyLength = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      keyLength,
      { ...options, maxmem: 256 * 1024 * 1024 },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });

/** Returns `scrypt$N$r$p$salt$key`, the last two in base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/**
 * Verifies a password. Without a stored hash it takes equally long, so that timing reveals nothing.
 */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [, n = '', r = '', p = '', salt = '', key = ''] = (stored ?? '').split('$');
  if (stored === null || key === '') {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const wanted = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};

/** The passwords guessed first, of at least eight characters (SecLists' and NCSC's top lists). */
const common = new Set(
  'password password1 password12 password123 12345678 123456789 1234567890 87654321 qwertyui qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx iloveyou sunshine princess football baseball superman trustno1 zaq12wsx polska123 sverige1 zaq1xsw2 abcd1234 abc12345 letmein1 welcome1 welcome123 admin123 passw0rd p@ssw0rd changeme'.split(
    ' ',
  ),
);

/**
 * Whether a password is easily guessed: a common one, one repeated character, or the address
 * itself.
 */
export const isWeakPassword = (password: string, email: string): boolean => {
  const lower = password.toLowerCase();
  return common.has(lower) || new Set(lower).size <= 2 || lower === email || lower === email.split('@')[0];
};
