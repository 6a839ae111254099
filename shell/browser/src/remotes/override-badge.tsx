import { say, shopDocument } from '@shop/kit/shell';
import { createRoot } from 'react-dom/client';
import { laterWords } from '../chrome/later/words.ts';
import styles from './override-badge.module.css';

/** The address of this page that ends what the badge tells of: the host forgets the token and leads back here. */
const endAddress = (): string => {
  const url = new URL(window.location.href);
  url.searchParams.set('release-preview', 'off');
  return url.href;
};

/** Says, on every page for as long as it lasts, that this visitor is not shown what the region gives. */
export function OverrideBadge() {
  const { preview } = shopDocument();
  if (!preview) return null;
  const { releases, cohort, override } = preview;
  return (
    <aside className={styles.badge} aria-label={say('shell', 'preview.label')} data-testid="override-badge">
      {releases.length > 0 ? <p>{say('shell', 'preview.releases', { names: releases.join(', ') })}</p> : null}
      {cohort ? <p>{say('shell', 'preview.cohort')}</p> : null}
      {override ? <p>{say('shell', 'preview.override', override)}</p> : null}
      <a href={endAddress()}>{say('shell', 'preview.end')}</a>
    </aside>
  );
}

/** Puts the badge beside the page, in a root of its own: it is there whatever becomes of the rest. */
export async function showOverrideBadge(): Promise<void> {
  await laterWords();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<OverrideBadge />);
}
