import { brandName, toast } from '@shop/kit';
import { Button, Checkbox, Dialog, Notice, Row } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './security.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes, which nobody can see again, until the person says that they are kept. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('mf-desk');
  const [kept, setKept] = useState(false);
  const [tried, setTried] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast('success', t('security.codes.copied'));
    } catch {
      // Some browsers deny clipboard access; the codes can be selected.
      toast('error', t('security.codes.copyFailed'));
    }
  };
  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${brandName().toLowerCase()}-recovery-codes.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1_000);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={kept}
      title={t('security.codes.title')}
      closeLabel={t('desk.close')}
      footer={
        <Button tone="signal" onClick={() => (kept ? onClose() : setTried(true))}>
          {t('security.codes.done')}
        </Button>
      }
    >
      <Notice severity="warning">{t('security.codes.once')}</Notice>
      <ul className={styles.codes} aria-label={t('security.codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <Button onClick={() => void copy()}>{t('security.codes.copy')}</Button>
        <Button onClick={download}>{t('security.codes.download')}</Button>
        <Button onClick={() => window.print()}>{t('security.codes.print')}</Button>
      </Row>
      <Checkbox
        label={t('security.codes.kept')}
        checked={kept}
        onChange={setKept}
        error={tried && !kept ? t('security.codes.keepFirst') : undefined}
      />
    </Dialog>
  );
}
