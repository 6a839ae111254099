import { useRegion } from '@shop/kit';
import { matchPath } from '@shop/kit/navigation';
import { useEffect, useState } from 'react';
import { Lazy, lazyPart } from './lazy-part.tsx';

const dialog = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './later/parts.ts').then((file) => file.loadUntranslatedDialog()),
);

/**
 * Pro and Plus in a region without their translation (specification 2.5 and 9): a link whose path ends in `/pro` or
 * contains `/pro/`, and likewise `/plus`, also after the brand, asks before it is followed. If such a page is opened
 * here directly, it is only available on the main site: nothing is intercepted and the only link leads there. On the
 * main site neither appears, so there is no loop.
 */
export function UntranslatedArea() {
  const { elements, route, paths } = useRegion();
  const mainSiteHref = route ? paths[`${route.id}:`] : undefined;
  const [target, setTarget] = useState(mainSiteHref);
  // Where Plus is not translated, Pro is not either (specification 9).
  const area = elements?.plusUntranslated ? 'pro|([^/]+-)?plus' : elements?.proUntranslated && 'pro';
  const isIntercepting = mainSiteHref === undefined && area;
  useEffect(() => {
    if (!isIntercepting) return;
    const pattern = new RegExp(`/(${isIntercepting})(/|$)`);
    const intercept = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || event.button !== 0 || !pattern.test(anchor.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      const page = matchPath(anchor.pathname)?.id;
      setTarget((page && paths[`${page}:`]) ?? anchor.href);
    };
    document.addEventListener('click', intercept, true);
    return () => document.removeEventListener('click', intercept, true);
  }, [isIntercepting, paths]);
  if (target === undefined) return null;
  const props = { target, forced: !isIntercepting, onClose: () => setTarget(undefined) };
  return <Lazy part={dialog} props={props} onUnavailable={() => window.location.assign(target)} />;
}
