import { toast } from '@shop/kit';
import { acceptAll, essentialOnly, needsChoice } from '@shop/kit/consent';
import { problemText } from '@shop/kit/i18n';
import { preferences } from '@shop/kit/shell';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { laterWords } from '../chrome/later/words.ts';
import { Lazy, lazyPart } from '../chrome/lazy-part.tsx';
import { ConsentBanner } from './banner.tsx';

type Screen = 'none' | 'banner' | 'preferences' | 'cancelConfirmation';

const preferencesDialog = lazyPart(() =>
  import(/* webpackChunkName: "dialogs" */ './preferences-dialog.tsx').then((file) => file.PreferencesDialog),
);
const cancelConfirmation = lazyPart(() =>
  import(/* webpackChunkName: "dialogs" */ './cancel-confirmation.tsx').then(
    (file) => file.CancelConfirmation,
  ),
);

/**
 * Loads both dialogs and their words before the banner is replaced, to avoid a flash. Without them the banner stays,
 * which can accept or refuse everything.
 */
const loadDialogs = (): Promise<boolean> =>
  Promise.all([preferencesDialog.load(), cancelConfirmation.load(), laterWords()]).then(
    () => true,
    (error: unknown) => {
      console.error('The consent preferences did not load', error);
      toast('error', problemText({ code: 'offline' }));
      return false;
    },
  );

/** The consent screens (specification 2.4 and 4) and the transitions between them. */
export function Consent() {
  const [screen, setScreen] = useState<Screen>(() => (needsChoice() ? 'banner' : 'none'));
  const chosen = useSyncExternalStore(preferences.subscribe, preferences.get);
  const choose = useCallback(async () => {
    if (await loadDialogs()) setScreen('preferences');
  }, []);
  useEffect(() => {
    const open = () => void choose();
    window.addEventListener('ph-cookie-consent-open', open);
    return () => window.removeEventListener('ph-cookie-consent-open', open);
  }, [choose]);
  // A choice made in another tab closes this tab's banner too.
  const hasAnswered = Object.keys(chosen).length > 0 && !needsChoice();
  const shown: Screen = screen === 'banner' && hasAnswered ? 'none' : screen;
  if (shown === 'banner') {
    return <ConsentBanner onAccept={acceptAll} onEssential={essentialOnly} onChange={() => void choose()} />;
  }
  const toBanner = () => setScreen(needsChoice() ? 'banner' : 'none');
  if (shown === 'preferences') {
    const props = { onSaved: () => setScreen('none'), onCancel: () => setScreen('cancelConfirmation') };
    return <Lazy part={preferencesDialog} props={props} onUnavailable={toBanner} />;
  }
  if (shown === 'cancelConfirmation') {
    const props = { onCancel: toBanner, onBack: () => setScreen('none') };
    return <Lazy part={cancelConfirmation} props={props} onUnavailable={toBanner} />;
  }
  return null;
}
