import { useText } from '@shop/kit/i18n';
import { Button, Row } from '@shop/ui';

interface PagerProps {
  readonly reply: { readonly current_page: number; readonly pages: number } | undefined;
  readonly onPage: (page: number) => void;
}

/** The way through a list of several pages; nothing where there is one. */
export function Pager({ reply, onPage }: PagerProps) {
  const t = useText();
  if (!reply || reply.pages <= 1) return null;
  const { current_page: page, pages } = reply;
  return (
    <Row spread>
      <Button disabledReason={page > 1 ? undefined : t('orders.firstPage')} onClick={() => onPage(page - 1)}>
        {t('orders.newer')}
      </Button>
      <span>{t('orders.page', { page, pages })}</span>
      <Button
        disabledReason={page < pages ? undefined : t('orders.lastPage')}
        onClick={() => onPage(page + 1)}
      >
        {t('orders.older')}
      </Button>
    </Row>
  );
}
