import { onPageShown, ownerOf } from '@shop/kit/shell';
import { useEffect, useState } from 'react';
import type { Stage } from '../remotes/stage.ts';
import styles from './chrome.module.css';

/** A faster navigation shows no bar: it would only flicker. */
const showAfterMs = 150;

interface RoutingEvent extends Event {
  readonly detail?: { readonly oldUrl?: string; readonly newUrl?: string };
}

const getOwner = (url: string | undefined) =>
  url === undefined ? undefined : ownerOf(new URL(url).pathname);

/**
 * A bar along the top while another remote loads; the old page stays meanwhile. Not announced: the title of the new
 * page is.
 */
export function RouteProgress({ stage }: { readonly stage: Stage }) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ detail }: RoutingEvent) => {
      if (getOwner(detail?.oldUrl) === getOwner(detail?.newUrl)) return;
      clearTimeout(timer);
      timer = setTimeout(() => setVisible(true), showAfterMs);
    };
    const end = () => {
      clearTimeout(timer);
      setVisible(false);
    };
    const checkPhase = () => {
      const { phase } = stage.state.get();
      if (phase === 'failed' || phase === 'notFound') end();
    };
    window.addEventListener('single-spa:before-routing-event', begin);
    const stops = [onPageShown(end), stage.state.subscribe(checkPhase)];
    return () => {
      end();
      window.removeEventListener('single-spa:before-routing-event', begin);
      for (const stop of stops) stop();
    };
  }, [stage]);
  return isVisible ? <div className={styles.progress} data-testid="route-progress" /> : null;
}
