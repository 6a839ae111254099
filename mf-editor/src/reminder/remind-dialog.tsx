import { type BoxDesign, isEmail, remindOnDesktop } from '@shop/contracts';
import { toast, useRegion } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { useEmailField } from '@shop/kit/intake';
import { useSession } from '@shop/kit/session';
import { Button, Dialog, FieldSuggestion, TextField, useFormAttempts } from '@shop/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Autosave } from '../saving/autosave.ts';

interface RemindDialogProps {
  readonly design: BoxDesign;
  readonly autosave: Pick<Autosave, 'flush'>;
  readonly quantity: number;
  readonly onClose: () => void;
}

/** Mails a link that opens and transfers this design on a desktop. */
export function RemindDialog({ design, autosave, quantity, onClose }: RemindDialogProps) {
  const { t } = useTranslation('mf-editor');
  const { locale } = useRegion();
  const { user } = useSession();
  const formId = useId();
  const [email, setEmail] = useState(user?.email ?? '');
  const typeEmail = (typed: string) => {
    setEmail(typed);
    setError(undefined);
  };
  const { suggestion, onBlur } = useEmailField(email, typeEmail);
  const { form, countAttempt } = useFormAttempts();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (message: string) => {
    setError(message);
    countAttempt();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isEmail(email.trim())) return refuse(t('remind.email'));
    setBusy(true);
    const saved = await autosave.flush();
    const sent = saved
      ? await call(remindOnDesktop, {
          body: {
            email: email.trim(),
            locale,
            sku: design.configuration.product,
            quantity,
            box_design_id: design.id,
          },
          idempotencyKey: newIdempotencyKey(),
        })
      : undefined;
    setBusy(false);
    if (sent === undefined) return refuse(t('order.notSaved'));
    if (!sent.ok) return refuse(problemText(sent.problem));
    toast('success', t('remind.done', { email: email.trim() }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remind.title')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} tone="signal" busy={busy}>
          {t('remind.send')}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('remind.field')}
          hint={suggestion ? <FieldSuggestion {...suggestion} /> : t('remind.hint')}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={typeEmail}
          onBlur={onBlur}
          error={error}
        />
      </form>
    </Dialog>
  );
}
