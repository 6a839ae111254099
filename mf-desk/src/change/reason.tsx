import { Button, Row, TextField } from '@shop/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../releases/freshness.tsx';

/** The reason of a change, required by every change of a dialog. */
export interface Reason {
  /** Returns the current reason, or null: then its field gets the focus and shows that it is missing. */
  readonly requireReason: () => string | null;
  readonly focus: () => void;
  readonly field: ReactNode;
}

export function useReason(): Reason {
  const { t } = useTranslation('mf-desk');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const focus = () => input.current?.focus();
  const requireReason = () => {
    const trimmed = reason.trim();
    setIsMissing(trimmed === '');
    if (trimmed !== '') return trimmed;
    focus();
    return null;
  };
  const field = (
    <TextField
      ref={input}
      data-autofocus
      label={t('word.reason')}
      hint={t('change.reasonHint')}
      error={isMissing ? t('change.reasonMissing') : undefined}
      maxLength={500}
      value={reason}
      onChange={(text) => {
        setReason(text);
        setIsMissing(false);
      }}
    />
  );
  return { requireReason, focus, field };
}

interface ActionRowProps<Action extends string> {
  readonly actions: readonly Action[];
  readonly getLabel: (action: Action) => string;
  /** The destructive action: it removes something from visitors or cannot be undone. */
  readonly destructive: Action;
  /** The action in flight. */
  readonly busy: Action | null;
  readonly onAction: (action: Action) => void;
}

/** The possible actions, a button each; disabled without a connection. */
export function ActionRow<Action extends string>(props: ActionRowProps<Action>) {
  const { actions, getLabel, destructive, busy, onAction } = props;
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  return (
    <Row>
      {actions.map((action) => (
        <Button
          key={action}
          tone={action === destructive ? 'danger' : 'plain'}
          busy={busy === action}
          busyLabel={t('change.sending')}
          disabledReason={online ? undefined : t('change.offline')}
          onClick={() => onAction(action)}
        >
          {getLabel(action)}
        </Button>
      ))}
    </Row>
  );
}
