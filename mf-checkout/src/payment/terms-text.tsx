import { Link } from '@shop/kit/router';
import { Trans, useTranslation } from 'react-i18next';

/**
 * What a shopper agrees to, each part one press away and in a window of its own, so that nothing typed here is lost. At
 * registering it stands once more, in the remote of that: in the kit every page would load it, home too.
 */
export function TermsText() {
  const { t } = useTranslation('mf-checkout');
  const linkTo = (content: string) => <Link to="content" params={{ content }} target="_blank" />;
  return (
    <Trans
      t={t}
      i18nKey="payment.terms"
      components={{ terms: linkTo('termsOfService'), privacy: linkTo('privacyPolicy') }}
    />
  );
}
