/** @jest-environment jsdom */
import { setShopDocument } from '@shop/kit/shell';
import { testDocument } from '@shop/kit/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { applyFormDraft, saveFormDraft } from './form-draft.ts';

function Form({ rest = true }: { readonly rest?: boolean }) {
  const [city, setCity] = useState('');
  const [terms, setTerms] = useState(false);
  return (
    <main id="main">
      <input name="city" aria-label="city" value={city} onChange={(event) => setCity(event.target.value)} />
      <input name="secret" aria-label="secret" type="password" defaultValue="" />
      <input name="card.number" aria-label="card" defaultValue="" />
      <p>{city === '' ? 'nowhere' : `to ${city}`}</p>
      {rest ? (
        <>
          <input
            name="terms"
            aria-label="terms"
            type="checkbox"
            checked={terms}
            onChange={(event) => setTerms(event.target.checked)}
          />
          <input name="kind" aria-label="one" type="radio" value="1" defaultChecked />
          <input name="kind" aria-label="two" type="radio" value="2" />
          <input name="length" aria-label="length" inputMode="decimal" defaultValue="" />
          <textarea name="note" aria-label="note" defaultValue="" />
          <select name="country" aria-label="country" defaultValue="PL">
            <option value="PL">PL</option>
            <option value="SE">SE</option>
          </select>
        </>
      ) : null}
    </main>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  sessionStorage.clear();
  setShopDocument(testDocument);
});

const fillAndKeep = () => {
  const { unmount } = render(<Form />);
  fireEvent.change(field('city'), { target: { value: 'Łódź' } });
  fireEvent.change(field('secret'), { target: { value: 'hidden' } });
  fireEvent.change(field('card'), { target: { value: '4242' } });
  fireEvent.change(field('length'), { target: { value: '9.5' } });
  fireEvent.click(field('terms'));
  fireEvent.click(field('two'));
  fireEvent.change(field('note'), { target: { value: 'ring twice' } });
  fireEvent.change(field('country'), { target: { value: 'SE' } });
  saveFormDraft();
  unmount();
};

it('puts a form back as it stood, fields that come later too, and React knows of it', async () => {
  fillAndKeep();
  const { rerender } = render(<Form rest={false} />);
  act(() => applyFormDraft());
  expect(screen.getByText('to Łódź')).not.toBeNull();
  rerender(<Form />);
  await waitFor(() => expect(field('note').value).toBe('ring twice'));
  expect([field('terms').checked, field('two').checked, field('country').value]).toEqual([true, true, 'SE']);
});

it('writes no password and no card down, and no decimal, which another language reads differently', () => {
  fillAndKeep();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hidden|4242|9\.5/);
});

it('is forgotten in another region, and once it was read', () => {
  fillAndKeep();
  setShopDocument({ ...testDocument, region: 'se' });
  render(<Form />);
  act(() => applyFormDraft());
  setShopDocument(testDocument);
  act(() => applyFormDraft());
  expect(field('city').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
