import { useRegion } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { buttonClass, EmptyState, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** What a page of a company says to somebody who belongs to none. */
export function NoCompany() {
  const { t } = useTranslation('mf-plus-pro');
  const { market } = useRegion();
  return (
    <EmptyState
      title={t('orders.none.title')}
      action={
        <Row>
          {market.supportsPlus ? (
            <Link to="plusPersonalDetails" className={buttonClass({ tone: 'signal' })}>
              {t('company.found.title')}
            </Link>
          ) : null}
          <Link to="plus" className={buttonClass({})}>
            {t('orders.none.action')}
          </Link>
        </Row>
      }
    >
      {t('orders.none.text')}
    </EmptyState>
  );
}
