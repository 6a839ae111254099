import { acceptAll, essentialOnly, needsChoice } from '@shop/kit/consent';
import { preferences } from '@shop/kit/shell';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ConsentBanner } from './banner.tsx';
import { CancelConfirmation } from './cancel-confirmation.tsx';
import { PreferencesDialog } from './preferences-dialog.tsx';

type Screen = 'none' | 'banner' | 'preferences' | 'cancelConfirmation';

/** The consent screens (specification 2.4 and 4): which of them shows, and what leads from one to the next. */
export function Consent() {
  const [screen, setScreen] = useState<Screen>(() => (needsChoice() ? 'banner' : 'none'));
  const chosen = useSyncExternalStore(preferences.subscribe, preferences.get);
  useEffect(() => {
    const open = () => setScreen('preferences');
    window.addEventListener('ph-cookie-consent-open', open);
    return () => window.removeEventListener('ph-cookie-consent-open', open);
  }, []);
  // A choice made in another tab answers the banner of this one too.
  const answered = Object.keys(chosen).length > 0 && !needsChoice();
  const shown: Screen = screen === 'banner' && answered ? 'none' : screen;
  if (shown === 'banner') {
    return (
      <ConsentBanner
        onAccept={acceptAll}
        onEssential={essentialOnly}
        onChange={() => setScreen('preferences')}
      />
    );
  }
  if (shown === 'preferences') {
    return (
      <PreferencesDialog onSaved={() => setScreen('none')} onCancel={() => setScreen('cancelConfirmation')} />
    );
  }
  if (shown === 'cancelConfirmation') {
    return (
      <CancelConfirmation
        onCancel={() => setScreen(needsChoice() ? 'banner' : 'none')}
        onBack={() => setScreen('none')}
      />
    );
  }
  return null;
}
