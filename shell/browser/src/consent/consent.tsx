import { toast } from '@shop/kit';
import { acceptAll, essentialOnly, needsChoice } from '@shop/kit/consent';
import { problemText } from '@shop/kit/i18n';
import { preferences } from '@shop/kit/shell';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { laterWords } from '../chrome/later/words.ts';
import { Rare, rarePart } from '../chrome/rare.tsx';
import { ConsentBanner } from './banner.tsx';

type Screen = 'none' | 'banner' | 'preferences' | 'cancelConfirmation';

const preferencesDialog = rarePart(() =>
  import(/* webpackChunkName: "dialogs" */ './preferences-dialog.tsx').then((file) => file.PreferencesDialog),
);
const cancelConfirmation = rarePart(() =>
  import(/* webpackChunkName: "dialogs" */ './cancel-confirmation.tsx').then(
    (file) => file.CancelConfirmation,
  ),
);

/**
 * Fetches both dialogs and their words before the banner makes room for them, so that nothing flashes in between.
 * Without them the banner stays, where all can be taken or refused.
 */
const dialogsAreHere = (): Promise<boolean> =>
  Promise.all([preferencesDialog.load(), cancelConfirmation.load(), laterWords()]).then(
    () => true,
    (error: unknown) => {
      console.error('The consent preferences did not load', error);
      toast('problem', problemText({ code: 'offline' }));
      return false;
    },
  );

/** The consent screens (specification 2.4 and 4): which of them shows, and what leads from one to the next. */
export function Consent() {
  const [screen, setScreen] = useState<Screen>(() => (needsChoice() ? 'banner' : 'none'));
  const chosen = useSyncExternalStore(preferences.subscribe, preferences.get);
  const choose = useCallback(async () => {
    if (await dialogsAreHere()) setScreen('preferences');
  }, []);
  useEffect(() => {
    const open = () => void choose();
    window.addEventListener('ph-cookie-consent-open', open);
    return () => window.removeEventListener('ph-cookie-consent-open', open);
  }, [choose]);
  // A choice made in another tab answers the banner of this one too.
  const answered = Object.keys(chosen).length > 0 && !needsChoice();
  const shown: Screen = screen === 'banner' && answered ? 'none' : screen;
  if (shown === 'banner') {
    return <ConsentBanner onAccept={acceptAll} onEssential={essentialOnly} onChange={() => void choose()} />;
  }
  const toBanner = () => setScreen(needsChoice() ? 'banner' : 'none');
  if (shown === 'preferences') {
    const props = { onSaved: () => setScreen('none'), onCancel: () => setScreen('cancelConfirmation') };
    return <Rare part={preferencesDialog} props={props} onMissing={toBanner} />;
  }
  if (shown === 'cancelConfirmation') {
    const props = { onCancel: toBanner, onBack: () => setScreen('none') };
    return <Rare part={cancelConfirmation} props={props} onMissing={toBanner} />;
  }
  return null;
}
