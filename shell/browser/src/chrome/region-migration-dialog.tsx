import { Button, Dialog } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './region-migration-dialog.module.css';

/** Titled in English and Czech regardless of the page's language: it addresses visitors of the Czech site. */
const title = 'The Czech site is now our international site · Český web je nyní naším mezinárodním webem';
const statements = [
  ['The old site is gone; this is where we sell from now on.', 'Původní web už neexistuje; prodáváme zde.'],
  ['You have a larger selection than before.', 'Máte větší výběr než dříve.'],
  ['Ordering is quicker and easier.', 'Objednávání je rychlejší a snazší.'],
  ['All accounts and earlier orders are here.', 'Všechny účty a dřívější objednávky jsou zde.'],
] as const;

/** Explains the migration of the Czech site. */
export function RegionMigrationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ul className={styles.statements}>
        {statements.map(([english, czech]) => (
          <li key={english}>
            <span lang="en">{english}</span> <span lang="cs">{czech}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
