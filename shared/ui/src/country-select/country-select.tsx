import { Select, type SelectProps } from '../select/select.tsx';

export interface CountrySelectProps extends Omit<SelectProps, 'options'> {
  /** ISO 3166-1 alpha-2 codes of the shipping countries. */
  readonly countries: readonly string[];
  /** BCP 47 tag for names and sorting. */
  readonly locale: string;
  /** Names that override the platform's, by code. */
  readonly names?: Readonly<Record<string, string>>;
}

/** A select of countries, named and sorted in the reader's language. */
export function CountrySelect({
  countries,
  locale,
  names = {},
  autoComplete = 'country',
  ...rest
}: CountrySelectProps) {
  const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const order = new Intl.Collator(locale);
  const options = countries
    .map((code) => ({ value: code, label: names[code] ?? display.of(code) ?? code }))
    .sort((a, b) => order.compare(a.label, b.label));
  return <Select {...rest} autoComplete={autoComplete} options={options} />;
}
