import { problemText } from '@shop/kit/i18n';
import { useEmailField } from '@shop/kit/intake';
import { Button, Checkbox, ErrorPanel, FieldSuggestion, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { MergedItems } from './authenticate.ts';
import styles from './sign-in.module.css';
import { TermsText } from './terms-text.tsx';
import { useRegistration } from './use-registration.ts';
import { minPasswordLength } from './validate.ts';

interface RegisterFormProps {
  readonly onDone: (merged: MergedItems) => void;
  readonly onSignIn: () => void;
}

/** The registration form. Cart and designs are merged into the new account. */
export function RegisterForm({ onDone, onSignIn }: RegisterFormProps) {
  const { t } = useTranslation('mf-account');
  const { form, draft, set, accepted, setAccepted, errorAt, problem, busy, submit } = useRegistration(onDone);
  const { suggestion, onBlur } = useEmailField(draft.email, (email) => set({ email }));
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {problem ? <ErrorPanel title={problemText(problem)} reassurance={t('kept')} /> : null}
      <div className={styles.pair}>
        <TextField
          label={t('field.firstName')}
          name="firstName"
          autoComplete="given-name"
          value={draft.firstName}
          onChange={(firstName) => set({ firstName })}
          error={errorAt('firstName')}
        />
        <TextField
          label={t('field.lastName')}
          name="lastName"
          autoComplete="family-name"
          value={draft.lastName}
          onChange={(lastName) => set({ lastName })}
          error={errorAt('lastName')}
        />
      </div>
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={draft.email}
        onChange={(email) => set({ email })}
        onBlur={onBlur}
        hint={suggestion && <FieldSuggestion {...suggestion} />}
        error={errorAt('email')}
      />
      <TextField
        label={t('field.password')}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={draft.password}
        onChange={(password) => set({ password })}
        hint={t('register.passwordHint', { count: minPasswordLength })}
        error={errorAt('password')}
      />
      <Checkbox
        label={<TermsText />}
        name="terms"
        checked={accepted}
        onChange={setAccepted}
        error={errorAt('terms')}
      />
      <Checkbox
        label={t('register.newsletter')}
        name="newsletter"
        checked={draft.newsletter}
        onChange={(newsletter) => set({ newsletter })}
      />
      <Button type="submit" tone="signal" wide busy={busy} busyLabel={t('register.busy')}>
        {t('register.action')}
      </Button>
      <div className={styles.ways}>
        <Button tone="quiet" onClick={onSignIn}>
          {t('register.toSignIn')}
        </Button>
      </div>
    </form>
  );
}
