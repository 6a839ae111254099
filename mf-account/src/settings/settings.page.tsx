import { type User, updateUser } from '@shop/contracts';
import { toast, useDocumentTitle } from '@shop/kit';
import { type ApiProblem, call, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { refusedFields, useIntakeWords } from '@shop/kit/intake';
import { adopt, useSession } from '@shop/kit/session';
import { Button, FoldingLoader, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../account/frame.tsx';
import formStyles from '../sign-in/sign-in.module.css';
import { AddressBook } from './address-book.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { ConfirmAddress } from './confirm-address.tsx';

/** Personal and company details, and saved addresses. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const { user } = useSession();
  useDocumentTitle(t('settings.title'));
  return (
    <AccountFrame title={t('settings.title')}>
      {user ? (
        <>
          <ConfirmAddress />
          <Details key={user.id} user={user} />
          <ChangeEmail current={user.email ?? ''} />
          <ChangePassword />
          <AddressBook userId={user.id} />
        </>
      ) : (
        <FoldingLoader label={t('settings.loading')} />
      )}
    </AccountFrame>
  );
}

function Details({ user }: { readonly user: User }) {
  const { t } = useTranslation('mf-account');
  const [draft, setDraft] = useState({
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    company_name: user.company_name ?? '',
  });
  useIntakeWords();
  const { form, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  const refused = problem ? refusedFields(problem) : {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await attempt(true, () =>
      call(updateUser, {
        params: { id: String(user.id) },
        body: { user: draft },
        idempotencyKey: newIdempotencyKey(),
      }),
    );
    if (saved === undefined) return;
    if (!saved.ok) return void toast('error', problemText(saved.problem));
    await adopt(saved.value.spree_api_key, saved.value);
    toast('success', t('settings.saved'));
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className={formStyles.form}
      aria-labelledby="personal"
    >
      <h2 id="personal">{t('settings.personal')}</h2>
      <div className={formStyles.pair}>
        <TextField
          label={t('field.firstName')}
          autoComplete="given-name"
          value={draft.first_name}
          onChange={(first_name) => setDraft({ ...draft, first_name })}
          error={refused.first_name}
        />
        <TextField
          label={t('field.lastName')}
          autoComplete="family-name"
          value={draft.last_name}
          onChange={(last_name) => setDraft({ ...draft, last_name })}
          error={refused.last_name}
        />
      </div>
      <TextField
        label={t('field.company')}
        autoComplete="organization"
        optional={t('optional')}
        value={draft.company_name}
        onChange={(company_name) => setDraft({ ...draft, company_name })}
        error={refused.company_name}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={t('settings.saving')}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}
