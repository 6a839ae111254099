import type { LineItem, Order } from '@shop/contracts';
import { confirm, toast, useRegion, useWaiting } from '@shop/kit';
import { decidedOptions, problemText, useFormat, useTerms, useText } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Button, Quantity } from '@shop/ui';
import { useState } from 'react';
import { CheaperRun } from '../order/cheaper-run.tsx';
import { LinePicture } from '../order/line-picture.tsx';
import { SampleList } from '../order/sample-list.tsx';
import styles from './cart.module.css';
import { changeQuantity, removeLine } from './change-line.ts';
import { ExpertCheck } from './expert-check.tsx';
import { ExpressSelect } from './express-select.tsx';
import { ServiceLine } from './service-line.tsx';
import { Warranty } from './warranty.tsx';

interface CartLineProps {
  readonly order: Order;
  readonly line: LineItem;
  /** Its quantity is changed and it is removed with its bundle alone. */
  readonly inBundle?: boolean;
}

/** One line of the cart: what it is, how many, what it costs, and the ways to change it. */
export function CartLine({ order, line, inBundle = false }: CartLineProps) {
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const { market } = useRegion();
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'updatingQuantityAndQuality');
  const { configuration, product, box_design: design } = line;
  const name = term('product', product.slug);
  const services = order.line_items.filter(
    ({ service_name, parent_id }) => service_name && parent_id === line.id,
  );
  // Of sample packs an order holds one, whatever is in it.
  const isPack = line.product_type === 'samples';
  const fixed = inBundle || isPack;
  const Heading = inBundle ? 'h3' : 'h2';
  const smallest = market.quantityRanges[0] ?? 30;

  const change = async (quantity: number) => {
    if (quantity === line.quantity) return;
    setBusy(true);
    const changed = await changeQuantity(order.number, line.id, quantity);
    setBusy(false);
    if (!changed.ok) toast('problem', problemText(changed.problem));
  };
  const remove = async () => {
    if (
      !(await confirm({
        title: t('cart.remove.title'),
        text: t('cart.remove.text', { name }),
        confirm: t('cart.remove.confirm'),
        danger: true,
      }))
    )
      return;
    const removed = await removeLine(order.number, line.id);
    if (!removed.ok) return void toast('problem', problemText(removed.problem));
    toast('done', t('cart.removed', { name }));
  };

  return (
    <li className={styles.line}>
      <LinePicture line={line} />
      <div className={styles.what}>
        <Heading>{name}</Heading>
        <SampleList line={line} />
        {configuration && !isPack ? (
          <>
            <p>
              {format.size([configuration.size.length, configuration.size.width, configuration.size.height])}
            </p>
            <p>
              {term('material', configuration.material)}, {term('printMode', configuration.print_mode)}
              {configuration.finish === 'foil-none' ? null : `, ${term('finish', configuration.finish)}`}
              {decidedOptions(configuration.structure_options, term, format).map((words) => `, ${words}`)}
            </p>
          </>
        ) : null}
        {design ? (
          <Link to="productEditor" params={{ id: design.id }} query={{ mode: 'editor' }}>
            {t('cart.editDesign')}
          </Link>
        ) : null}
        {isPack ? null : <ExpressSelect order={order} line={line} />}
        {configuration && configuration.print_mode !== 'no-print' && design ? (
          <ExpertCheck order={order} line={line} />
        ) : null}
        {isPack ? null : <Warranty order={order} line={line} />}
        <CheaperRun
          order={order}
          line={line}
          {...(fixed ? {} : { onTake: (quantity) => void change(quantity) })}
        />
      </div>
      {fixed ? (
        <span>{t('pieces', { count: line.quantity, figure: format.number(line.quantity) })}</span>
      ) : (
        <Quantity
          label={t('cart.quantity')}
          dense
          value={line.quantity}
          onChange={(quantity) => void change(quantity)}
          min={smallest}
          max={100_000}
          step={10}
          lessLabel={t('cart.less', { name })}
          moreLabel={t('cart.more', { name })}
          limitsText={t('cart.limits', { min: format.number(smallest), max: format.number(100_000) })}
        />
      )}
      <div className={styles.price}>
        <strong>
          {format.money(order.prices_include_tax ? line.total_gross : line.total, order.currency)}
        </strong>
        <span>{t(order.prices_include_tax ? 'cart.gross' : 'cart.net')}</span>
        {line.express ? (
          <span>
            {t('cart.express', {
              price: format.money(
                order.prices_include_tax ? line.express.total_gross : line.express.total,
                order.currency,
              ),
            })}
          </span>
        ) : null}
        <span>{t('cart.each', { price: format.unitPrice(line.price, order.currency) })}</span>
      </div>
      {inBundle ? null : (
        <Button
          tone="quiet"
          size="small"
          icon="trash"
          onClick={() => void remove()}
          aria-label={t('cart.removeLabel', { name })}
        >
          {t('cart.remove.action')}
        </Button>
      )}
      {services.length > 0 ? (
        <ul className={styles.services} aria-label={t('services.ofLine', { name })}>
          {services.map((service) => (
            <ServiceLine key={service.id} order={order} line={service} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
