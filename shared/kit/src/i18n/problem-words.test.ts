/** @jest-environment jsdom */
import { setShopDocument } from '../document/shop-document.ts';
import { testDocument } from '../testing/document.ts';
import { i18n, startI18n } from './instance.ts';
import { problemText } from './problem-text.ts';
import { loadProblemWords } from './problem-words.ts';

const words = { file: 'later-pl-PL.1.json', sri: 'sha384-x' };
const fetched = jest.fn();
beforeAll(async () => {
  setShopDocument({
    ...testDocument,
    releaseSet: {
      ...testDocument.releaseSet,
      picks: {
        shell: { version: '1', base: '/build/shell/1/', words: {}, laterWords: { 'pl-PL': words } } as never,
      },
    },
  });
  await startI18n('pl-PL');
  i18n.addResourceBundle('pl-PL', 'kit', { problem: { busy: 'Zajęte' } });
  globalThis.fetch = fetched;
});
beforeEach(() => fetched.mockReset());

it('has the sentence of a frequent problem at hand', async () => {
  await loadProblemWords('busy');
  expect(fetched).not.toHaveBeenCalled();
});

it('says what the API says when the sentence cannot be had, and asks again for the next problem', async () => {
  const quiet = (['warn', 'error'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  );
  fetched.mockRejectedValue(new Error('offline'));
  await loadProblemWords('email_taken');
  expect(problemText({ code: 'email_taken', detail: 'Sign in instead.' })).toBe('Sign in instead.');
  for (const spy of quiet) spy.mockRestore();
});

it('fetches the rare sentences with the first problem that needs one, once', async () => {
  const rare = { problem: { email_taken: 'To konto już jest', out_of_stock: 'Nie ma tyle' } };
  fetched.mockResolvedValue({ ok: true, json: async () => ({ kit: rare }) });
  await Promise.all([loadProblemWords('email_taken'), loadProblemWords('out_of_stock')]);
  await loadProblemWords('email_taken');
  expect(fetched.mock.calls).toEqual([['/build/shell/1/later-pl-PL.1.json', { integrity: 'sha384-x' }]]);
  expect(problemText({ code: 'email_taken', detail: 'Sign in instead.' })).toBe('To konto już jest');
});
