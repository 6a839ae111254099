/** @jest-environment jsdom */
import type { BoxDesign, DesignShare } from '@shop/contracts';
import {
  clearToasts,
  problemBody,
  renderPage,
  startTestShop,
  type TestShop,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import words from '../../locales/en-US.json';
import { RenameDialog } from '../dialogs/rename-dialog.tsx';
import { RemindDialog } from '../reminder/remind-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { SharedDesign } from './shared-design.tsx';
import { TransferDesign } from './transfer-design.tsx';

const id = 'a3bb189e-8bf9-3888-9912-ace4e6543002';
const design: BoxDesign = {
  id,
  name: 'Wave',
  product_type: 'mailer-box-full-color',
  source: 'user',
  color_space: 'rgb',
  document_version: 2,
  design_status: 'ready',
  configuration: {
    product: 'mailer-box-full-color',
    size: { length: 212, width: 148, height: 61 },
    material: 'cardboard-white',
    print_mode: 'print-color-hd',
    finish: 'foil-none',
    quality: 'standard',
  },
  document: {},
  rev: 3,
  thumbnail: '/picture.png',
  thumbnail_bw: null,
  access: 'read',
  design_token: null,
  created_at: '2026-11-27T10:00:00Z',
  updated_at: '2026-11-27T10:00:00Z',
};

const SharedPage = () => <SharedDesign id={id} token="secret" />;

const TransferPage = () => <TransferDesign id={id} token="mine" />;

const ShareDialogPage = () => <ShareDialog designId={id} onClose={() => undefined} />;

let shop: TestShop;
beforeAll(async () => {
  // jsdom has no modal dialogs: only show and hide them.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  clearToasts();
  window.history.replaceState(null, '', '/');
});
const open = (Page: ComponentType) =>
  renderPage(Page, { remote: 'mf-editor', words, document: shop.document });
const writes = () => shop.received.filter(({ method }) => method !== 'GET');

describe('a shared link', () => {
  it('shows a read-only design without a copy button', async () => {
    shop.replyWith(() => ({ json: design }));
    await open(SharedPage);
    expect(await screen.findByRole('heading', { level: 1, name: 'Wave' })).not.toBeNull();
    expect(screen.getByRole('img', { name: 'The design “Wave”' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: words.shared.copy })).toBeNull();
    expect(shop.received[0]).toMatchObject({
      path: expect.stringContaining(`/box_designs/${id}`),
      headers: expect.objectContaining({ 'access-token': 'secret' }),
    });
  });
  it('copies the design if the link allows it, and opens the copy', async () => {
    shop.replyWith(({ method }) => ({
      json: method === 'POST' ? { ...design, id: 'copy-1', access: 'owner' } : { ...design, access: 'copy' },
    }));
    await open(SharedPage);
    fireEvent.click(await screen.findByRole('button', { name: words.shared.copy }));
    await waitFor(() => expect(window.location.pathname).toContain('copy-1'));
    expect(writes()[0]).toMatchObject({
      path: expect.stringContaining(`/box_designs/${id}/duplicate`),
      headers: expect.objectContaining({ 'access-token': 'secret' }),
    });
  });
  it('reports an expired link, and offers a retry after another failure', async () => {
    shop.replyWith(() => problemBody('not_found', 404));
    const page = await open(SharedPage);
    expect((await screen.findByRole('alert')).textContent).toContain(words.shared.endedAdvice);
    page.unmount();
    shop.replyWith(() => problemBody('internal', 500));
    await open(SharedPage);
    expect((await screen.findByRole('alert')).textContent).not.toContain(words.shared.ended);
    shop.replyWith(() => ({ json: design }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Wave' })).not.toBeNull();
  });
});

describe('a link that transfers a design', () => {
  it('transfers the design and opens the editor without the token in the address', async () => {
    shop.replyWith(() => ({ json: { ...design, access: 'owner' } }));
    await open(TransferPage);
    await waitFor(() => expect(window.location.pathname).toContain(id));
    expect(window.location.href).not.toContain('mine');
    expect(writes()[0]).toMatchObject({
      path: expect.stringContaining('/v3/users/me/designs'),
      body: JSON.stringify({ id }),
      headers: expect.objectContaining({ 'design-token': 'mine' }),
    });
  });
  it('reports a link that was already used', async () => {
    shop.replyWith(() => problemBody('not_found', 404));
    await open(TransferPage);
    expect((await screen.findByRole('alert')).textContent).toContain(words.takeOver.endedAdvice);
    expect(screen.getByRole('button', { name: words.takeOver.signIn })).not.toBeNull();
  });
});

describe('the share dialog', () => {
  const link: DesignShare = {
    id: 'share-1',
    access: 'copy',
    created_at: '2026-11-28T10:00:00Z',
    expires_at: '2026-12-28T10:00:00Z',
    opened: 2,
  };
  it('creates a link with the selected access, copies, lists and revokes it', async () => {
    let shares: DesignShare[] = [];
    shop.replyWith(({ method }) => {
      if (method === 'POST') shares = [link];
      if (method === 'DELETE') shares = [];
      return {
        json: method === 'POST' ? { ...link, token: 't', url: 'https://shop.example/d?t' } : { shares },
      };
    });
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await open(ShareDialogPage);
    expect(await screen.findByText(words.share.none)).not.toBeNull();
    fireEvent.click(screen.getByLabelText(/make their own copy/));
    fireEvent.change(screen.getByLabelText(words.share.days), { target: { value: '7' } });
    fireEvent.click(screen.getByText(words.share.create));
    fireEvent.click(await screen.findByText(words.share.copyLink));
    await waitFor(() => expect(copied).toEqual(['https://shop.example/d?t']));
    const row = await screen.findByTestId('share');
    expect(row.textContent).toContain('Opened 2 times.');
    fireEvent.click(screen.getByText(words.share.end));
    expect(await screen.findByText(words.share.none)).not.toBeNull();
    expect(screen.queryByTestId('share-url')).toBeNull();
    expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        expect.stringContaining(`/box_designs/${id}/share`),
        JSON.stringify({ share: { access: 'copy', days: 7 } }),
      ],
      ['DELETE', expect.stringContaining('/shares/share-1'), ''],
    ]);
  });
  it('reports when the links cannot be loaded', async () => {
    shop.replyWith(() => problemBody('internal', 500));
    await open(ShareDialogPage);
    expect(await screen.findByRole('alert', { hidden: true })).not.toBeNull();
    expect(screen.queryByText(words.share.none)).toBeNull();
  });
});

describe('the reminder', () => {
  it('requires an address, saves the design and mails the link', async () => {
    const flush = jest.fn(async () => true);
    const close = jest.fn();
    shop.replyWith(() => ({ json: {} }));
    await open(() => <RemindDialog design={design} autosave={{ flush }} quantity={240} onClose={close} />);
    const field = await screen.findByLabelText(words.remind.field);
    fireEvent.click(screen.getByText(words.remind.send));
    expect(await screen.findByText(words.remind.email)).not.toBeNull();
    expect(document.activeElement).toBe(field);
    expect(writes()).toEqual([]);
    fireEvent.change(field, { target: { value: ' jan@example.com ' } });
    fireEvent.click(screen.getByText(words.remind.send));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(flush).toHaveBeenCalledTimes(1);
    expect(JSON.parse(writes()[0]?.body ?? '')).toMatchObject({
      email: 'jan@example.com',
      sku: 'mailer-box-full-color',
      quantity: 240,
      box_design_id: id,
    });
    expect(toastTexts()).toEqual(['The link is on its way to jan@example.com.']);
  });
  it('shows a refusal at the field', async () => {
    shop.replyWith(() => problemBody('rate_limited', 429));
    await open(() => (
      <RemindDialog
        design={design}
        autosave={{ flush: async () => true }}
        quantity={240}
        onClose={() => undefined}
      />
    ));
    fireEvent.change(await screen.findByLabelText(words.remind.field), {
      target: { value: 'jan@example.com' },
    });
    fireEvent.click(screen.getByText(words.remind.send));
    await waitFor(() =>
      expect(screen.getByLabelText(words.remind.field).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(toastTexts()).toEqual([]);
  });
});

it('marks an emptied name of a design at its field, and saves nothing', async () => {
  const save = jest.fn();
  await open(() => <RenameDialog name="Wave" onClose={() => undefined} onSave={save} />);
  const field = await screen.findByLabelText(words.rename.name);
  fireEvent.change(field, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: words.rename.save, hidden: true }));
  expect(await screen.findByText(words.rename.empty)).not.toBeNull();
  expect(document.activeElement).toBe(field);
  expect(save).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Tide' } });
  fireEvent.click(screen.getByRole('button', { name: words.rename.save, hidden: true }));
  expect(save).toHaveBeenCalledWith('Tide');
});
