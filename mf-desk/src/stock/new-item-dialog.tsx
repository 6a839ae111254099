import { useFormat, useTerms } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Dialog, Select, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countable } from './countable.ts';
import { useSizes } from './stock.query.ts';

interface NewItemDialogProps {
  readonly onClose: () => void;
  /** Told of the item that is to be counted. */
  readonly onChosen: (id: string) => void;
}

/** Chooses a product and a stocked size that is to be counted from now on. */
export function NewItemDialog({ onClose, onChosen }: NewItemDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  const [product, setProduct] = useState('');
  const [size, setSize] = useState('');
  const sizes = useSizes(product);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('stock.new')}
      closeLabel={t('desk.close')}
      footer={
        <Button
          tone="signal"
          disabledReason={size === '' ? t('stock.chooseSize') : undefined}
          onClick={() => onChosen(size)}
        >
          {t('people.open')}
        </Button>
      }
    >
      <p>{t('stock.newText')}</p>
      <Select
        label={t('orders.column.product')}
        value={product}
        onChange={(value) => {
          setProduct(value);
          setSize('');
        }}
        emptyLabel={t('stock.chooseProduct')}
        options={countable.map((slug) => ({ value: slug, label: term('product', slug) }))}
      />
      {sizes.error ? <ProblemPanel error={sizes.error} onRetry={sizes.refetch} /> : null}
      {sizes.isLoading ? <Skeleton lines={2} /> : null}
      {sizes.data ? (
        <Select
          label={t('stock.size')}
          value={size}
          onChange={setSize}
          emptyLabel={t('stock.chooseSize')}
          options={sizes.data.map(({ external_pim_id: id, configuration: { size: box, material } }) => ({
            value: id,
            label: `${format.size([box.length, box.width, box.height])} · ${term('material', material)}`,
          }))}
        />
      ) : null}
    </Dialog>
  );
}
