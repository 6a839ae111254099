import type { Order } from '@shop/contracts';
import { lineAmount } from '@shop/kit';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import { CheaperTier } from './cheaper-tier.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './order.module.css';
import { SampleList } from './sample-list.tsx';
import { useServiceName } from './service-name.ts';

/** The read-only lines of an order: picture, name, size, quantity, total. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { t } = useTranslation('mf-checkout');
  const term = useTerms();
  const format = useFormat();
  const serviceName = useServiceName();
  return (
    <ul className={styles.lines}>
      {order.line_items.map((line) => {
        const service = serviceName(line);
        const { configuration } = line;
        return (
          <li key={line.id}>
            <LinePicture line={line} />
            <div>
              <strong>{service ?? term('product', line.product.slug)}</strong>
              <SampleList line={line} />
              {configuration && !line.samples ? (
                <span>
                  {format.size([
                    configuration.size.length,
                    configuration.size.width,
                    configuration.size.height,
                  ])}
                  , {term('material', configuration.material)}
                </span>
              ) : null}
              {line.express ? (
                <span>
                  {t('express.line', {
                    count: line.express.days_saved,
                    price: format.money(lineAmount(order, line.express), order.currency),
                  })}
                </span>
              ) : null}
              {service === null ? (
                <span>{t('pieces', { count: line.quantity, figure: format.number(line.quantity) })}</span>
              ) : null}
              <CheaperTier order={order} line={line} />
            </div>
            <span className={styles.amount}>{format.money(lineAmount(order, line), order.currency)}</span>
          </li>
        );
      })}
    </ul>
  );
}
