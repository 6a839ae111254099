import { askToSignIn, on, toast } from '@shop/kit';
import { openPreferences } from '@shop/kit/consent';
import { dismissToast, type Toast, toasts } from '@shop/kit/shell';
import { Button, Notice, NoticeStack } from '@shop/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { watchConnection } from './connection.ts';
import { useSessionFailure } from './session-failure.ts';

/** Maps the event's severities, which builds of remotes already emit. */
const severities = { done: 'success', info: 'info', problem: 'error' } as const;
/** Long enough to read two lines; an error stays until it is closed. */
const shownMs = 7_000;

/** Short messages over the page, from any remote. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  useEffect(watchConnection, []);
  useSessionFailure();
  useEffect(() => on('toast', ({ tone, text }) => void toast(severities[tone], text)), []);
  useEffect(
    () =>
      on('openModal', ({ modal }) => {
        if (modal === 'consent') openPreferences();
        else void askToSignIn(modal);
      }),
    [],
  );
  return (
    <NoticeStack>
      {shown.map((entry) => (
        <ToastNotice key={entry.id} entry={entry} />
      ))}
    </NoticeStack>
  );
}

function ToastNotice({ entry }: { readonly entry: Toast }) {
  const { t } = useTranslation('shell');
  const { id, severity, text, action } = entry;
  useEffect(() => {
    if (severity === 'error' || action) return;
    const timer = setTimeout(() => dismissToast(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, severity, action]);
  const act = action && (
    <Button
      size="small"
      onClick={() => {
        dismissToast(id);
        action.run();
      }}
    >
      {action.label}
    </Button>
  );
  return (
    <Notice
      floating
      severity={severity}
      action={act}
      onClose={() => dismissToast(id)}
      closeLabel={t('close')}
    >
      {text}
    </Notice>
  );
}
