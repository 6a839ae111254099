import { allows, savePreferences } from '@shop/kit/consent';
import { Button, Checkbox, Dialog } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './preferences-dialog.module.css';

interface PreferencesDialogProps {
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const optional = ['functional', 'analytics', 'advertising'] as const;

/** One row per category; essential has no toggle. */
export function PreferencesDialog({ onSaved, onCancel }: PreferencesDialogProps) {
  const { t } = useTranslation('shell');
  const [choice, setChoice] = useState(() => ({
    functional: allows('functional'),
    analytics: allows('analytics'),
    advertising: allows('advertising'),
  }));
  const save = () => {
    savePreferences(choice);
    onSaved();
  };
  return (
    <Dialog
      open
      wide
      onClose={onCancel}
      title={t('consent.preferences')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button tone="signal" onClick={save}>
            {t('consent.save')}
          </Button>
        </>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('consent.allow')}</th>
            <th scope="col">{t('consent.category')}</th>
            <th scope="col">{t('consent.purpose')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{t('consent.always')}</td>
            <th scope="row">{t('consent.name.essential')}</th>
            <td>{t('consent.purposeOf.essential')}</td>
          </tr>
          {optional.map((category) => (
            <tr key={category}>
              <td>
                <Checkbox
                  label={<span className="only-heard">{t(`consent.name.${category}`)}</span>}
                  checked={choice[category]}
                  onChange={(checked) => setChoice({ ...choice, [category]: checked })}
                />
              </td>
              <th scope="row">{t(`consent.name.${category}`)}</th>
              <td>{t(`consent.purposeOf.${category}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
