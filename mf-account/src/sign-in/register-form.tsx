import { useRegion } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { problemText, useText } from '@shop/kit/i18n';
import { Button, Checkbox, ErrorPanel, TextField } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { type Merged, registerAccount } from './enter.ts';
import styles from './sign-in.module.css';
import { TermsWords } from './terms-words.tsx';
import { useAttempt } from './use-attempt.ts';
import { emailError, passwordError, requiredError, shortestPassword } from './validate.ts';

interface RegisterFormProps {
  readonly onDone: (merged: Merged) => void;
  readonly onSignIn: () => void;
}

/** A new account. What is in the cart and every design move into it. */
export function RegisterForm({ onDone, onSignIn }: RegisterFormProps) {
  const t = useText();
  const { locale } = useRegion();
  const [draft, setDraft] = useState({
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    newsletter: false,
  });
  const [accepted, setAccepted] = useState(false);
  const { form, tried, busy, problem, attempt } = useAttempt();
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const errors = {
    firstName: requiredError(draft.firstName, t),
    lastName: requiredError(draft.lastName, t),
    email: emailError(draft.email, t),
    password: passwordError(draft.password, t),
    terms: accepted ? undefined : t('error.terms'),
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const registered = await attempt(!Object.values(errors).some(Boolean), () =>
      registerAccount({ ...draft, locale }),
    );
    if (!registered?.ok) return;
    track.signUp({ method: 'password' });
    onDone(registered.value);
  };

  const shown = <Key extends keyof typeof errors>(key: Key) => (tried ? errors[key] : undefined);
  const taken = problem?.code === 'email_taken' ? problemText(problem) : undefined;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {problem && !taken ? <ErrorPanel title={problemText(problem)} kept={t('kept')} /> : null}
      <div className={styles.pair}>
        <TextField
          label={t('field.firstName')}
          name="firstName"
          autoComplete="given-name"
          value={draft.firstName}
          onChange={(firstName) => set({ firstName })}
          error={shown('firstName')}
        />
        <TextField
          label={t('field.lastName')}
          name="lastName"
          autoComplete="family-name"
          value={draft.lastName}
          onChange={(lastName) => set({ lastName })}
          error={shown('lastName')}
        />
      </div>
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={draft.email}
        onChange={(email) => set({ email })}
        error={taken ?? shown('email')}
      />
      <TextField
        label={t('field.password')}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={draft.password}
        onChange={(password) => set({ password })}
        hint={t('register.passwordHint', { count: shortestPassword })}
        error={shown('password')}
      />
      <Checkbox
        label={<TermsWords />}
        name="terms"
        checked={accepted}
        onChange={setAccepted}
        error={shown('terms')}
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
