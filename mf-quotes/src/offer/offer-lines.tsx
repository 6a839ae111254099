import type { Offer, OfferLine } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Checkbox, Disclosure, Sheet } from '@shop/ui';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfigurationCard } from '../request/configuration-card.tsx';
import styles from '../request/request.module.css';

interface OfferLinesProps {
  readonly offer: Offer;
  /** Absent: nothing can be selected any more. */
  readonly chosen?: ReadonlySet<number>;
  readonly onChoose?: (id: number, chosen: boolean) => void;
  /** Why the selection cannot be taken; shown at the first line. */
  readonly error?: string | undefined;
  /** Further choices of a line. */
  readonly choices?: (line: OfferLine) => ReactNode;
}

/** The lines of an offer, each with its price breakdown. */
export function OfferLines({ offer, chosen, onChoose, error, choices }: OfferLinesProps) {
  const { t } = useTranslation('mf-quotes');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, offer.currency);
  const words = (line: OfferLine) =>
    t('offer.line', { pieces: format.number(line.quantity), price: money(getDisplayedTotal(offer, line)) });
  const first = offer.line_items[0];
  const isNewBox = (line: OfferLine, at: number) =>
    JSON.stringify(line.configuration) !== JSON.stringify(offer.line_items[at - 1]?.configuration);
  return (
    <>
      {offer.terms === null ? null : <p className={styles.terms}>{offer.terms}</p>}
      <fieldset className={styles.lines}>
        <legend>{t(onChoose ? 'offer.choose' : 'offer.lines')}</legend>
        {offer.line_items.map((line, at) => (
          <Fragment key={line.id}>
            {isNewBox(line, at) ? <ConfigurationCard configuration={line.configuration} /> : null}
            <Sheet>
              {chosen && onChoose ? (
                <Checkbox
                  name={`line-${line.id}`}
                  label={words(line)}
                  checked={chosen.has(line.id)}
                  onChange={(on) => onChoose(line.id, on)}
                  error={line === first ? error : undefined}
                />
              ) : (
                <p>
                  <strong>{words(line)}</strong> {line.accepted ? t('offer.chosen') : null}
                </p>
              )}
              <p>
                {offer.tax.reason_code === null
                  ? t(offer.tax.shown_included ? 'offer.gross' : 'offer.net', {
                      rate: format.percent(Number(offer.tax.rate) / 100),
                    })
                  : t(`offer.taxNote.${offer.tax.reason_code}`)}{' '}
                {t('offer.each', { price: format.unitPrice(line.price, offer.currency) })}
              </p>
              {choices?.(line)}
              <Disclosure summary={t('offer.why', { pieces: format.number(line.quantity) })}>
                <dl className={styles.details}>
                  {line.parts
                    .filter(({ amount }) => Number(amount) !== 0)
                    .map(({ part, amount }) => (
                      <div key={part} className={styles.part}>
                        <dt>{t(`part.${part}`)}</dt>
                        <dd>{money(amount)}</dd>
                      </div>
                    ))}
                </dl>
              </Disclosure>
            </Sheet>
          </Fragment>
        ))}
      </fieldset>
    </>
  );
}

/** Returns the total as the market shows it: with tax where its prices include it. */
export const getDisplayedTotal = (offer: Offer, line: OfferLine): string =>
  offer.tax.shown_included ? line.total_gross : line.total;
