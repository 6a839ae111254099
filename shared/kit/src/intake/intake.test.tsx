/** @jest-environment jsdom */
import { act, fireEvent, type RenderResult, render, screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { setShopDocument } from '../document/shop-document.ts';
import { i18n } from '../i18n/instance.ts';
import { testDocument } from '../testing/document.ts';
import { startTestWords } from '../testing/words.ts';
import { refusedFields, useAddressFormat, useEmailField, usePhoneField, usePostcodeField } from './index.ts';

beforeAll(async () => {
  setShopDocument(testDocument);
  await startTestWords('kit', {});
});

const Provider = ({ children }: { readonly children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
);
const show = (page: ReactElement): RenderResult => render(page, { wrapper: Provider });

function Form({ country }: { readonly country: string }) {
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [postcode, setPostcode] = useState('');
  const { suggestion, onBlur } = useEmailField(email, setEmail);
  const { error, ...typedPhone } = usePhoneField(country, phone, setPhone);
  const typedPostcode = usePostcodeField(country, postcode, setPostcode);
  return (
    <>
      <input aria-label="email" value={email} onChange={(e) => setEmail(e.target.value)} onBlur={onBlur} />
      {suggestion ? (
        <button type="button" onClick={suggestion.onTake}>
          {suggestion.text}
        </button>
      ) : null}
      <input aria-label="phone" value={phone} onChange={(e) => setPhone(e.target.value)} {...typedPhone} />
      <p>{error}</p>
      <input
        aria-label="postcode"
        value={postcode}
        onChange={(e) => setPostcode(e.target.value)}
        onBlur={typedPostcode.onBlur}
      />
      <p>{typedPostcode.error}</p>
    </>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const leave = async (name: string, value: string) => {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value } });
  await act(async () => void fireEvent.blur(field(name)));
};

it('asks about a slip of the finger once the field is left, and takes the answer', async () => {
  show(<Form country="PL" />);
  fireEvent.change(field('email'), { target: { value: 'maria@gmial.com' } });
  expect(screen.queryByRole('button')).toBeNull();
  await leave('email', ' maria@gmial.com ');
  fireEvent.click(screen.getByRole('button', { name: 'Did you mean maria@gmail.com?' }));
  expect(field('email').value).toBe('maria@gmail.com');
  expect(document.activeElement).toBe(field('email'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows a postcode as its country writes it, or what is expected', async () => {
  show(<Form country="PL" />);
  await leave('postcode', '00838');
  expect(field('postcode').value).toBe('00-838');
  await leave('postcode', '0083');
  expect(screen.getByText('Enter a postal code such as 00-838.')).toBeTruthy();
  fireEvent.change(field('postcode'), { target: { value: '0083-' } });
  expect(screen.queryByText(/postal code/)).toBeNull();
});

it('shows a phone number in its international form, or what is expected in the country', async () => {
  const { rerender } = show(<Form country="PL" />);
  await leave('phone', '600100200');
  await screen.findByDisplayValue('+48 600 100 200');
  await leave('phone', 'call me');
  expect(await screen.findByText('Enter a phone number such as +48 512 345 678.')).toBeTruthy();
  rerender(<Form country="DE" />);
  expect(screen.queryByText(/phone number/)).toBeNull();
});

function Names({ country }: { readonly country: string }) {
  const { order, label, isPostcodeOptional } = useAddressFormat(country);
  return <p>{[...order.map((part) => label(part) ?? part), isPostcodeOptional].join(', ')}</p>;
}

it.each([
  ['PL', 'postcode, town, false'],
  ['GB', 'town, postcode, false'],
  ['IE', 'town, Eircode, true'],
  ['US', 'town, State, ZIP code, false'],
  ['CA', 'town, Province or territory, postcode, false'],
  ['AU', 'Suburb or town, State or territory, postcode, false'],
])('asks in %s for %s', (country, shown) => {
  show(<Names country={country} />);
  expect(screen.getByText(shown)).toBeTruthy();
});

it('says what the API refused at its field', () => {
  const refused = (path: string, example?: string) => ({
    path,
    code: 'wrong_format',
    message: 'English',
    ...(example === undefined ? {} : { example }),
  });
  expect(
    refusedFields({
      fields: [
        refused('quote_request.full_name'),
        refused('quote_request.phone', '+48 512 345 678'),
        refused('quote_request.zipcode', '23030'),
        refused('supplier.vat_id', 'IT00743110157'),
        refused('quote_request.deadline'),
      ],
    }),
  ).toEqual({
    full_name: 'Enter the name in letters, without links.',
    phone: 'Enter a phone number such as +48 512 345 678.',
    zipcode: 'Enter a postal code such as 23030.',
    vat_id: 'Enter a VAT number such as IT00743110157.',
    deadline: 'Check this entry.',
  });
});
