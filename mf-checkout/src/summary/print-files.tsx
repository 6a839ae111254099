import type { Order } from '@shop/contracts';
import { Icon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useProductionFiles } from './production-files.query.ts';
import styles from './summary.module.css';

/** The finished print files of a placed order. */
export function PrintFiles({ order }: { readonly order: Order }) {
  const { t } = useTranslation('mf-checkout');
  const files = useProductionFiles(order.number, true);
  /** Numbers the lines as the buyer sees them; their ids are internal. */
  const lineNumber = (id: number) => order.line_items.findIndex((line) => line.id === id) + 1;
  if (!files.data?.length) return null;
  return (
    <section aria-labelledby="print-files">
      <h2 id="print-files">{t('summary.files')}</h2>
      <ul className={styles.files}>
        {files.data.map((file) => (
          <li key={file.id}>
            {file.status === 'ready' && file.url ? (
              <a href={file.url} download>
                <Icon name="download" size={18} />{' '}
                {t('summary.file', { line: lineNumber(file.line_item_id) })}
              </a>
            ) : (
              <span aria-live="polite">
                {t(file.status === 'failed' ? 'summary.fileFailed' : 'summary.fileQueued')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
