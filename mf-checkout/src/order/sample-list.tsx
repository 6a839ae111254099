import type { LineItem } from '@shop/contracts';
import { useTerms } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';

/** The samples of a sample pack; nothing for any other line. */
export function SampleList({ line: { samples } }: { readonly line: Pick<LineItem, 'samples'> }) {
  const { t } = useTranslation('mf-checkout');
  const term = useTerms();
  if (!samples?.length) return null;
  return (
    <ul className={styles.samples} aria-label={t('samples.label')}>
      {samples.map(({ id, product, material }) => (
        <li key={id}>
          {term('product', product)}, {term('material', material)}
        </li>
      ))}
    </ul>
  );
}
