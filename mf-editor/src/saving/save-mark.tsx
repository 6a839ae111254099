import { problemText } from '@shop/kit/i18n';
import { Icon, type IconName, severityIcons } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useSaveStatus } from '../editor/use-session.ts';
import type { Autosave, SaveState } from './autosave.ts';
import styles from './save-mark.module.css';

const icons: Readonly<Record<SaveState, IconName>> = {
  saved: severityIcons.success,
  saving: 'clock',
  unsaved: 'clock',
  offline: severityIcons.warning,
  conflict: severityIcons.warning,
};

/** The save state of the design, always visible. */
export function SaveMark({ autosave }: { readonly autosave: Autosave }) {
  const { t } = useTranslation('mf-editor');
  const { state, isDraftStored, problem } = useSaveStatus(autosave);
  const text =
    problem !== null
      ? problemText(problem)
      : t(state === 'offline' && !isDraftStored ? 'save.offlineNotKept' : `save.${state}`);
  const severity =
    problem !== null ? 'error' : state === 'offline' || state === 'conflict' ? 'warning' : undefined;
  return (
    <p
      className={styles.mark}
      data-testid="save-state"
      data-state={state}
      role="status"
      data-severity={severity}
    >
      <Icon name={problem === null ? icons[state] : severityIcons.error} size={16} />
      <span>{text}</span>
    </p>
  );
}
