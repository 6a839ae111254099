import { Link } from '@shop/kit/router';
import { Trans, useTranslation } from 'react-i18next';

/**
 * The accepted terms, each part opening in a new window so that no input is lost. The payment form has a copy in its
 * own remote: in the kit every page would load it, even home.
 */
export function TermsText() {
  const { t } = useTranslation('mf-account');
  const linkTo = (content: string) => <Link to="content" params={{ content }} target="_blank" />;
  return (
    <Trans
      t={t}
      i18nKey="register.terms"
      components={{ terms: linkTo('termsOfService'), privacy: linkTo('privacyPolicy') }}
    />
  );
}
