import { isEmail, subscribeToNewsletter } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { Button, Notice, TextField } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './newsletter.module.css';

type SubscriptionState =
  | { readonly state: 'idle' | 'sending' | 'pending' | 'subscribed' }
  | { readonly state: 'refused'; readonly message: string };

/** Subscribes an address; the region's law decides whether it needs confirmation by a mailed link. */
export function NewsletterForm() {
  const { t } = useTranslation('mf-catalogue');
  const { locale } = useRegion();
  const [subscription, setSubscription] = useState<SubscriptionState>({ state: 'idle' });
  const [isInvalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setInvalid(!isEmail(email));
    if (!isEmail(email)) return field.current?.focus();
    setSubscription({ state: 'sending' });
    const reply = await call(subscribeToNewsletter, { body: { email, source: 'home', locale } });
    setSubscription(
      reply.ok ? { state: reply.value.state } : { state: 'refused', message: problemText(reply.problem) },
    );
  };
  if (subscription.state === 'pending' || subscription.state === 'subscribed')
    return <Notice severity="success">{t(`newsletter.${subscription.state}`)}</Notice>;
  return (
    <section aria-labelledby="newsletter" className={styles.newsletter}>
      <h2 id="newsletter">{t('newsletter.title')}</h2>
      <p>{t('newsletter.text')}</p>
      <form noValidate className={styles.form} onSubmit={(event) => void subscribe(event)}>
        <TextField
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          ref={field}
          onChange={() => setInvalid(false)}
          error={isInvalid ? t('newsletter.wrongEmail') : undefined}
          label={t('newsletter.email')}
        />
        <Button type="submit" busy={subscription.state === 'sending'} busyLabel={t('newsletter.sending')}>
          {t('newsletter.subscribe')}
        </Button>
      </form>
      {subscription.state === 'refused' ? (
        <Notice severity="error" title={subscription.message}>
          {t('newsletter.kept')}
        </Notice>
      ) : null}
    </section>
  );
}
