import type { RemoteName } from '@shop/contracts';

/** A preload that has failed says so at once; one that takes longer is still under way and may be used. */
const probeMs = 1000;

/** Whether an element's address could be loaded; undefined while it is under way. */
function probeElement(element: HTMLScriptElement | HTMLLinkElement): Promise<boolean | undefined> {
  const outcome = new Promise<boolean | undefined>((resolve) => {
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(undefined), probeMs);
  });
  document.head.append(element);
  return outcome.finally(() => element.remove());
}

/** An element that asks for a preloaded address exactly as the loader would, since only then the browser gives it. */
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
 * A browser keeps the failed answer of a preload and hands it to the first element that asks for the address, however
 * long after. Takes these answers out of the way, so that another try reaches the network with every file at once.
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
