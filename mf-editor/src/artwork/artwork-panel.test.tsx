/** @jest-environment jsdom */
import { renderPage } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { ArtworkPanel } from './artwork-panel.tsx';
import type { Upload } from './use-uploads.ts';

const show = (warnings: readonly string[]) => {
  const upload = {
    id: '1',
    file: new File(['x'], 'box.pdf'),
    state: 'done',
    progress: 1,
    problem: null,
    asset: { mm: [100, 50], px: null, kind: 'pdf', warnings, made_on: null },
    templateMatch: null,
  } as unknown as Upload;
  const uploads = { items: [upload] } as unknown as Parameters<typeof ArtworkPanel>[0]['uploads'];
  return renderPage(
    () => <ArtworkPanel session={{} as never} uploads={uploads} side="front" sideName="Front" />,
    { remote: 'mf-editor', words },
  );
};
const row = () => screen.getByRole('listitem');

it('shows artwork that may print differently as a warning, not as a success', async () => {
  await show(['fonts_not_embedded']);
  expect(row().textContent).toContain(words.artwork.warning.fonts_not_embedded);
  expect(row().dataset.severity).toBe('warning');
});

it('shows a file without a warning as a success', async () => {
  await show([]);
  expect(row().dataset.severity).toBe('success');
});
