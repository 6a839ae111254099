/** @jest-environment jsdom */
import { setShopDocument } from '../../src/document/shop-document.ts';
import { storeSignedInFlag, storeToken } from '../../src/session/token-storage.ts';
import { readCookie, writeCookie } from '../../src/storage/cookies.ts';
import { testDocument } from '../../src/testing/document.ts';

const written = jest.spyOn(document, 'cookie', 'set');
const lastWritten = () => String(written.mock.calls.at(-1)?.[0]);
beforeEach(() => written.mockClear());

describe('storage problems are told by name', () => {
  it('invalid key', () => {
    expect(() => writeCookie('a=b', 'x', { domain: '' })).toThrow(new Error('invalid key'));
    expect(() => readCookie('a;b')).toThrow(new Error('invalid key'));
  });

  it('cookies are disabled', () => {
    const enabled = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    expect(() => writeCookie('a', 'x', { domain: '' })).toThrow(new Error('cookies are disabled'));
    enabled.mockRestore();
  });

  it('invalid domain', () => {
    expect(() => writeCookie('a', 'x', { domain: 'shop test' })).toThrow(new Error('invalid domain'));
    expect(() => writeCookie('a', 'x', { domain: 'a.test; Secure' })).toThrow(new Error('invalid domain'));
  });
});

it('keeps for 365 days unless told otherwise', () => {
  writeCookie('a', 'x', { domain: 'shop.test' });
  expect(lastWritten()).toContain('; Max-Age=31536000;');
  expect(lastWritten()).toContain('; Domain=shop.test');
});

it('keeps the token and the signed-in flag for 31 days on the shared domain', () => {
  setShopDocument({ ...testDocument, cookieDomain: 'shop.test' });
  storeToken('tok');
  expect(lastWritten()).toBe('api-token=tok; Path=/; Max-Age=2678400; SameSite=Lax; Domain=shop.test');
  expect(localStorage.getItem('api-token')).toBe('tok');
  storeSignedInFlag(true);
  expect(lastWritten()).toBe('logged-in=true; Path=/; Max-Age=2678400; SameSite=Lax; Domain=shop.test');
});

it('reads a cookie that somebody else wrote as it stands', () => {
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('ph-odd=50%');
  expect(readCookie('ph-odd')).toBe('50%');
  cookies.mockRestore();
});
