import { useRegion } from '@shop/kit';
import { useFormat, useLengthUnit, useTerms } from '@shop/kit/i18n';
import { type Board, type Goal, maxPadding, type Product, type Size } from '@shop/packaging';
import { Button, ChoiceTiles, DimensionField, type LengthReading } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addItem,
  type ContentDraft,
  getMaxPieces,
  type ItemDraft,
  initialContent,
  locateProblems,
  maxItemKinds,
  removeItem,
} from './content-draft.ts';
import styles from './fit.module.css';
import { FitSuggestions } from './fit-suggestions.tsx';
import { ItemFields } from './item-fields.tsx';
import { useFit } from './use-fit.ts';

interface FitPanelProps {
  readonly product: Product;
  readonly board: Board;
  readonly onUse: (size: Size) => void;
}

const goals = ['least-void', 'least-board', 'least-post'] as const satisfies readonly Goal[];
const clearances = ['padding', 'between'] as const;

/** The contents, and the smallest boxes of this product that fit them, computed in the page. */
export default function FitPanel({ product, board, onUse }: FitPanelProps) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const format = useFormat();
  const unit = useLengthUnit();
  const { languageTag } = useRegion();
  const [draft, setDraft] = useState<ContentDraft>(initialContent);
  const [goal, setGoal] = useState<Goal>('least-void');
  const [invalidFields, setInvalidFields] = useState<ReadonlySet<string>>(new Set());
  const problems = locateProblems(draft);
  const { result, pending } = useFit(product.structure, board, draft, goal, invalidFields.size === 0);

  const markField = (field: string, ok: boolean) => {
    const next = new Set(invalidFields);
    if (ok) next.delete(field);
    else next.add(field);
    setInvalidFields(next);
  };
  const changeItem = (key: number, change: Partial<ItemDraft>) =>
    setDraft({
      ...draft,
      items: draft.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
    });
  const readItem = (key: number, field: string, reading: LengthReading) => {
    if (reading.ok) changeItem(key, { [field]: reading.millimetres });
    markField(`${key}.${field}`, reading.ok);
  };
  const remove = (key: number) => {
    setDraft(removeItem(draft, key));
    setInvalidFields(new Set([...invalidFields].filter((field) => !field.startsWith(`${key}.`))));
  };
  const quantityError = (index: number): string | undefined => {
    const problem = problems.find(({ item, field }) => item === index && field === 'quantity')?.problem;
    if (!problem) return undefined;
    return problem.code === 'too_many'
      ? t('fit.tooMany', { given: format.number(problem.given), limit: format.number(problem.limit) })
      : t('fit.quantityLimits', { max: format.number(getMaxPieces(draft.items.length)) });
  };
  return (
    <section className={styles.panel} aria-labelledby="fit-title" data-testid="fit-panel">
      <h2 id="fit-title" className={styles.title}>
        {t('fit.title')}
      </h2>
      <p className={styles.lead}>{t('fit.lead', { name: term('product', product.slug) })}</p>
      {draft.items.map((item, index) => (
        <ItemFields
          key={item.key}
          item={item}
          number={index + 1}
          maxPieces={getMaxPieces(draft.items.length)}
          quantityError={quantityError(index)}
          onChange={(change) => changeItem(item.key, change)}
          onReading={(field, reading) => readItem(item.key, field, reading)}
          onRemove={draft.items.length > 1 ? () => remove(item.key) : undefined}
        />
      ))}
      {draft.items.length < maxItemKinds ? (
        <div>
          <Button size="small" icon="plus" onClick={() => setDraft(addItem(draft))}>
            {t('fit.add')}
          </Button>
        </div>
      ) : null}
      <div className={styles.pair}>
        {clearances.map((clearance) => (
          <DimensionField
            key={clearance}
            name={`fit-${clearance}`}
            label={t(`fit.${clearance}`)}
            value={draft[clearance]}
            unit={unit}
            locale={languageTag}
            min={0}
            max={maxPadding}
            onChange={(reading) => {
              if (reading.ok) setDraft({ ...draft, [clearance]: reading.millimetres });
              markField(clearance, reading.ok);
            }}
            problems={{
              not_a_number: t('fit.notANumber'),
              too_small: t('fit.tooShort', { limit: format.length(0) }),
              too_large: t('fit.tooLong', { limit: format.length(maxPadding) }),
            }}
          />
        ))}
      </div>
      <ChoiceTiles
        legend={t('fit.goal')}
        layout="compact"
        value={goal}
        onChange={setGoal}
        choices={goals.map((value) => ({ value, label: t(`fit.goals.${value}`) }))}
      />
      {invalidFields.size > 0 ? <p className={styles.note}>{t('fit.mend')}</p> : null}
      {invalidFields.size === 0 && result ? (
        <FitSuggestions result={result} pending={pending} onUse={onUse} />
      ) : null}
      {invalidFields.size === 0 && !result ? <p className={styles.note}>{t('fit.working')}</p> : null}
    </section>
  );
}
