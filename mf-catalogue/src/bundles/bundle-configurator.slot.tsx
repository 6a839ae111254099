import { loadLaterWords } from '@shop/kit/i18n';
import { useEffect, useState } from 'react';
import { SetConfigurator } from './set-configurator.tsx';
import { setIds } from './sets.ts';

/** The bundle configurator (specification 2.5) in a page of another remote: one set, by default the first. */
export function Component({ set }: { readonly set?: string | undefined }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => void loadLaterWords('mf-catalogue').then(() => setIsReady(true), console.warn), []);
  const id = setIds.find((one) => one === set) ?? setIds[0];
  return isReady ? <SetConfigurator id={id} /> : null;
}
