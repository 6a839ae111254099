import { isEmail, isKnownEmail } from '@shop/contracts';
import type { Text } from '@shop/kit/i18n';

export const minPasswordLength = 8;

export const validateEmail = (email: string, t: Text<'mf-account'>): string | undefined =>
  isEmail(email.trim()) ? undefined : t('error.email');
/** For existing accounts: older addresses passed a weaker check. */
export const validateSignInEmail = (email: string, t: Text<'mf-account'>): string | undefined =>
  isKnownEmail(email.trim()) ? undefined : t('error.email');
export const validatePassword = (password: string, t: Text<'mf-account'>): string | undefined =>
  password.length >= minPasswordLength ? undefined : t('error.password', { count: minPasswordLength });
export const validateRequired = (value: string, t: Text<'mf-account'>): string | undefined =>
  value.trim() ? undefined : t('error.blank');
