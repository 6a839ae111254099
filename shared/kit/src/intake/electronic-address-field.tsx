import { electronicAddressLimit } from '@shop/contracts';
import { electronicAddressKind, exampleElectronicAddress } from '@shop/intake';
import { TextField } from '@shop/ui';

/** The form's own sentence: which address is expected, with the country's example. */
export type ElectronicHint = (
  kind: 'leitweg' | 'sdi' | 'peppol',
  values: { readonly example: string },
) => string;

interface ElectronicAddressFieldProps {
  readonly name: string;
  readonly value: string;
  readonly country: string | undefined;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly optional: string;
  readonly hint: ElectronicHint;
  readonly error: string | undefined;
}

/** Where a business takes electronic invoices; shown where its country uses such addresses, or one is stored. */
export function ElectronicAddressField({ country = '', hint, value, ...field }: ElectronicAddressFieldProps) {
  const kind = electronicAddressKind(country);
  if (kind === null && value === '') return null;
  return (
    <TextField
      {...field}
      value={value}
      autoComplete="off"
      figures
      maxLength={electronicAddressLimit}
      hint={hint(kind ?? 'peppol', { example: exampleElectronicAddress(country) })}
    />
  );
}
