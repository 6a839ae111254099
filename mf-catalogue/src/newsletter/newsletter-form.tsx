import { isEmail, subscribeToNewsletter } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { Button, Notice, TextField } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './newsletter.module.css';

type SubscriptionState =
  | { readonly state: 'asking' | 'sending' | 'pending' | 'subscribed' }
  | { readonly state: 'refused'; readonly why: string };

/** Subscribes an address; the region's law decides whether it needs confirmation by a mailed link. */
export function NewsletterForm() {
  const { t } = useTranslation('mf-catalogue');
  const { locale } = useRegion();
  const [sent, setSent] = useState<SubscriptionState>({ state: 'asking' });
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setWrong(!isEmail(email));
    if (!isEmail(email)) return field.current?.focus();
    setSent({ state: 'sending' });
    const reply = await call(subscribeToNewsletter, { body: { email, source: 'home', locale } });
    setSent(reply.ok ? { state: reply.value.state } : { state: 'refused', why: problemText(reply.problem) });
  };
  if (sent.state === 'pending' || sent.state === 'subscribed')
    return <Notice severity="success">{t(`newsletter.${sent.state}`)}</Notice>;
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
          onChange={() => setWrong(false)}
          error={isWrong ? t('newsletter.wrongEmail') : undefined}
          label={t('newsletter.email')}
        />
        <Button type="submit" busy={sent.state === 'sending'} busyLabel={t('newsletter.sending')}>
          {t('newsletter.subscribe')}
        </Button>
      </form>
      {sent.state === 'refused' ? (
        <Notice severity="error" title={sent.why}>
          {t('newsletter.kept')}
        </Notice>
      ) : null}
    </section>
  );
}
