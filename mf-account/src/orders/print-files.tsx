import type { Order } from '@shop/contracts';
import { Icon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';
import { usePrintFiles } from './orders.query.ts';

/** The finished print files of an order, only for its owner. */
export function PrintFiles({ order, signedIn }: { readonly order: Order; readonly signedIn: boolean }) {
  const { t } = useTranslation('mf-account');
  const files = usePrintFiles(order.number, signedIn);
  /** Numbers the lines as the buyer sees them; their ids are internal. */
  const lineNumber = (id: number) => order.line_items.findIndex((line) => line.id === id) + 1;
  if (!files.data?.length) return null;
  return (
    <section aria-labelledby="print-files">
      <h2 id="print-files">{t('order.files')}</h2>
      <ul className={styles.files}>
        {files.data.map((file) => (
          <li key={file.id}>
            {file.status === 'ready' && file.url ? (
              <a href={file.url} download data-testid="print-file">
                <Icon name="download" size={18} /> {t('order.file', { line: lineNumber(file.line_item_id) })}
              </a>
            ) : (
              <span aria-live="polite">
                {t(file.status === 'failed' ? 'order.fileFailed' : 'order.fileQueued')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
