import { Button } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './consent.module.css';

interface ConsentBannerProps {
  readonly onAccept: () => void;
  readonly onEssential: () => void;
  readonly onChange: () => void;
}

/** The consent banner. Refusing is as easy as accepting: two equal buttons, side by side. */
export function ConsentBanner({ onAccept, onEssential, onChange }: ConsentBannerProps) {
  const { t } = useTranslation('shell');
  const [more, setMore] = useState(false);
  return (
    <section className={styles.banner} data-testid="consent-banner" aria-label={t('consent.label')}>
      <div className={styles.message}>
        <p>
          {t('consent.message')}{' '}
          <button type="button" className={styles.more} aria-expanded={more} onClick={() => setMore(!more)}>
            {t('consent.readMore')}
          </button>
        </p>
        {more ? <p>{t('consent.more')}</p> : null}
      </div>
      <div className={styles.choices}>
        <Button onClick={onAccept}>{t('consent.acceptAll')}</Button>
        <Button data-testid="consent-essential" onClick={onEssential}>
          {t('consent.essentialOnly')}
        </Button>
        <Button tone="quiet" onClick={onChange}>
          {t('consent.change')}
        </Button>
      </div>
    </section>
  );
}
