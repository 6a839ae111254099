import { Dialog } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './dialogs.module.css';

/** Keyboard shortcuts and their actions. */
const shortcuts = [
  ['← ↑ → ↓', 'nudge'],
  ['Shift + ← ↑ → ↓', 'nudgeFar'],
  ['Ctrl + Z', 'undo'],
  ['Ctrl + Shift + Z', 'redo'],
  ['Ctrl + D', 'duplicate'],
  ['Delete', 'delete'],
  ['F2', 'rename'],
  [']  [', 'order'],
  ['Ctrl + A', 'all'],
  ['Esc', 'cancel'],
  ['Shift', 'straight'],
  ['Alt', 'free'],
  ['Ctrl + ↕', 'zoom'],
  ['?', 'help'],
] as const;

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('mf-editor');
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} closeLabel={t('close')}>
      <dl className={styles.keys}>
        {shortcuts.map(([keys, what]) => (
          <div key={what}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
