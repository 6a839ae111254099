import { toast } from '@shop/kit';
import { queryClient } from '@shop/kit/query';
import { useSession } from '@shop/kit/session';
import { loadLaterWords, startSession, translate } from '@shop/kit/shell';
import { useEffect } from 'react';

/**
 * Says that the server has started no session, with a way to try again: the page stays readable, but nothing of the
 * visitor's own can load. Without a connection the message about that is shown instead.
 */
export function useSessionFailure(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'failed' || !navigator.onLine) return;
    let isCurrent = true;
    let dismiss: () => void = () => undefined;
    const show = () => {
      if (!isCurrent) return;
      dismiss = toast('error', translate('shell', 'session.failed'), {
        label: translate('shell', 'stage.tryAgain'),
        run: () => void restartSession(),
      });
    };
    loadLaterWords('shell').then(show, show);
    return () => {
      isCurrent = false;
      dismiss();
    };
  }, [status]);
}

/** Starts the session again; what failed without it is fetched again. */
async function restartSession(): Promise<void> {
  await startSession();
  await queryClient.invalidateQueries();
}
