/** @jest-environment jsdom */
import { toast } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { setShopDocument, startI18n, toasts } from '@shop/kit/shell';
import { testDocument } from '@shop/kit/testing';
import { watchConnection } from './connection.ts';

beforeAll(async () => {
  setShopDocument(testDocument);
  await startI18n('en-US');
});

const connect = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
};
const shown = () => toasts.get().map(({ severity, text }) => [severity, text]);

it('says once that the connection is gone, whoever else says so, and takes every word of it away when it is back', () => {
  const stop = watchConnection();
  const gone = problemText({ code: 'offline' });
  toast('error', 'Something else.');
  connect(false);
  // A call that fails in the meantime, and a browser that reports it again.
  toast('error', gone);
  connect(false);
  expect(shown()).toEqual([
    ['error', 'Something else.'],
    ['error', gone],
  ]);
  connect(true);
  expect(shown()).toEqual([
    ['error', 'Something else.'],
    ['success', expect.any(String)],
  ]);
  connect(true);
  expect(shown()).toHaveLength(2);
  stop();
  connect(false);
  expect(shown()).toHaveLength(2);
});
