import { electronicAddressKind, exampleElectronicAddress } from '@shop/intake';
import { TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';

interface ElectronicAddressFieldProps {
  readonly name: string;
  readonly value: string;
  readonly country: string | undefined;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Where a business takes electronic invoices; shown where its country uses such addresses, or one is stored. */
export function ElectronicAddressField({
  name,
  value,
  country = '',
  onChange,
  error,
}: ElectronicAddressFieldProps) {
  const { t } = useTranslation('mf-checkout');
  const kind = electronicAddressKind(country);
  if (kind === null && value === '') return null;
  return (
    <TextField
      label={t('address.electronic_address')}
      name={name}
      value={value}
      onChange={onChange}
      autoComplete="off"
      optional={t('optional')}
      figures
      maxLength={260}
      hint={t(`electronic.${kind ?? 'peppol'}`, { example: exampleElectronicAddress(country) })}
      error={error}
    />
  );
}
