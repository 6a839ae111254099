import { useRegion } from '@shop/kit';
import { useFormat, useLengthUnit, useText } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { productOf, structures } from '@shop/packaging';
import { buttonClass, DieDrawing, DimensionField, DimensionTriple, FoldedBox, Page } from '@shop/ui';
import { useState } from 'react';
import { choiceQuery, startingChoice, toConfiguration } from '../product/choice.ts';
import { usePrice } from '../product/price.query.ts';
import { shapeOf } from '../product/use-die.ts';
import { useSettled } from '../product/use-settled.ts';
import styles from './home.module.css';

const axes = ['L', 'W', 'H'] as const;
const labels = { L: 'size.length', W: 'size.width', H: 'size.height' } as const;
const firstProduct = 'mailer-box-full-color';

/** The first thing a buyer can do here: type a size and see the die, the box, the weight and the price at once. */
export function FirstBox() {
  const t = useText();
  const format = useFormat();
  const unit = useLengthUnit();
  const { languageTag, market } = useRegion();
  const product = productOf(firstProduct);
  const [size, setSize] = useState({ L: 212, W: 148, H: 61 });
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const settled = useSettled(size, 250);
  const choice = product ? { ...startingChoice(product, 500), size } : undefined;
  const price = usePrice(
    product
      ? toConfiguration(product, { ...startingChoice(product, 500), size: settled })
      : {
          product: '',
          size: { length: 0, width: 0, height: 0 },
          material: '',
          print_mode: '',
          finish: '',
          quality: '',
        },
    500,
    product !== undefined && wrong.size === 0,
  );
  if (!product || !choice) return null;
  const { limits } = structures[product.structure];
  const shape = shapeOf(product, choice);
  const rungs = [30, 500, 1000].map((quantity) =>
    price.data?.variant.volume_prices.find(({ range_start }) => range_start === quantity),
  );
  return (
    <div className={styles.first}>
      <Page>
        <div className={styles.firstGrid}>
          <div className={styles.promise}>
            <h1 className={styles.headline}>{t('home.title')}</h1>
            <p className={styles.lead}>{t('home.lead')}</p>
            <DimensionTriple>
              {axes.map((axis) => (
                <DimensionField
                  key={axis}
                  name={axis}
                  label={t(labels[axis])}
                  value={size[axis]}
                  unit={unit}
                  locale={languageTag}
                  min={limits[axis].min}
                  max={limits[axis].max}
                  onChange={(reading) => {
                    const next = new Set(wrong);
                    if (reading.ok) {
                      next.delete(axis);
                      setSize({ ...size, [axis]: reading.millimetres });
                    } else next.add(axis);
                    setWrong(next);
                  }}
                  problems={{
                    not_a_number: t('size.notANumber'),
                    too_small: t('size.tooSmall', { limit: format.length(limits[axis].min) }),
                    too_large: t('size.tooLarge', { limit: format.length(limits[axis].max) }),
                  }}
                />
              ))}
            </DimensionTriple>
            <ul className={styles.rungs}>
              {[30, 500, 1000].map((quantity, index) => (
                <li key={quantity}>
                  <span>{t('pieces', { count: quantity, figure: format.number(quantity) })}</span>
                  <strong>{rungs[index] ? format.unitPrice(rungs[index].price) : '–'}</strong>
                  <span>{t('home.each')}</span>
                </li>
              ))}
            </ul>
            {shape.ok ? (
              <p className={styles.weight}>
                {t('home.weight', { weight: format.number(Math.round(shape.facts.weight)) })}{' '}
                {shape.facts.carriers[0]
                  ? t('facts.fits', {
                      band: t(`carrier.${shape.facts.carriers[0].carrier}.${shape.facts.carriers[0].band}`),
                    })
                  : null}
              </p>
            ) : null}
            <Link
              data-testid="configure"
              to="product"
              params={{ product: product.slug }}
              query={choiceQuery({ ...choice, quantity: market.defaultQuantity })}
              className={buttonClass({ tone: 'signal', size: 'large' })}
            >
              {t('home.configure')}
            </Link>
          </div>
          <div className={styles.show}>
            {shape.ok ? (
              <>
                <FoldedBox
                  die={shape.die}
                  fold={0.86}
                  yaw={35}
                  pitch={28}
                  board="kraft"
                  title={t('home.boxTitle')}
                />
                <DieDrawing die={shape.die} title={t('home.dieTitle')} />
              </>
            ) : null}
          </div>
        </div>
      </Page>
    </div>
  );
}
