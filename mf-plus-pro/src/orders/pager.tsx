import { Button, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';

interface PagerProps {
  readonly reply: { readonly current_page: number; readonly pages: number } | undefined;
  readonly onPage: (page: number) => void;
  readonly order: 'time' | 'list';
}

const labelKeys = {
  time: { before: 'orders.newer', first: 'orders.firstPage', after: 'orders.older', last: 'orders.lastPage' },
  list: {
    before: 'company.pages.before',
    first: 'company.pages.first',
    after: 'company.pages.after',
    last: 'company.pages.last',
  },
} as const;

/** The paging of a list; nothing for a single page. */
export function Pager({ reply, onPage, order }: PagerProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { before, first, after, last } = labelKeys[order];
  if (!reply || reply.pages <= 1) return null;
  const { current_page: page, pages } = reply;
  return (
    <Row spread>
      <Button disabledReason={page > 1 ? undefined : t(first)} onClick={() => onPage(page - 1)}>
        {t(before)}
      </Button>
      <span>{t('orders.page', { page, pages })}</span>
      <Button disabledReason={page < pages ? undefined : t(last)} onClick={() => onPage(page + 1)}>
        {t(after)}
      </Button>
    </Row>
  );
}
