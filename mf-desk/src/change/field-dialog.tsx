import type { ReleasableName, RolloutCell, RolloutRow } from '@shop/contracts';
import { toast } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { Dialog } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GateList } from '../gates/gate-list.tsx';
import { HealthTable } from '../health/health-table.tsx';
import styles from '../releases/desk.module.css';
import { useOnline } from '../releases/live.tsx';
import { releaseName } from '../releases/names.tsx';
import { type Health, refetchAll } from '../releases/releases.query.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { type Action, actionsFor, getNewerRow } from './field-changes.ts';
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
 * One cell of the matrix with its actions: a click opens it, a second one changes it, with a reason in between. Every
 * change sends the displayed revision.
 */
export function FieldDialog({ region, name, cell, health, onClose }: FieldDialogProps) {
  const { t } = useTranslation('mf-desk');
  const online = useOnline();
  const [seen, setSeen] = useState<RolloutRow | null>(cell);
  const [refused, setRefused] = useState<ApiProblem | null>(null);
  const reason = useReason();
  const [busy, setBusy] = useState<Action | null>(null);
  const now = getNewerRow(refused?.rollout ? { ...refused.rollout, name } : null, cell);
  const moved = now !== null && now.rev !== seen?.rev;

  const act = async (action: Action, promotion: Promotion | null) => {
    const why = reason.ask();
    if (why === null) return;
    setBusy(action);
    setRefused(null);
    const result = await sendChange(action, { region, name, reason: why, rev: seen?.rev }, promotion);
    void refetchAll();
    setBusy(null);
    if (!result.ok) return setRefused(result.problem);
    toast('success', t(`change.done.${action}`, { name, region }));
    onClose();
  };
  const goOn = () => {
    setSeen(now);
    setRefused(null);
    reason.focus();
  };
  // Based on the displayed row: the possible actions may have changed, which is shown before continuing.
  const actions = actionsFor(seen === null ? null : { ...seen, rollback_to: cell?.rollback_to ?? null });
  const block = online ? undefined : t('change.offline');
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
        {moved ? (
          <ConflictNotice seen={seen} now={now} cell={cell} sent={refused !== null} onContinue={goOn} />
        ) : refused === null ? null : (
          <RefusalNotice problem={refused} />
        )}
        <FieldFacts row={seen} cell={cell} />
        {reason.field}
        <ActionRow
          actions={actions}
          grave="kill"
          busy={busy}
          labelOf={(action) =>
            action === 'rollback' && cell?.rollback_to
              ? t('change.rollbackTo', { release: releaseName(cell.rollback_to) })
              : t(`change.${action as (typeof actions)[number]}`)
          }
          onAct={(action) => void act(action, null)}
        />
        <PromoteForm
          name={name}
          row={seen}
          busy={busy === 'promote'}
          block={block}
          onPromote={(promotion) => void act('promote', promotion)}
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
