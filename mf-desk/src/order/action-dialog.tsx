import { toast } from '@shop/kit';
import { type ApiProblem, mayHaveHappened, newIdempotencyKey, type Result } from '@shop/kit/api';
import { Button, Dialog, Notice, useFormSubmission } from '@shop/ui';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../frame/refusal-text.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import { useOnline } from '../releases/freshness.tsx';

interface ActionDialogProps {
  readonly title: string;
  /** The label of the button that does it. */
  readonly action: string;
  /** What is said when it is done. */
  readonly done: string;
  /** It cannot be undone. */
  readonly danger?: boolean;
  readonly wide?: boolean;
  /** Whether everything is filled in; nothing is sent before. */
  readonly isComplete?: boolean;
  /** Why it cannot be done now. */
  readonly disabledReason?: string | undefined;
  readonly send: (idempotencyKey: string) => Promise<Result<unknown, ApiProblem>>;
  /** A refusal in words of this action; undefined: in those of the desk. */
  readonly refusal?: (problem: ApiProblem) => string | undefined;
  readonly onClose: () => void;
  /** What it means, and its fields; `tried`: fields show their errors. */
  readonly children: (tried: boolean) => ReactNode;
}

/**
 * One action with its consequence said before. A refusal, such as a colleague's change, is shown and the data behind it
 * are read again; nothing is done twice.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { isComplete = true, danger = false, wide = false } = props;
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const formId = useId();
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  // One key for one action: a repeated click or a lost reply does it once.
  const key = useRef(newIdempotencyKey());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await attempt(isComplete, () => props.send(key.current));
    if (sent === undefined) return;
    if (!sent.ok && !mayHaveHappened(sent.problem)) key.current = newIdempotencyKey();
    await refetchDesk();
    if (!sent.ok) return;
    toast('success', props.done);
    props.onClose();
  };
  return (
    <Dialog
      open
      wide={wide}
      onClose={props.onClose}
      dismissable={!busy}
      title={props.title}
      closeLabel={t('desk.close')}
      footer={
        <Button
          type="submit"
          form={formId}
          tone={danger ? 'danger' : 'signal'}
          busy={busy}
          busyLabel={t('change.sending')}
          disabledReason={props.disabledReason ?? (online ? undefined : t('change.offline'))}
        >
          {props.action}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {props.children(tried)}
        {problem ? (
          <Notice severity="error">{props.refusal?.(problem) ?? refusalText(t, problem)}</Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
