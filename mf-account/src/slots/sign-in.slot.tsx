import type { SlotProps } from '@shop/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyMerged } from '../sign-in/after-sign-in.ts';
import type { MergedItems } from '../sign-in/authenticate.ts';
import { RegisterForm } from '../sign-in/register-form.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

/** The content of the shell's sign-in dialog: register or sign in, in place, then continue. */
export function Component({ mode: asked, onDone }: SlotProps['signIn']) {
  const { t } = useTranslation('mf-account');
  const [mode, setMode] = useState(asked);
  const done = (merged: MergedItems) => {
    notifyMerged(merged, t);
    onDone();
  };
  return mode === 'signIn' ? (
    <SignInForm onDone={done} onRegister={() => setMode('register')} />
  ) : (
    <RegisterForm onDone={done} onSignIn={() => setMode('signIn')} />
  );
}
