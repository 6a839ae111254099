/** @jest-environment jsdom */
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { setShopDocument } from '../document/shop-document.ts';
import { guardCrossRemoteNavigation } from '../navigation/leave-guards.ts';
import { clearMountedRouter, setMountedRouter } from '../navigation/mounted-router.ts';
import { navigate } from '../navigation/navigate.ts';
import { testDocument } from '../testing/document.ts';
import { useBlocker } from './use-blocker.ts';

// As in all page tests: wait for what appears, never for a number of milliseconds.
configure({ asyncUtilTimeout: 30_000 });

function Editor() {
  const { blocked, proceed, stay } = useBlocker(true);
  return blocked ? (
    <div>
      <button type="button" onClick={stay}>
        stay
      </button>
      <button type="button" onClick={proceed}>
        leave
      </button>
    </div>
  ) : (
    <p>editing</p>
  );
}
const pages = () =>
  createMemoryRouter(
    [
      { path: '/boxEditor', Component: Editor },
      { path: '/productEditor', element: <p>other</p> },
    ],
    { initialEntries: ['/boxEditor'] },
  );
let router: ReturnType<typeof pages>;

beforeEach(() => {
  setShopDocument({
    ...testDocument,
    paths: { ...testDocument.paths, boxEditor: '/boxEditor', productEditor: '/productEditor' },
  });
  window.history.replaceState(null, '', '/boxEditor');
  router = pages();
  setMountedRouter({ remote: 'mf-editor', router });
  render(<RouterProvider router={router} />);
});
afterEach(() => clearMountedRouter(router));

it('holds a move inside the remote', async () => {
  await act(() => navigate('productEditor'));
  fireEvent.click(screen.getByText('stay'));
  expect(screen.getByText('editing')).toBeTruthy();
  await act(() => navigate('productEditor'));
  fireEvent.click(screen.getByText('leave'));
  await waitFor(() => expect(screen.getByText('other')).toBeTruthy());
});

it('holds a move to another remote', async () => {
  void act(() => void navigate('cart'));
  fireEvent.click(await screen.findByText('stay'));
  await waitFor(() => expect(screen.getByText('editing')).toBeTruthy());
  expect(window.location.pathname).toBe('/boxEditor');
  void act(() => void navigate('cart'));
  fireEvent.click(await screen.findByText('leave'));
  await waitFor(() => expect(window.location.pathname).toBe('/cart'));
});

it('holds the back button into another remote until it is answered', async () => {
  guardCrossRemoteNavigation();
  const answers: Promise<boolean>[] = [];
  const back = () =>
    act(() => {
      const detail = {
        newUrl: 'http://localhost/paymentReturn/R1',
        cancelNavigation: (cancel: Promise<boolean>) => answers.push(cancel),
      };
      window.dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail }));
    });
  back();
  fireEvent.click(await screen.findByText('stay'));
  await expect(answers[0]).resolves.toBe(true);
  back();
  fireEvent.click(await screen.findByText('leave'));
  await expect(answers[1]).resolves.toBe(false);
});

it('asks in the browser’s words before the tab closes', () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
