import { i18n, shopDocument } from '@shop/kit/shell';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { laterWords } from '../chrome/later/words.ts';
import styles from './override-badge.module.css';

/** Returns this page's address that ends the preview: the host deletes the token and redirects back here. */
const endAddress = (): string => {
  const url = new URL(window.location.href);
  url.searchParams.set('release-preview', 'off');
  return url.href;
};

/** Marks every page during a preview. */
export function OverrideBadge() {
  const { t } = useTranslation('shell');
  const { preview } = shopDocument();
  if (!preview) return null;
  const { releases, cohort, override } = preview;
  return (
    <aside className={styles.badge} aria-label={t('preview.label')} data-testid="override-badge">
      {releases.length > 0 ? <p>{t('preview.releases', { names: releases.join(', ') })}</p> : null}
      {cohort ? <p>{t('preview.cohort')}</p> : null}
      {override ? <p>{t('preview.override', override)}</p> : null}
      <a href={endAddress()}>{t('preview.end')}</a>
    </aside>
  );
}

/** Renders the badge beside the page, in its own root: independent of the rest. */
export async function showOverrideBadge(): Promise<void> {
  await laterWords();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <I18nextProvider i18n={i18n}>
      <OverrideBadge />
    </I18nextProvider>,
  );
}
