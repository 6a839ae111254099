import { useFormat } from '@shop/kit/i18n';
import { Dialog } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './dialogs.module.css';

const rules = ['bleed', 'safe', 'resolution', 'vector', 'color', 'type'] as const;

/** Print file guidelines, with the dimensions of this box. */
export function GuidelinesDialog({
  bleed,
  safe,
  onClose,
}: {
  readonly bleed: number;
  readonly safe: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  return (
    <Dialog open wide onClose={onClose} title={t('guide.title')} closeLabel={t('close')}>
      <dl className={styles.rules}>
        {rules.map((rule) => (
          <div key={rule}>
            <dt>{t(`guide.${rule}.title`)}</dt>
            <dd>{t(`guide.${rule}.text`, { bleed: format.length(bleed), safe: format.length(safe) })}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
