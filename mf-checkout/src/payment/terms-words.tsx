import { RichText, useText } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';

/**
 * What a shopper agrees to, each part one press away and in a window of its own, so that nothing typed here is lost. At
 * registering it stands once more, in the remote of that: in the kit every page would load it, home too.
 */
export function TermsWords() {
  const t = useText();
  const readable = (content: string) => (words: string) => (
    <Link to="content" params={{ content }} target="_blank">
      {words}
    </Link>
  );
  return (
    <RichText
      text={t('payment.terms')}
      parts={{ terms: readable('termsOfService'), privacy: readable('privacyPolicy') }}
    />
  );
}
