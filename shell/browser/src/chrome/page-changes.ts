import { track } from '@shop/kit/analytics';
import { matchPath, publicPath } from '@shop/kit/navigation';
import { onPageShown } from '@shop/kit/shell';

/** How long to wait for a page's heading before the page itself gets the focus. */
const headingTimeoutMs = 3_000;

/** After a navigation without page load, focuses the heading, as a new document would, and tracks the view. */
export function trackPageChanges(): void {
  countView(window.location.pathname);
  let stop: () => void = () => undefined;
  onPageShown((pathname) => {
    countView(pathname);
    stop();
    stop = focusHeading();
  });
}

const countView = (pathname: string): void =>
  track.pageView({ page: publicPath(pathname), route: matchPath(pathname)?.id ?? 'not-found' });

/** Waits for the heading, but never takes the focus from an element that the shopper has focused since. */
function focusHeading(): () => void {
  const main = document.getElementById('main');
  const previouslyFocused = document.activeElement;
  if (!main || previouslyFocused?.closest('dialog')) return () => undefined;
  const tryFocus = (): boolean => {
    if (document.activeElement !== previouslyFocused && document.activeElement !== document.body) return true;
    const heading = [...main.querySelectorAll<HTMLElement>('h1, [role="alert"] h2')].find(
      (element) => !element.closest('[inert]'),
    );
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryFocus()) return () => undefined;
  const watcher = new MutationObserver(() => {
    if (tryFocus()) stop();
  });
  const timer = setTimeout(() => {
    stop();
    if (document.activeElement === previouslyFocused || document.activeElement === document.body)
      main.focus({ preventScroll: true });
  }, headingTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  watcher.observe(main, { childList: true, subtree: true });
  return stop;
}
