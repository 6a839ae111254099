/** @jest-environment jsdom */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { render, screen } from '@testing-library/react';
import { Badge } from '../badge/badge.tsx';
import { FileDrop, type FileDropItem } from '../file-drop/file-drop.tsx';
import { iconShapes } from '../icon/shapes.ts';
import { Notice } from '../notice/notice.tsx';
import { type Severity, severityIcons } from './severity.tsx';

const severities = Object.keys(severityIcons) as Severity[];
const iconsIn = (element: Element | null) =>
  [...(element?.querySelectorAll('svg path:first-child') ?? [])].map((line) => line.getAttribute('d'));

test('every severity has an icon of its own', () => {
  expect(new Set(Object.values(severityIcons)).size).toBe(severities.length);
});

test.each(severities)('%s looks the same in a notice, a badge and a list of files', (severity) => {
  const line = iconShapes[severityIcons[severity]].cut;
  const { container, unmount } = render(<Notice severity={severity}>Said.</Notice>);
  expect(screen.getByRole(severity === 'error' ? 'alert' : 'status').textContent).toBe('Said.');
  expect(iconsIn(container)).toEqual([line]);
  unmount();
  const badge = render(<Badge severity={severity}>State</Badge>);
  expect(iconsIn(badge.container)).toEqual([line]);
  badge.unmount();
  const item: FileDropItem = { id: '1', name: 'box.pdf', state: 'done', message: 'Found.', severity };
  const words = { label: '', cancelLabel: String, retryLabel: String, progressLabel: String };
  const drop = render(<FileDrop {...words} onFiles={() => undefined} items={[item]} />);
  const row = drop.container.querySelector('li');
  expect(row?.dataset.severity).toBe(severity);
  expect(iconsIn(row)).toEqual([line]);
});

test('a file that is done is a success and one that failed an error, unless more is said', () => {
  const words = { label: '', cancelLabel: String, retryLabel: String, progressLabel: String };
  const items: FileDropItem[] = [
    { id: '1', name: 'a', state: 'done' },
    { id: '2', name: 'b', state: 'failed', message: 'No.' },
    { id: '3', name: 'c', state: 'sending' },
  ];
  const { container } = render(<FileDrop {...words} onFiles={() => undefined} items={items} />);
  expect([...container.querySelectorAll('li')].map(({ dataset }) => dataset.severity)).toEqual([
    'success',
    'error',
    undefined,
  ]);
});

test('only what a severity draws uses the colour of a warning', () => {
  const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
  const sheets = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      if (['node_modules', 'dist', 'stories'].includes(name)) return [];
      const file = path.join(folder, name);
      return statSync(file).isDirectory() ? sheets(file) : file.endsWith('.css') ? [file] : [];
    });
  const using = ['shared/ui', 'shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))]
    .flatMap((name) => sheets(path.join(root, name)))
    .filter((file) => readFileSync(file, 'utf8').includes('var(--warning'))
    .map((file) => path.basename(file));
  expect(using.sort()).toEqual([
    'badge.module.css',
    'file-drop.module.css',
    'notice.module.css',
    'save-mark.module.css',
    'severity.module.css',
  ]);
});
