import { useRegion } from '@shop/kit';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { ProblemPanel } from '@shop/kit/query';
import { Anchor } from '@shop/kit/router';
import { currencies, divideHalfUp, money } from '@shop/money';
import { Button, ChoiceTiles, FoldingLoader } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SamplePicture } from '../samples/sample-picture.tsx';
import styles from './bundles.module.css';
import { priceSet, savesAtMore } from './price-set.ts';
import { type PricedSet, useSetPrices } from './set-prices.query.ts';
import { type SetCount, type SetId, type SetPart, setCounts, sets } from './sets.ts';
import { useAddSet } from './use-add-set.ts';

/** One set: what it holds, its price by number, and the press that adds it to the cart. */
export function SetConfigurator({ id }: { readonly id: SetId }) {
  const { t } = useTranslation('mf-catalogue');
  const prices = useSetPrices(id);
  return (
    <article className={styles.set} data-testid={`set-${id}`} aria-labelledby={`set-${id}`}>
      <div className={styles.pictures}>
        {sets[id].map(({ configuration }) => (
          <SamplePicture key={configuration.product} sample={configuration} />
        ))}
      </div>
      <div>
        <h2 id={`set-${id}`}>{t(`bundles.set.${id}`)}</h2>
        <p>{t(`bundles.setFor.${id}`)}</p>
        <SetContents parts={sets[id]} />
      </div>
      {prices.isPending ? <FoldingLoader label={t('bundles.loading')} /> : null}
      {prices.error ? <ProblemPanel error={prices.error} onRetry={prices.refetch} /> : null}
      {prices.data ? <SetOrder id={id} parts={prices.data} /> : null}
    </article>
  );
}

function SetContents({ parts }: { readonly parts: readonly SetPart[] }) {
  const { t } = useTranslation('mf-catalogue');
  const term = useTerms();
  const format = useFormat();
  return (
    <ul aria-label={t('bundles.contents')}>
      {parts.map(({ configuration: { product, size }, perSet }) => (
        <li key={product}>
          <Anchor href={href('product', { product })}>
            {t('bundles.part', {
              figure: format.number(perSet),
              name: term('product', product),
              size: format.size([size.length, size.width, size.height]),
            })}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

const asCount = (value: string): SetCount =>
  setCounts.find((count) => String(count) === value) ?? setCounts[0];

function SetOrder({ id, parts }: { readonly id: SetId; readonly parts: PricedSet }) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const region = useRegion();
  const [count, setCount] = useState<SetCount>(120);
  const { busy, add } = useAddSet();
  const basis = region.market.alwaysShowAddedTax ? 'gross' : 'net';
  const [smallest] = setCounts;
  const currency = currencies.find((one) => one === region.currency) ?? 'EUR';
  const price = priceSet(parts, count, basis, currency);
  return (
    <div className={styles.order}>
      <ChoiceTiles
        legend={t('bundles.number')}
        layout="compact"
        name={`sets-${id}`}
        value={String(count)}
        onChange={(value) => setCount(asCount(value))}
        choices={setCounts.map((option) => {
          const optionPrice = priceSet(parts, option, basis, currency);
          const each = optionPrice && money(divideHalfUp(optionPrice.total.amount, BigInt(option)), currency);
          return {
            value: String(option),
            label: format.number(option),
            detail: each ? t('bundles.perSet', { price: format.money(each) }) : undefined,
            disabledReason: each ? undefined : t('bundles.notPriced'),
          };
        })}
      />
      <p className={styles.total} role="status">
        {price ? (
          <>
            <strong>
              {t(basis === 'gross' ? 'bundles.totalGross' : 'bundles.totalNet', {
                total: format.money(price.total),
              })}
            </strong>
            <span>
              {price.saving.amount > 0n
                ? t('bundles.saving', { amount: format.money(price.saving), smallest })
                : savesAtMore(parts, count, basis, currency)
                  ? t('bundles.noSaving')
                  : null}
            </span>
          </>
        ) : (
          t('bundles.notPriced')
        )}
      </p>
      {parts.some(({ printed }) => printed) ? <p className={styles.note}>{t('bundles.printed')}</p> : null}
      <Button
        tone="signal"
        data-testid={`add-set-${id}`}
        busy={busy}
        busyLabel={t('action.adding')}
        disabledReason={price ? undefined : t('bundles.notPriced')}
        onClick={() => void add(parts, count)}
      >
        {t('bundles.add', { sets: format.number(count) })}
      </Button>
    </div>
  );
}
