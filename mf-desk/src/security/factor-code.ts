/** Reads six digits as an app shows them, with or without a space; null where it is anything else. */
export const readTotpCode = (typed: string): string | null => {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
};

/** Reads a recovery code: sixteen letters and digits, however they are grouped; null where it is anything else. */
export const readRecoveryCode = (typed: string): string | null => {
  const letters = typed.replace(/[\s\p{Pd}]/gu, '');
  return /^[a-z0-9]{16}$/i.test(letters) ? letters : null;
};
