import { useRegion } from '@shop/kit';
import { setLengthUnit, useFormat, useLengthUnit, useTerms, useText } from '@shop/kit/i18n';
import { checkOptions, materialsOf, type Product, type Structure } from '@shop/packaging';
import { limitsIn } from '@shop/packaging/one-structure';
import {
  ChoiceTiles,
  DimensionField,
  DimensionTriple,
  type LengthReading,
  Quantity,
  Select,
  Stack,
  type Choice as Tile,
} from '@shop/ui';
import type { ReactNode } from 'react';
import type { Choice } from './choice.ts';
import { dimensionsOf, formOf, lengthsOf } from './dimensions.ts';
import type { OptionErrors } from './option-errors.ts';
import styles from './product.module.css';
import { type Axis, axes, type SizeErrors } from './size-errors.ts';
import { StructureChoices } from './structure-choices.tsx';

interface ChoicesProps {
  readonly product: Product;
  readonly structure: Structure;
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
  readonly onReading: (axis: Axis, reading: LengthReading) => void;
  /** Sentences for sizes that are within the limits of each measure but cannot be made together. */
  readonly errors: SizeErrors;
  readonly optionErrors: OptionErrors;
  /** Another way to a size, below its fields. */
  readonly sizeAid?: ReactNode;
}

/** What the buyer decides, in the order of a packaging order: size, board, print, finish, quantity. */
export function Choices({
  product,
  structure,
  choice,
  onChange,
  onReading,
  errors,
  optionErrors,
  sizeAid,
}: ChoicesProps) {
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const unit = useLengthUnit();
  const { languageTag, market, region } = useRegion();
  const limits = limitsIn(structure, choice.size);
  const form = formOf(structure);
  const tiles = <Value extends string>(
    kind: 'material' | 'printMode' | 'finish' | 'quality',
    values: readonly Value[],
  ): Tile<Value>[] =>
    values.map((value) => {
      const verdict = checkOptions(product, { ...choice, [kind]: value }, region);
      return {
        value,
        label: term(kind, value),
        detail: term.detail(kind, value),
        disabledReason: verdict.ok ? undefined : t(`notTogether.${verdict.reason}`),
      };
    });
  return (
    <Stack gap={4}>
      <fieldset className={styles.size}>
        <legend>{t(`size.legendOf.${form}`)}</legend>
        <DimensionTriple>
          {dimensionsOf(structure).map(({ axis, labelKey }) => {
            const { min = 0, max = 0 } = limits[axis] ?? {};
            return (
              <DimensionField
                key={axis}
                name={axis}
                label={t(labelKey)}
                value={choice.size[axis]}
                unit={unit}
                locale={languageTag}
                min={min}
                max={max}
                onChange={(reading) => onReading(axis, reading)}
                error={errors[axis]}
                problems={{
                  not_a_number: t('size.notANumber'),
                  too_small: t(form === 'box' ? 'size.tooSmall' : 'size.least', {
                    limit: format.length(min),
                  }),
                  too_large: t('size.tooLarge', { limit: format.length(max) }),
                }}
              />
            );
          })}
        </DimensionTriple>
        <div className={styles.sizeAids}>
          <Select
            label={t('size.unit')}
            dense
            value={unit}
            onChange={(value) =>
              setLengthUnit(value === 'mm' || value === 'in' || value === 'cm' ? value : market.units)
            }
            options={[market.units, 'mm'].map((value) => ({ value, label: t(`unit.${value}`) }))}
          />
          <Select
            label={t('size.standard')}
            dense
            value={
              product.sizes.find((size) => axes.every((axis) => size[axis] === choice.size[axis]))?.name ?? ''
            }
            emptyLabel={t('size.custom')}
            onChange={(name) => {
              const chosen = product.sizes.find((size) => size.name === name);
              if (chosen) onChange({ size: { L: chosen.L, W: chosen.W, H: chosen.H } });
            }}
            options={product.sizes.map((size) => {
              const named = t(`sizeName.${size.name}`);
              return {
                value: size.name,
                label: `${named} – ${format.size(lengthsOf(structure, size))}`,
              };
            })}
          />
        </div>
      </fieldset>
      {sizeAid}
      <StructureChoices
        product={product}
        structure={structure}
        choice={choice}
        onChange={(options) => onChange({ options })}
        errors={optionErrors}
      />
      <ChoiceTiles
        legend={t(form === 'box' ? 'choose.material' : 'choose.stock')}
        choices={tiles('material', materialsOf(product))}
        value={choice.material}
        onChange={(material) => onChange({ material })}
      />
      {product.printModes.length > 1 ? (
        <ChoiceTiles
          legend={t('choose.print')}
          choices={tiles('printMode', product.printModes)}
          value={choice.printMode}
          onChange={(printMode) => onChange({ printMode })}
        />
      ) : null}
      {product.finishes.length > 1 ? (
        <ChoiceTiles
          legend={t('choose.finish')}
          choices={tiles('finish', product.finishes)}
          value={choice.finish}
          onChange={(finish) => onChange({ finish })}
        />
      ) : null}
      {product.qualities.length > 1 ? (
        <ChoiceTiles
          legend={t('choose.quality')}
          choices={tiles('quality', product.qualities)}
          value={choice.quality}
          onChange={(quality) => onChange({ quality })}
        />
      ) : null}
      <Quantity
        name="quantity"
        label={t('quantity.label')}
        value={choice.quantity}
        onChange={(quantity) => onChange({ quantity })}
        min={market.quantityRanges[0] ?? 30}
        max={100_000}
        step={10}
        lessLabel={t('quantity.less')}
        moreLabel={t('quantity.more')}
        limitsText={t('quantity.limits', {
          min: format.number(market.quantityRanges[0] ?? 30),
          max: format.number(100_000),
        })}
      />
    </Stack>
  );
}
