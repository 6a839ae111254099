import type { StaffProductionLine } from '@shop/contracts';
import { Checkbox, TextArea } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../order/action-dialog.tsx';
import { sendComment } from './check.query.ts';

interface CommentDialogProps {
  readonly line: StaffProductionLine;
  readonly onClose: () => void;
}

/** Writes about a line, for colleagues or for the customer too. It cannot be changed afterwards. */
export function CommentDialog({ line, onClose }: CommentDialogProps) {
  const { t } = useTranslation('mf-desk');
  const [text, setText] = useState('');
  const [visible, setVisible] = useState(false);
  const isMissing = text.trim() === '';
  return (
    <ActionDialog
      title={t('prepress.comment')}
      action={t('prepress.comment')}
      done={t('prepress.commented')}
      isComplete={!isMissing}
      send={(key) => sendComment(line, { text: text.trim(), visible }, key)}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <p>{t('prepress.commentMeans')}</p>
          <TextArea
            data-autofocus
            rows={4}
            label={t('prepress.text')}
            maxLength={4000}
            value={text}
            onChange={setText}
            error={tried && isMissing ? t('prepress.textMissing') : undefined}
          />
          <Checkbox label={t('prepress.visible')} checked={visible} onChange={setVisible} />
        </>
      )}
    </ActionDialog>
  );
}
