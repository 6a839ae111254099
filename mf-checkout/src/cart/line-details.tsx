import type { LineItem, Order } from '@shop/contracts';
import { decidedOptions, useFormat, useTerms } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { useTranslation } from 'react-i18next';
import { CheaperTier } from '../order/cheaper-tier.tsx';
import { SampleList } from '../order/sample-list.tsx';
import styles from './cart.module.css';
import { ExpertCheck } from './expert-check.tsx';
import { ExpressSelect } from './express-select.tsx';
import { Warranty } from './warranty.tsx';

interface LineDetailsProps {
  readonly order: Order;
  readonly line: LineItem;
  readonly name: string;
  readonly level: 'h2' | 'h3';
  /** Applies a larger quantity with a lower total; undefined where the quantity is fixed. */
  readonly onApplyQuantity: ((quantity: number) => void) | undefined;
}

/** The details of a line and its options: express production, expert check, reprint cover. */
export function LineDetails({ order, line, name, level: Heading, onApplyQuantity }: LineDetailsProps) {
  const { t } = useTranslation('mf-checkout');
  const { configuration, box_design: design } = line;
  const isPack = line.product_type === 'samples';
  return (
    <div className={styles.what}>
      <Heading>{name}</Heading>
      <SampleList line={line} />
      {configuration && !isPack ? <ConfigurationSummary configuration={configuration} /> : null}
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
      <CheaperTier order={order} line={line} {...(onApplyQuantity ? { onApplyQuantity } : {})} />
    </div>
  );
}

/** Size, board, print, and other options. */
function ConfigurationSummary({
  configuration,
}: {
  readonly configuration: NonNullable<LineItem['configuration']>;
}) {
  const term = useTerms();
  const format = useFormat();
  const { size, material, print_mode, finish, structure_options } = configuration;
  return (
    <>
      <p>{format.size([size.length, size.width, size.height])}</p>
      <p>
        {term('material', material)}, {term('printMode', print_mode)}
        {finish === 'foil-none' ? null : `, ${term('finish', finish)}`}
        {decidedOptions(structure_options, term, format).map((words) => `, ${words}`)}
      </p>
    </>
  );
}
