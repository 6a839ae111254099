import { useFormat } from '@shop/kit/i18n';
import { Notice } from '@shop/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './desk.module.css';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser has a connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Whether something has been pending for unusually long. */
function useIsSlow(waiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), 4_000);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && isSlow;
}

interface FreshnessProps {
  /** Milliseconds since 1970 of the last reply; 0 before the first. */
  readonly updatedAt: number;
  readonly isFetching: boolean;
}

/** The freshness of the page; also shows when refreshing fails. */
export function Freshness({ updatedAt, isFetching }: FreshnessProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const online = useOnline();
  const slow = useIsSlow(isFetching);
  const time = updatedAt === 0 ? '–' : format.date(new Date(updatedAt).toISOString(), 'dateTime');
  if (!online) return <Notice severity="warning">{t('live.offline', { time })}</Notice>;
  return (
    <p className={styles.live} role={slow ? 'status' : undefined}>
      {slow ? t('live.slow') : updatedAt === 0 ? '' : t('live.updated', { time })}
    </p>
  );
}
