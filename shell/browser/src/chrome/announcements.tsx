import { useRegion } from '@shop/kit';
import { functionalStorage } from '@shop/kit/consent';
import { createStore } from '@shop/kit/shell';
import { IconButton } from '@shop/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chrome.module.css';
import { readPreference, savePreference } from './preference-storage.ts';

const key = functionalStorage.closedAnnouncements;
/** Ids of announcements that the visitor has closed, separated by blanks. */
const closed = createStore('');

/** The shop's current announcements, until the visitor closes them. */
export function Announcements() {
  const { t } = useTranslation('shell');
  const { elements } = useRegion();
  const gone = useSyncExternalStore(closed.subscribe, closed.get, () => '').split(' ');
  useEffect(() => closed.set(readPreference(key) ?? ''), []);
  const close = (id: string) => {
    closed.set(`${closed.get()} ${id}`);
    savePreference(key, closed.get());
  };
  return (
    <section id="announcements" aria-label={t('announcement.label')}>
      {elements?.announcements
        .filter(({ id }) => !gone.includes(id))
        .map(({ id, text }) => (
          <div key={id} className={styles.announcement}>
            <p>{text}</p>
            <IconButton size="small" icon="cross" label={t('announcement.close')} onClick={() => close(id)} />
          </div>
        ))}
    </section>
  );
}
