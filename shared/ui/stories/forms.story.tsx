import { useState } from 'react';
import {
  Checkbox,
  ChoiceTiles,
  CountrySelect,
  DimensionField,
  DimensionTriple,
  FileDrop,
  type LengthUnit,
  Quantity,
  Select,
  TextArea,
  TextField,
} from '../src/index.ts';
import type { Story } from './story.ts';

function Size({ unit, locale }: { readonly unit: LengthUnit; readonly locale: string }) {
  const [size, setSize] = useState({ L: 212, W: 148, H: 61 });
  const problems = {
    not_a_number: 'Type a length in figures, such as 212.',
    too_small: 'At least 40 mm, so that the lid can close.',
    too_large: 'At most 600 mm: the largest die the press takes.',
  };
  const fields = { L: 'Length', W: 'Width', H: 'Height' } as const;
  const axes = ['L', 'W', 'H'] as const;
  return (
    <DimensionTriple>
      {axes.map((axis) => (
        <DimensionField
          key={axis}
          label={fields[axis]}
          unit={unit}
          locale={locale}
          value={size[axis]}
          min={40}
          max={600}
          problems={problems}
          onChange={(reading) => {
            if (reading.ok) setSize({ ...size, [axis]: reading.millimetres });
          }}
        />
      ))}
    </DimensionTriple>
  );
}

function Pieces({ dense = false }: { readonly dense?: boolean }) {
  const [value, setValue] = useState(500);
  return (
    <Quantity
      label="Quantity"
      value={value}
      onChange={setValue}
      min={30}
      max={100000}
      step={10}
      dense={dense}
      decreaseLabel="Fewer"
      increaseLabel="More"
      limitsText="From 30 to 100 000 pieces."
      hint="From 1 000 pieces each costs 0.41 €."
    />
  );
}

function Board() {
  const [value, setValue] = useState<'kraft' | 'white' | 'grass'>('kraft');
  return (
    <ChoiceTiles
      legend="Board"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'kraft', label: 'Kraft', detail: 'E flute, 1.5 mm' },
        { value: 'white', label: 'White', detail: 'E flute, 1.6 mm' },
        { value: 'grass', label: 'Grass paper', disabledReason: 'From 500 pieces.' },
      ]}
    />
  );
}

function PriceTiers() {
  const [value, setValue] = useState('500');
  return (
    <ChoiceTiles
      legend="Quantity"
      layout="compact"
      value={value}
      onChange={setValue}
      choices={[
        { value: '30', label: '30', detail: '2.14 €' },
        { value: '100', label: '100', detail: '1.02 €' },
        { value: '500', label: '500', detail: '0.58 €' },
        { value: '1000', label: '1 000', detail: '0.41 €' },
        { value: '5000', label: '5 000', detail: '0.29 €' },
      ]}
    />
  );
}

function Pay() {
  const [value, setValue] = useState('card');
  return (
    <ChoiceTiles
      legend="Zahlungsart"
      layout="rows"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'card', label: 'Karte', detail: 'Visa, Mastercard, American Express', aside: 'sofort' },
        {
          value: 'transfer',
          label: 'Vorkasse per Banküberweisung',
          detail: 'Die Produktion beginnt nach Zahlungseingang',
          aside: '1–2 Werktage',
        },
      ]}
    />
  );
}

const labels = {
  cancelLabel: (name: string) => `Remove ${name}`,
  retryLabel: (name: string) => `Send ${name} again`,
  progressLabel: (name: string) => `Sending ${name}`,
};
const nothing = () => undefined;

export const story: Story = {
  id: 'forms',
  title: 'Fields and choices',
  about: 'Label above, one line below that holds the hint and gives way to the error, so that nothing jumps.',
  cases: [
    { name: 'dimension, millimetres', node: <Size unit="mm" locale="en-GB" /> },
    { name: 'dimension, centimetres with a comma', node: <Size unit="cm" locale="pl" /> },
    { name: 'dimension, inches', node: <Size unit="in" locale="en-US" /> },
    { name: 'quantity', node: <Pieces /> },
    { name: 'quantity, dense', node: <Pieces dense /> },
    { name: 'choice tiles', node: <Board /> },
    { name: 'choice tiles, compact', node: <PriceTiers /> },
    { name: 'choice rows, long German', node: <Pay /> },
    {
      name: 'text field',
      node: (
        <TextField
          label="Company"
          optional="optional"
          hint="As on your invoices."
          defaultValue="Weidenkorb GmbH"
        />
      ),
    },
    {
      name: 'text field, error',
      node: (
        <TextField
          label="Umsatzsteuer-Identifikationsnummer"
          figures
          defaultValue="DE12345"
          error="Neun Ziffern nach DE, zum Beispiel DE123456789. Ihre übrigen Angaben sind gespeichert."
        />
      ),
    },
    {
      name: 'text field, disabled',
      node: <TextField label="E-mail" value="ana@example.com" disabled readOnly />,
    },
    { name: 'text area', node: <TextArea label="Note for the printer" optional="optional" rows={3} /> },
    {
      name: 'select',
      node: (
        <Select
          label="Finish"
          options={[
            { value: 'none', label: 'No finish' },
            { value: 'matt', label: 'Matt varnish' },
          ]}
        />
      ),
    },
    {
      name: 'country select (Polish order)',
      node: (
        <CountrySelect
          label="Kraj"
          locale="pl"
          countries={['PL', 'DE', 'SE', 'AT', 'CZ', 'LT']}
          emptyLabel="Wybierz kraj"
        />
      ),
    },
    {
      name: 'checkbox',
      node: <Checkbox label="Send me news about structures and boards, at most once a month." />,
    },
    {
      name: 'checkbox, error',
      node: (
        <Checkbox
          label="Ich stimme den Allgemeinen Geschäftsbedingungen zu."
          error="Ohne Zustimmung können wir nicht produzieren."
        />
      ),
    },
    {
      name: 'file drop',
      node: (
        <FileDrop
          {...labels}
          label="Drop artwork or choose a file"
          hint="PDF, SVG, PNG or JPEG, up to 100 MB"
          onFiles={nothing}
        />
      ),
    },
    {
      name: 'file drop, every state',
      node: (
        <FileDrop
          {...labels}
          label="Drop artwork or choose a file"
          hint="PDF, SVG, PNG or JPEG, up to 100 MB"
          onFiles={nothing}
          onCancel={nothing}
          onRetry={nothing}
          items={[
            { id: '1', name: 'lid-ornament.pdf', size: '2.4 MB', state: 'sending', progress: 0.44 },
            { id: '2', name: 'logo.svg', size: '12 kB', state: 'checking' },
            {
              id: '3',
              name: 'front.png',
              size: '8.1 MB',
              state: 'done',
              message: '3 508 × 2 480 px: sharp up to 297 mm.',
            },
            {
              id: '4',
              name: 'verpackungsdesign-endfassung-freigegeben-2.pdf',
              size: '41 MB',
              state: 'failed',
              message: 'The PDF is locked with a password. Save it without one and send it again.',
            },
          ]}
        />
      ),
    },
    {
      name: 'file drop, disabled',
      node: (
        <FileDrop
          {...labels}
          label="Drop artwork"
          onFiles={nothing}
          disabledReason="Choose a printed box first."
        />
      ),
    },
  ],
};
