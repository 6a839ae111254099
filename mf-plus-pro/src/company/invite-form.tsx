import { type Company, isEmail } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, useRetryKey } from '@shop/kit/api';
import type { Text } from '@shop/kit/i18n';
import { useEmailField } from '@shop/kit/intake';
import { useSession } from '@shop/kit/session';
import { Button, FieldSuggestion, Notice, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';
import { invite, refetchCompany } from './company.query.ts';
import { ConfirmAddressNotice } from './confirm-address-notice.tsx';
import { refusalText } from './refusal-text.ts';
import { RoleFields, useRoleDraft } from './role-fields.tsx';

interface InviteFormProps {
  readonly company: Company;
  readonly onSent: () => void;
}

/**
 * Invites an address. Explains what to do when the user's own address is unconfirmed, or after too many invitations.
 */
export function InviteForm({ company, onSent }: InviteFormProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { user } = useSession();
  const [email, setEmail] = useState('');
  const { suggestion, onBlur } = useEmailField(email, setEmail);
  const [refusedAddress, setRefusedAddress] = useState('');
  // The session may be outdated: the address may have been confirmed in another window.
  const [confirmed, setConfirmed] = useState(user?.confirmed !== false);
  const draft = useRoleDraft({ role: 'requester', approval_limit: null });
  const { form, tried, busy, problem, attempt, reset } = useFormSubmission<ApiProblem>();
  const sendOnce = useRetryKey();
  const address = email.trim();
  const isInvalid = !isEmail(address);
  const unconfirmed = !confirmed || problem?.code === 'email_unconfirmed';
  const emailError = problem && address === refusedAddress ? getEmailError(problem, t) : undefined;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setRefusedAddress(address);
    const body = { email: address, ...draft.body };
    const reply = await attempt(!isInvalid && draft.isComplete, () =>
      sendOnce(body, (invitation, key) => invite(company, invitation, key)),
    );
    if (reply === undefined) return;
    if (reply.ok) {
      toast('success', t('company.invite.done', { who: address }));
      setConfirmed(true);
      setEmail('');
      reset();
      onSent();
    }
    // After a refusal for the role, a refetch would remove this form with its message.
    if (reply.ok || reply.problem.code === 'already_member') await refetchCompany();
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-labelledby="invite"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h3 id="invite">{t('company.invite.title')}</h3>
      {unconfirmed && user?.email ? <ConfirmAddressNotice email={user.email} /> : null}
      <div className={styles.pair}>
        <TextField
          label={t('company.invite.email')}
          type="email"
          name="invited"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={setEmail}
          onBlur={onBlur}
          hint={suggestion ? <FieldSuggestion {...suggestion} /> : t('company.invite.hint')}
          error={tried && isInvalid ? t('company.invite.wrong') : emailError}
        />
        <RoleFields company={company} draft={draft} tried={tried} />
      </div>
      {problem && !getEmailError(problem, t) && problem.code !== 'email_unconfirmed' ? (
        <Notice severity="error">
          {problem.code === 'rate_limited' ? t('company.invite.tooOften') : refusalText(t, problem)}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" busy={busy} busyLabel={t('orders.sending')}>
          {t('company.invite.action')}
        </Button>
      </div>
    </form>
  );
}

/** Returns the error of the address itself: it belongs to a member, or is invalid for the server. */
function getEmailError(problem: ApiProblem, t: Text<'mf-plus-pro'>): string | undefined {
  if (problem.code === 'already_member') return refusalText(t, problem);
  return problem.fields?.some(({ path }) => path.endsWith('.email')) ? t('company.invite.wrong') : undefined;
}
