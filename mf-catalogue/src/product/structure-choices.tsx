import { useRegion } from '@shop/kit';
import { useFormat, useLengthUnit, useTerms } from '@shop/kit/i18n';
import {
  findBoard,
  type Product,
  type Structure,
  type StructureOptions,
  toDieParameters,
} from '@shop/packaging';
import { resolveLimits } from '@shop/packaging/one-structure';
import { Checkbox, DimensionField, Quantity, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { Choice } from './choice.ts';
import type { OptionErrors } from './option-errors.ts';
import styles from './product.module.css';

interface StructureChoicesProps {
  readonly product: Product;
  readonly structure: Structure;
  readonly choice: Choice;
  readonly onChange: (options: StructureOptions) => void;
  readonly errors: OptionErrors;
}

/** The structure options of a product: lid height, roll length, zip. */
export function StructureChoices({ product, structure, choice, onChange, errors }: StructureChoicesProps) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const format = useFormat();
  const unit = useLengthUnit();
  const { languageTag } = useRegion();
  const board = findBoard(product, choice.material);
  const specs = structure.options.filter(({ id }) => product.choosable?.includes(id));
  if (!board || specs.length === 0) return null;
  const parameters = toDieParameters(product, choice.size, board, choice.finish, choice.options);
  const limits = resolveLimits(structure, parameters);
  return (
    <fieldset className={styles.size}>
      <legend>{t('option.legend')}</legend>
      <Stack gap={2}>
        {specs.map(({ id, unit: optionUnit, step }) => {
          const { min = 0, max = 0, initial = 0 } = limits[id] ?? {};
          const value = parameters.options?.[id] ?? initial;
          const setOption = (next: number) => onChange({ ...choice.options, [id]: next });
          const texts = { label: term('structureOption', id), hint: term.detail('structureOption', id) };
          if (optionUnit === 'choice' || (optionUnit === 'count' && max - min === 1))
            return (
              <Checkbox
                key={id}
                name={id}
                {...texts}
                checked={value > min}
                error={errors[id]}
                onChange={(checked) => setOption(checked ? max : min)}
              />
            );
          if (optionUnit !== 'mm')
            return (
              <Quantity
                key={id}
                name={id}
                {...texts}
                dense
                value={value}
                min={min}
                max={max}
                step={step}
                onChange={setOption}
                error={errors[id]}
                decreaseLabel={t('option.less')}
                increaseLabel={t('option.more')}
                limitsText={t('option.between', { min: format.number(min), max: format.number(max) })}
              />
            );
          // Limits that depend on the size are shown in whole millimetres, rounded to valid values.
          const [least, most] = [Math.ceil(min - 1e-6), Math.floor(max + 1e-6)];
          return (
            <DimensionField
              key={id}
              name={id}
              {...texts}
              value={Math.round(value * 10) / 10}
              unit={unit}
              locale={languageTag}
              min={least}
              max={most}
              error={errors[id]}
              onChange={(reading) => {
                if (reading.ok) setOption(reading.millimetres);
              }}
              problems={{
                not_a_number: t('size.notANumber'),
                too_small: t('option.least', { limit: format.length(least) }),
                too_large: t('option.most', { limit: format.length(most) }),
              }}
            />
          );
        })}
      </Stack>
    </fieldset>
  );
}
