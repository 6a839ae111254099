import { isEmail } from '@shop/contracts';
import { toast } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { useEmailField } from '@shop/kit/intake';
import { Button, Dialog, FieldSuggestion, Notice, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';
import styles from './people.module.css';
import { sendInvitation } from './people.query.ts';
import { type RoleDraft, readDraft } from './role-draft.ts';
import { RoleFields } from './role-fields.tsx';

/** Invites a person by mail with the roles that they get. A refusal stays beside what was typed. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const formId = useId();
  const [email, setEmail] = useState('');
  const [names, setNames] = useState({ first: '', last: '' });
  const [draft, setDraft] = useState<RoleDraft>({});
  const { suggestion, onBlur } = useEmailField(email, setEmail);
  const { form, tried, busy, problem, attempt, clearProblem } = useFormSubmission<ApiProblem>();
  const roles = readDraft(draft);
  const address = email.trim();
  const isTaken = problem?.code === 'email_taken';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isComplete = isEmail(address) && roles !== null && roles.length > 0;
    const sent = await attempt(isComplete, () =>
      sendInvitation({
        email: address,
        roles: roles ?? [],
        ...(names.first.trim() === '' ? {} : { first_name: names.first.trim() }),
        ...(names.last.trim() === '' ? {} : { last_name: names.last.trim() }),
      }),
    );
    if (sent?.ok !== true) return;
    toast('success', t('people.invited', { email: address }));
    await refetchDesk();
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={t('people.invite')}
      closeLabel={t('desk.close')}
      footer={
        <Button
          type="submit"
          form={formId}
          tone="signal"
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
        >
          {t('people.inviteSend')}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <p>{t('people.inviteText')}</p>
        <TextField
          data-autofocus
          label={t('people.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            clearProblem();
          }}
          onBlur={onBlur}
          hint={suggestion ? <FieldSuggestion {...suggestion} /> : undefined}
          error={
            tried && !isEmail(address)
              ? t('people.emailWrong')
              : isTaken
                ? t('refused.email_taken')
                : undefined
          }
        />
        <div className={styles.pair}>
          <TextField
            optional={t('people.optional')}
            label={t('people.firstName')}
            autoComplete="off"
            maxLength={120}
            value={names.first}
            onChange={(first) => setNames({ ...names, first })}
          />
          <TextField
            optional={t('people.optional')}
            label={t('people.lastName')}
            autoComplete="off"
            maxLength={120}
            value={names.last}
            onChange={(last) => setNames({ ...names, last })}
          />
        </div>
        <RoleFields draft={draft} onChange={setDraft} tried={tried} />
        {problem && !isTaken ? <Notice severity="error">{refusalText(t, problem)}</Notice> : null}
      </form>
    </Dialog>
  );
}
