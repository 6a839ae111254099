/** @jest-environment jsdom */
import { acceptAll, essentialOnly } from '../../consent/preferences.ts';
import { setShopDocument } from '../../document/shop-document.ts';
import { testDocument } from '../../testing/document.ts';
import { addAnonymousId, linkDomains } from './linker.ts';

const analytics = { tagId: '', writeKey: '', cdn: '', domains: ['packwright.com', 'packwright.pl'] };
const id = () => 'c1';

beforeEach(() => {
  document.body.replaceChildren();
  window.dataLayer = [];
  // biome-ignore lint/suspicious/noDocumentCookie: the flag is set by hand, as a tester does
  document.cookie = 'gtagDisabled=; Max-Age=0';
  setShopDocument({ ...testDocument, cookieDomain: '', analytics });
  acceptAll();
});

describe('an address on another domain of the shop', () => {
  it('takes the id along, with whatever else it asks', () => {
    expect(addAnonymousId('https://app.packwright.pl/koszyk/?region=pl', id)).toBe(
      'https://app.packwright.pl/koszyk/?region=pl&anonymousId=c1',
    );
  });
  it.each([
    ['that has an id already', 'https://packwright.pl/?anonymousId=x'],
    ['of somebody else', 'https://packwright.pl.example.org/'],
    ['of somebody whose name only ends alike', 'https://notpackwright.pl/'],
    ['of this very page', `${window.location.origin}/cart`],
    ['of a mail', 'mailto:hello@packwright.pl'],
    ['of none', 'http://'],
  ])('stays as it is %s', (_, address) => {
    expect(addAnonymousId(address, id)).toBeUndefined();
  });
  it('stays as it is where cookies reach it, and after a refusal', () => {
    setShopDocument({ ...testDocument, cookieDomain: 'packwright.pl', analytics });
    expect(addAnonymousId('https://app.packwright.pl/', id)).toBeUndefined();
    expect(addAnonymousId('https://packwright.com/', id)).toBe('https://packwright.com/?anonymousId=c1');
    essentialOnly();
    expect(addAnonymousId('https://packwright.com/', id)).toBeUndefined();
  });
});

it('a link is marked while it is pressed, whatever its own handler does, and no more once measuring ends', () => {
  jest.useFakeTimers();
  const anchor = document.createElement('a');
  anchor.href = 'https://packwright.com/plus';
  anchor.append(document.createElement('span'));
  document.body.append(anchor);
  let pressed = '';
  anchor.addEventListener('click', (event) => {
    event.preventDefault();
    pressed = anchor.href;
  });
  const press = () => {
    anchor.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    jest.runAllTimers();
    return [pressed, anchor.getAttribute('href')];
  };
  const end = linkDomains(id);
  expect(press()).toEqual(['https://packwright.com/plus?anonymousId=c1', 'https://packwright.com/plus']);
  essentialOnly();
  expect(press()).toEqual(['https://packwright.com/plus', 'https://packwright.com/plus']);
  acceptAll();
  end();
  expect(press()).toEqual(['https://packwright.com/plus', 'https://packwright.com/plus']);
  jest.useRealTimers();
});

it('a move by script is made once more, with the id', () => {
  const navigation = new EventTarget();
  Object.assign(window, { navigation });
  const end = linkDomains(id);
  const moves = (url: string) => {
    const move = Object.assign(new Event('navigate', { cancelable: true }), { destination: { url } });
    navigation.dispatchEvent(move);
    return move.defaultPrevented;
  };
  // jsdom loads no documents and logs an error; the test only checks that the navigation was stopped.
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect([moves('https://packwright.pl/'), moves('https://packwright.pl/?anonymousId=c1')]).toEqual([
    true,
    false,
  ]);
  end();
  expect(moves('https://packwright.pl/')).toBe(false);
  silent.mockRestore();
  Reflect.deleteProperty(window, 'navigation');
});

it('tells the operator’s tag the domains, unless it is switched off', () => {
  linkDomains(id)();
  expect(window.dataLayer?.map((words) => Array.from(words as ArrayLike<unknown>))).toEqual([
    ['set', 'linker', { domains: ['packwright.com', 'packwright.pl'], accept_incoming: true }],
  ]);
  window.dataLayer = [];
  // biome-ignore lint/suspicious/noDocumentCookie: the flag is set by hand, as a tester does
  document.cookie = 'gtagDisabled=true';
  linkDomains(id)();
  expect(window.dataLayer).toEqual([]);
});
