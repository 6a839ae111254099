import { Button, Row, TextField } from '@shop/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../releases/live.tsx';

/** Why something is done: typed once, asked for by every change of a dialog. */
export interface Reason {
  /** The reason as it stands, or null: then its field has the cursor and says that it is missing. */
  readonly ask: () => string | null;
  readonly focus: () => void;
  readonly field: ReactNode;
}

export function useReason(): Reason {
  const { t } = useTranslation('mf-desk');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const focus = () => input.current?.focus();
  const ask = () => {
    const why = reason.trim();
    setMissing(why === '');
    if (why !== '') return why;
    focus();
    return null;
  };
  const field = (
    <TextField
      ref={input}
      data-autofocus
      label={t('word.reason')}
      hint={t('change.reasonHint')}
      error={missing ? t('change.reasonMissing') : undefined}
      maxLength={500}
      value={reason}
      onChange={(text) => {
        setReason(text);
        setMissing(false);
      }}
    />
  );
  return { ask, focus, field };
}

interface ActionRowProps<Action extends string> {
  readonly actions: readonly Action[];
  readonly labelOf: (action: Action) => string;
  /** The one that takes something away from visitors for good, or ends it. */
  readonly grave: Action;
  /** What is being sent now. */
  readonly busy: Action | null;
  readonly onAct: (action: Action) => void;
}

/** What may be done, a button each; nothing of it without a connection. */
export function ActionRow<Action extends string>(props: ActionRowProps<Action>) {
  const { actions, labelOf, grave, busy, onAct } = props;
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  return (
    <Row>
      {actions.map((action) => (
        <Button
          key={action}
          tone={action === grave ? 'danger' : 'plain'}
          busy={busy === action}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
          onClick={() => onAct(action)}
        >
          {labelOf(action)}
        </Button>
      ))}
    </Row>
  );
}
