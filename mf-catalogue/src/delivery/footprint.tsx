import type { ProductEmissions } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import styles from './delivery.module.css';

/** Factor sets with a translated name; others show their own. */
const namedSets = ['fefco', 'pro-carton', 'uk-gov', 'uk-gov-recycled'] as const;
const isNamed = (id: string): id is (typeof namedSets)[number] =>
  (namedSets as readonly string[]).includes(id);

/** CO₂e of the order with its factor set and the omitted components: the figure alone would mislead. */
export function Footprint({ emissions }: { readonly emissions: ProductEmissions }) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { factor_set: set, kg_total, kg_per_piece, components, quantity } = emissions;
  if (set === null || kg_total === null || kg_per_piece === null)
    return (
      <section className={styles.footprint} aria-label={t('footprint.title')} data-testid="footprint">
        <p>{t('footprint.none')}</p>
      </section>
    );
  const missing = components.filter(({ status }) => status === 'not_counted');
  return (
    <section className={styles.footprint} aria-label={t('footprint.title')} data-testid="footprint">
      <p>
        <strong>
          {t('footprint.total', {
            kg: format.number(kg_total, kg_total < 10 ? 2 : 1),
            count: quantity,
            figure: format.number(quantity),
          })}
        </strong>{' '}
        {t('footprint.each', { grams: format.number(Math.round(kg_per_piece * 1000)) })}
      </p>
      <p>
        {t('footprint.set', {
          set: isNamed(set.id)
            ? t(`footprint.sets.${set.id}`, { version: set.version })
            : `${set.publisher} (${set.version}): ${set.boundary}`,
        })}
        {missing.length > 0
          ? ` ${t('footprint.without', {
              parts: missing.map(({ component }) => t(`footprint.component.${component}`)).join(', '),
            })}`
          : null}
      </p>
    </section>
  );
}
