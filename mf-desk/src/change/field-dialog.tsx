import type { ReleasableName, RolloutCell, RolloutRow } from '@shop/contracts';
import { toast } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { Dialog } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GateList } from '../gates/gate-list.tsx';
import { HealthTable } from '../health/health-table.tsx';
import styles from '../releases/desk.module.css';
import { useOnline } from '../releases/freshness.tsx';
import { releaseName } from '../releases/names.tsx';
import { type Health, refetchAll } from '../releases/releases.query.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { type Action, getNewerRow, listActions } from './field-changes.ts';
import { FieldFacts } from './field-facts.tsx';
import { PromoteForm } from './promote-form.tsx';
import { ActionRow, useReason } from './reason.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { type Promotion, sendChange } from './send-change.ts';

interface FieldDialogProps {
  readonly region: string;
  readonly name: ReleasableName;
  /** The cell of the last refresh; null: nothing is released there yet. */
  readonly cell: RolloutCell | null;
  readonly health: Health | null;
  readonly onClose: () => void;
}

/**
 * One cell of the matrix with its actions. Every change needs a reason and sends the displayed revision.
 */
export function FieldDialog({ region, name, cell, health, onClose }: FieldDialogProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const [displayed, setDisplayed] = useState<RolloutRow | null>(cell);
  const [refused, setRefused] = useState<ApiProblem | null>(null);
  const reason = useReason();
  const [busy, setBusy] = useState<Action | null>(null);
  const current = getNewerRow(refused?.rollout ? { ...refused.rollout, name } : null, cell);
  const hasChanged = current !== null && current.rev !== displayed?.rev;

  const runAction = async (action: Action, promotion: Promotion | null) => {
    const reasonText = reason.requireReason();
    if (reasonText === null) return;
    setBusy(action);
    setRefused(null);
    const result = await sendChange(
      action,
      { region, name, reason: reasonText, rev: displayed?.rev },
      promotion,
    );
    void refetchAll();
    setBusy(null);
    if (!result.ok) return setRefused(result.problem);
    toast('success', t(`change.done.${action}`, { name, region }));
    onClose();
  };
  const continueWithCurrent = () => {
    setDisplayed(current);
    setRefused(null);
    reason.focus();
  };
  // Based on the displayed row: the possible actions may have changed, which is shown before continuing.
  const actions = listActions(
    displayed === null ? null : { ...displayed, rollback_to: cell?.rollback_to ?? null },
  );
  const disabledReason = online ? undefined : t('change.offline');
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={busy === null}
      title={t('matrix.field', { name, region })}
      closeLabel={t('desk.close')}
    >
      <div className={styles.part}>
        {hasChanged ? (
          <ConflictNotice
            displayed={displayed}
            current={current}
            cell={cell}
            wasRefused={refused !== null}
            onContinue={continueWithCurrent}
          />
        ) : refused === null ? null : (
          <RefusalNotice problem={refused} />
        )}
        <FieldFacts row={displayed} cell={cell} />
        {reason.field}
        <ActionRow
          actions={actions}
          destructive="kill"
          busy={busy}
          getLabel={(action) =>
            action === 'rollback' && cell?.rollback_to
              ? t('change.rollbackTo', { release: releaseName(cell.rollback_to) })
              : t(`change.${action as (typeof actions)[number]}`)
          }
          onAction={(action) => void runAction(action, null)}
        />
        <PromoteForm
          name={name}
          row={displayed}
          busy={busy === 'promote'}
          disabledReason={disabledReason}
          onPromote={(promotion) => void runAction('promote', promotion)}
        />
        {health === null ? null : <HealthTable health={health} />}
        {cell === null || cell.gates.length === 0 ? null : (
          <section className={styles.part}>
            <h3>{t('gate.title')}</h3>
            <GateList evidence={cell.gates} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
