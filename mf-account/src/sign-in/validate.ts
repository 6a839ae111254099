import { isEmail, isKnownEmail } from '@shop/contracts';
import type { Text } from '@shop/kit/i18n';

export const shortestPassword = 8;

export const emailError = (email: string, t: Text<'mf-account'>): string | undefined =>
  isEmail(email.trim()) ? undefined : t('error.email');
/** Of an account that is there already: older addresses were asked for less. */
export const knownEmailError = (email: string, t: Text<'mf-account'>): string | undefined =>
  isKnownEmail(email.trim()) ? undefined : t('error.email');
export const passwordError = (password: string, t: Text<'mf-account'>): string | undefined =>
  password.length >= shortestPassword ? undefined : t('error.password', { count: shortestPassword });
export const requiredError = (value: string, t: Text<'mf-account'>): string | undefined =>
  value.trim() ? undefined : t('error.blank');
