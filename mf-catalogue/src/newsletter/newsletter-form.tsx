import { isEmail, subscribeToNewsletter } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { Button, Notice, TextField } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailSuggestion } from './email-suggestion.tsx';
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
  // What the field held when it was left, and the question about it, which is loaded then.
  const [left, setLeft] = useState('');
  const [loaded, setLoaded] = useState<{ readonly Question: typeof EmailSuggestion }>();
  const field = useRef<HTMLInputElement>(null);
  const loadQuestion = async () => {
    // Without network there is no question; the form works all the same.
    const question = await import('./email-suggestion.tsx').catch(() => undefined);
    if (question) setLoaded({ Question: question.EmailSuggestion });
  };
  const take = (email: string) => {
    if (field.current) field.current.value = email;
    setLeft('');
    field.current?.focus();
  };
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
          onChange={() => {
            setInvalid(false);
            setLeft('');
          }}
          onBlur={({ currentTarget }) => {
            setLeft(currentTarget.value);
            if (currentTarget.value !== '') void loadQuestion();
          }}
          hint={left !== '' && loaded ? <loaded.Question typed={left} onTake={take} /> : undefined}
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
