import {
  type CsvMapping,
  csvDayOrders,
  csvDecimals,
  csvDelimiters,
  csvEncodings,
  type previewBankStatement,
  type QueryOf,
  type ReplyOf,
} from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { currencies } from '@shop/money';
import { Select, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './transfers.module.css';

type Preview = ReplyOf<typeof previewBankStatement>;
/** A mapping whose columns need not be chosen yet. */
export type MappingDraft = Omit<CsvMapping, 'day' | 'amount'> & {
  readonly day: number | null;
  readonly amount: number | null;
};

export const emptyMapping = ({ encoding, delimiter, head_row }: Preview): MappingDraft => ({
  currency: 'EUR',
  encoding,
  delimiter,
  head_row,
  day: null,
  day_order: 'dmy',
  amount: null,
  decimal: 'comma',
  text: [],
  payer_name: null,
  payer_account: null,
  reference: null,
});

export const isComplete = (draft: MappingDraft): draft is CsvMapping =>
  draft.day !== null && draft.amount !== null && draft.text.length > 0;

interface ColumnChoiceProps {
  readonly preview: Preview;
  readonly mapping: MappingDraft;
  readonly tried: boolean;
  readonly onChange: (mapping: MappingDraft) => void;
  /** Reads the file again in another form. */
  readonly onLayout: (layout: QueryOf<typeof previewBankStatement>) => void;
}

const shownHeads = 12;

/** Which column holds what, beside the first rows of the file; the choice is remembered for files with these columns. */
export function ColumnChoice({ preview, mapping, tried, onChange, onLayout }: ColumnChoiceProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const columns = preview.columns.map(({ index, name, samples }) => ({
    value: String(index),
    label: `${name || format.number(index + 1)}${samples[0] ? ` (${samples[0].slice(0, 30)})` : ''}`,
  }));
  const column = (
    name: 'day' | 'amount' | 'payer_name' | 'payer_account' | 'reference',
    label: string,
    required = false,
  ) => (
    <Select
      dense
      label={label}
      value={mapping[name] === null ? '' : String(mapping[name])}
      onChange={(value) => onChange({ ...mapping, [name]: value === '' ? null : Number(value) })}
      emptyLabel={t('transfers.noColumn')}
      options={columns}
      error={required && tried && mapping[name] === null ? t('transfers.columnMissing') : undefined}
    />
  );
  const layout = {
    encoding: mapping.encoding,
    delimiter: mapping.delimiter,
    head_row: String(mapping.head_row),
  };
  const form = <Value extends string>(
    label: string,
    value: Value,
    values: readonly Value[],
    labelOf: (one: Value) => string,
    change: (one: Value) => void,
  ) => (
    <Select
      dense
      label={label}
      value={value}
      onChange={(chosen) => change(values.find((one) => one === chosen) ?? value)}
      options={values.map((one) => ({ value: one, label: labelOf(one) }))}
    />
  );
  return (
    <>
      <h3>{t('transfers.columns')}</h3>
      {preview.remembered ? <p>{t('transfers.remembered')}</p> : null}
      <div className={styles.columns}>
        {form(
          t('transfers.account'),
          mapping.currency,
          currencies,
          (one) => one,
          (currency) => onChange({ ...mapping, currency }),
        )}
        {column('day', t('transfers.received'), true)}
        {form(
          t('transfers.dayOrder'),
          mapping.day_order,
          csvDayOrders,
          (one) => t(`transfers.order.${one}`),
          (day_order) => onChange({ ...mapping, day_order }),
        )}
        {column('amount', t('order.amount'), true)}
        {form(
          t('transfers.decimal'),
          mapping.decimal,
          csvDecimals,
          (one) => t(`transfers.sign.${one}`),
          (decimal) => onChange({ ...mapping, decimal }),
        )}
        <Select
          dense
          label={t('transfers.text')}
          value={mapping.text[0] === undefined ? '' : String(mapping.text[0])}
          onChange={(value) => onChange({ ...mapping, text: value === '' ? [] : [Number(value)] })}
          emptyLabel={t('transfers.noColumn')}
          options={columns}
          error={tried && mapping.text.length === 0 ? t('transfers.columnMissing') : undefined}
        />
        {column('payer_name', t('transfers.payer'))}
        {column('payer_account', t('transfers.payerAccount'))}
        {column('reference', t('transfers.reference'))}
        {form(
          t('transfers.encoding'),
          mapping.encoding,
          csvEncodings,
          (one) => one,
          (encoding) => onLayout({ ...layout, encoding }),
        )}
        {form(
          t('transfers.delimiter'),
          mapping.delimiter,
          csvDelimiters,
          (one) => t(`transfers.sign.${one}`),
          (delimiter) => onLayout({ encoding: mapping.encoding, delimiter }),
        )}
        <Select
          dense
          label={t('transfers.headRow')}
          value={String(mapping.head_row)}
          onChange={(head_row) => onLayout({ ...layout, head_row })}
          options={Array.from({ length: Math.max(shownHeads, mapping.head_row + 1) }, (_, row) => ({
            value: String(row),
            label: format.number(row + 1),
          }))}
        />
      </div>
      <Table
        caption={t('transfers.firstRows')}
        rows={preview.columns}
        rowKey={({ index }) => String(index)}
        empty={null}
        columns={[
          {
            id: 'name',
            head: t('transfers.column'),
            cell: ({ name, index }) => name || format.number(index + 1),
          },
          {
            id: 'samples',
            head: t('transfers.firstRows'),
            cell: ({ samples }) => samples.join(' · ') || '–',
          },
        ]}
      />
    </>
  );
}
