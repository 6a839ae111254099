import type { RemoteName } from '@shop/contracts';

/** A failed preload reports at once; a slower one is still in flight and may be used. */
const probeMs = 1000;

/** Whether an element's address could be loaded; undefined while in flight. */
function probeElement(element: HTMLScriptElement | HTMLLinkElement): Promise<boolean | undefined> {
  const outcome = new Promise<boolean | undefined>((resolve) => {
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(undefined), probeMs);
  });
  document.head.append(element);
  return outcome.finally(() => element.remove());
}

/**
 * Creates an element that requests a preloaded address exactly as the loader does, since only then the browser uses the
 * preload.
 */
function createConsumer(link: HTMLLinkElement): HTMLScriptElement | HTMLLinkElement {
  const [element, address] =
    link.as === 'style'
      ? [Object.assign(document.createElement('link'), { rel: 'stylesheet' }), 'href']
      : [document.createElement('script'), 'src'];
  element.setAttribute(address, link.href);
  if (link.integrity) element.integrity = link.integrity;
  if (link.crossOrigin !== null) element.crossOrigin = link.crossOrigin;
  return element;
}

/**
 * A browser stores the failed response of a preload for the first element that requests the address, however much
 * later. Consumes these responses, so that a retry reaches the network with every file at once.
 */
export async function clearFailedPreloads(name: RemoteName): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].filter(
    ({ as, href }) => as !== 'fetch' && href.includes(`/build/${name}/`),
  );
  await Promise.all(
    links.map(async (link) => {
      const probe = document.importNode(link, true);
      if ((await probeElement(probe)) === false) await probeElement(createConsumer(link));
    }),
  );
}
