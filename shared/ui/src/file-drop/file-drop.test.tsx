/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

const words = {
  label: 'Artwork',
  cancelLabel: (name: string) => `Remove ${name}`,
  retryLabel: (name: string) => `Send ${name} again`,
  progressLabel: (name: string) => `Sending ${name}`,
};
const show = (props: Partial<FileDropProps> = {}) => {
  const onFiles = jest.fn();
  const { container } = render(<FileDrop {...words} onFiles={onFiles} {...props} />);
  return {
    onFiles,
    input: screen.getByLabelText<HTMLInputElement>(/Artwork/),
    area: container.querySelector('label'),
  };
};
const pdf = new File(['%PDF'], 'lid.pdf', { type: 'application/pdf' });
const png = new File(['png'], 'front.png', { type: 'image/png' });

test('is a real file input that the keyboard reaches', () => {
  const { input } = show({ accept: '.pdf' });
  input.focus();
  expect(document.activeElement).toBe(input);
  expect(input.type).toBe('file');
  expect(input.accept).toBe('.pdf');
});

test('chosen and dropped files arrive alike; one only unless several are asked for', () => {
  const { onFiles, input, area } = show();
  fireEvent.change(input, { target: { files: [pdf] } });
  expect(onFiles).toHaveBeenLastCalledWith([pdf]);
  if (area === null) throw new Error('no drop area');
  fireEvent.drop(area, { dataTransfer: { files: [png, pdf], types: ['Files'] } });
  expect(onFiles).toHaveBeenLastCalledWith([png]);
});

test('takes several when asked to', () => {
  const { onFiles, input } = show({ multiple: true });
  fireEvent.change(input, { target: { files: [pdf, png] } });
  expect(onFiles).toHaveBeenLastCalledWith([pdf, png]);
});

test('takes nothing while off, and says why', () => {
  const { onFiles, input, area } = show({ disabledReason: 'Choose a printed box first.' });
  expect(input.disabled).toBe(true);
  expect(screen.getByText('Choose a printed box first.')).toBeTruthy();
  if (area === null) throw new Error('no drop area');
  fireEvent.drop(area, { dataTransfer: { files: [pdf], types: ['Files'] } });
  expect(onFiles).not.toHaveBeenCalled();
});

test('progress, cancel and retry belong to their file', () => {
  const onCancel = jest.fn();
  const onRetry = jest.fn();
  show({
    onCancel,
    onRetry,
    items: [
      { id: 'a', name: 'lid.pdf', state: 'sending', progress: 0.44 },
      { id: 'b', name: 'side.pdf', state: 'failed', message: 'Locked with a password.' },
    ],
  });
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBeCloseTo(0.44);
  fireEvent.click(screen.getByLabelText('Remove lid.pdf'));
  expect(onCancel).toHaveBeenLastCalledWith('a');
  fireEvent.click(screen.getByLabelText('Send side.pdf again'));
  expect(onRetry).toHaveBeenLastCalledWith('b');
  expect(screen.getByRole('alert').textContent).toBe('Locked with a password.');
});
