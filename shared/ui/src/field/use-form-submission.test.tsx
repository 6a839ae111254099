/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TextField } from './text-field.tsx';
import { useFormSubmission } from './use-form-submission.ts';

type Reply = { readonly ok: true } | { readonly ok: false; readonly problem: string };

function Names({ send }: { readonly send: () => Promise<Reply> }) {
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const { form, tried, busy, problem, attempt, reset } = useFormSubmission<string>();
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(first !== '' && last !== '', send);
      }}
    >
      <TextField
        label="First"
        value={first}
        onChange={setFirst}
        error={tried && !first ? 'Empty' : undefined}
      />
      <TextField
        label="Last"
        value={last}
        onChange={setLast}
        error={problem ?? (tried && !last ? 'Empty' : undefined)}
      />
      <button type="submit">{busy ? 'Sending' : 'Send'}</button>
      <button type="button" onClick={reset}>
        Reset
      </button>
    </form>
  );
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () =>
  act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));

test('marks empty fields, focuses the first one and sends nothing', async () => {
  const send = jest.fn();
  render(<Names send={send} />);
  await submit();
  expect(screen.getAllByText('Empty')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('First'));
  type('First', 'Jan');
  await submit();
  expect(document.activeElement).toBe(screen.getByLabelText('Last'));
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Reset'));
  expect(screen.queryByText('Empty')).toBeNull();
});

test('sends once at a time, and focuses the field that the server refuses', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const send = jest.fn(() => new Promise<Reply>((resolve) => (answer = resolve)));
  render(<Names send={send} />);
  type('First', 'Jan');
  type('Last', 'Kowal');
  await submit();
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answer({ ok: false, problem: 'Taken' }));
  expect(screen.getByText('Taken')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Last'));
});
