import type { SlotProps } from '@shop/contracts';
import { toast } from '@shop/kit';
import { useText } from '@shop/kit/i18n';
import { useState } from 'react';
import type { Merged } from '../sign-in/enter.ts';
import { RegisterForm } from '../sign-in/register-form.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

/** The content of the shell's sign-in dialog: register or sign in, in place, and go on where the shopper was. */
export function Component({ mode: asked, onDone }: SlotProps['signIn']) {
  const t = useText();
  const [mode, setMode] = useState(asked);
  const done = ({ line_items, designs }: Merged) => {
    if (line_items > 0 || designs > 0) toast('done', t('merged'));
    onDone();
  };
  return mode === 'signIn' ? (
    <SignInForm onDone={done} onRegister={() => setMode('register')} />
  ) : (
    <RegisterForm onDone={done} onSignIn={() => setMode('signIn')} />
  );
}
