import { type BoxDesign, createDesign, getDesign } from '@shop/contracts';
import { serializeDesign } from '@shop/design';
import { toast } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { Button, Dialog } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveStatus } from '../editor/use-session.ts';
import type { Autosave } from '../saving/autosave.ts';
import type { Session } from '../session/session.ts';

interface ConflictDialogProps {
  readonly session: Session;
  readonly autosave: Autosave;
  readonly design: BoxDesign;
  readonly name: string;
  readonly quantity: number;
  /** Opens the version of the other window. */
  readonly onOtherVersion: (design: BoxDesign) => void;
}

/** Another window saved first. The buyer decides which version to discard. */
export function ConflictDialog({
  session,
  autosave,
  design,
  name,
  quantity,
  onOtherVersion,
}: ConflictDialogProps) {
  const { t } = useTranslation('mf-editor');
  const { state } = useSaveStatus(autosave);
  const [busy, setBusy] = useState(false);
  const [isPostponed, setPostponed] = useState(false);

  const saveAsCopy = async () => {
    setBusy(true);
    const copy = await call(createDesign, {
      body: {
        box_design: {
          name: t('conflict.copyName', { name }).slice(0, 120),
          configuration: design.configuration,
          document: serializeDesign(session.store.getState().document),
        },
      },
      idempotencyKey: newIdempotencyKey(),
    });
    setBusy(false);
    if (!copy.ok) return void toast('error', problemText(copy.problem));
    await autosave.adopt({ rev: autosave.rev() });
    await navigate(
      'productEditor',
      { id: copy.value.id },
      { query: { mode: 'editor', q: quantity }, replace: true },
    );
  };
  const openOtherVersion = async () => {
    setBusy(true);
    const otherVersion = await call(getDesign, { params: { id: design.id } });
    setBusy(false);
    if (!otherVersion.ok) return void toast('error', problemText(otherVersion.problem));
    await autosave.adopt(otherVersion.value);
    onOtherVersion(otherVersion.value);
  };
  return (
    <Dialog
      open={state === 'conflict' && !isPostponed}
      onClose={() => setPostponed(true)}
      title={t('conflict.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button busy={busy} onClick={() => void openOtherVersion()}>
            {t('conflict.theirs')}
          </Button>
          <Button tone="signal" busy={busy} onClick={() => void saveAsCopy()}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
    </Dialog>
  );
}
