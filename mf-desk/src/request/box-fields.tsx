import type { Configuration } from '@shop/contracts';
import { useTerms } from '@shop/kit/i18n';
import { materialsOf, productOf, products } from '@shop/packaging';
import { Select, TextField } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './offer-form.module.css';

interface BoxFieldsProps {
  readonly box: Configuration;
  readonly region: string;
  readonly onChange: (box: Configuration) => void;
  readonly error?: string | undefined;
}

/** A product in its usual size with the first of its options, as the configurator begins. */
export const usualBox = (slug: string, region: string): Configuration | null => {
  const product = productOf(slug);
  const [material] = product ? materialsOf(product, region) : [];
  if (!product || material === undefined) return null;
  const { L: length, W: width, H: height } = product.defaultSize;
  return {
    product: slug,
    size: { length, width, height },
    material,
    print_mode: product.printModes[0] ?? 'no-print',
    finish: product.finishes[0] ?? 'foil-none',
    quality: product.qualities[0] ?? 'standard',
  };
};

const sides = ['length', 'width', 'height'] as const;
const kept = <Option extends string>(options: readonly Option[], value: string): string =>
  options.find((one) => one === value) ?? options[0] ?? value;

/** Product, size, board and print of one alternative, with the options that the product has in the region. */
export function BoxFields({ box, region, onChange, error }: BoxFieldsProps) {
  const { t } = useTranslation('mf-desk');
  const term = useTerms();
  const product = productOf(box.product);
  // As typed: a dimension that is no number yet stays in its field.
  const [typed, setTyped] = useState(() => ({
    length: String(box.size.length),
    width: String(box.size.width),
    height: String(box.size.height),
  }));
  const setSide = (side: (typeof sides)[number], text: string) => {
    setTyped({ ...typed, [side]: text });
    const length = /^\d{1,5}(?:[.,]\d)?$/.test(text.trim())
      ? Number(text.trim().replace(',', '.'))
      : Number.NaN;
    onChange({ ...box, size: { ...box.size, [side]: length } });
  };
  const choose = (slug: string) => {
    const next = usualBox(slug, region);
    const other = productOf(slug);
    if (!next || !other) return;
    onChange({
      ...next,
      size: box.size,
      material: kept(materialsOf(other, region), box.material),
      print_mode: kept(other.printModes, box.print_mode),
      finish: kept(other.finishes, box.finish),
      quality: kept(other.qualities, box.quality),
    });
  };
  const options = (kind: 'material' | 'printMode' | 'finish', ids: readonly string[]) =>
    ids.map((id) => ({ value: id, label: term(kind, id) }));
  return (
    <div className={styles.fields}>
      <Select
        dense
        label={t('orders.column.product')}
        value={box.product}
        onChange={choose}
        options={products
          .map(({ slug }) => ({ value: slug, label: term('product', slug) }))
          .sort((one, other) => one.label.localeCompare(other.label))}
        error={error}
      />
      {sides.map((side) => (
        <TextField
          key={side}
          dense
          inputMode="decimal"
          label={t(`offer.side.${side}`)}
          value={typed[side]}
          onChange={(text) => setSide(side, text)}
        />
      ))}
      <Select
        dense
        label={t('offer.material')}
        value={box.material}
        onChange={(material) => onChange({ ...box, material })}
        options={options('material', product ? materialsOf(product, region) : [box.material])}
      />
      <Select
        dense
        label={t('offer.print')}
        value={box.print_mode}
        onChange={(print_mode) => onChange({ ...box, print_mode })}
        options={options('printMode', product?.printModes ?? [box.print_mode])}
      />
      {(product?.finishes.length ?? 0) > 1 ? (
        <Select
          dense
          label={t('offer.finish')}
          value={box.finish}
          onChange={(finish) => onChange({ ...box, finish })}
          options={options('finish', product?.finishes ?? [])}
        />
      ) : null}
    </div>
  );
}
