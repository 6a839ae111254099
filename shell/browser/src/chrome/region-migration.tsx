import { useText } from '@shop/kit/i18n';
import { trackRegionMigration } from '@shop/kit/shell';
import { Button, Dialog } from '@shop/ui';
import { useEffect, useState } from 'react';
import styles from './chrome.module.css';

/** Shown to visitors whom the former Czech site sends to the .com host (specification 2.5). */
const applies = ({ hostname, search }: Location): boolean =>
  hostname.endsWith('.com') && new URLSearchParams(search).get('fromRegion') === 'CZ';

/** Titled in English and Czech whatever the page's language is: it speaks to visitors of the Czech site. */
const title = 'The Czech site is now our international site · Český web je nyní naším mezinárodním webem';
const statements = [
  ['The old site is gone; this is where we sell from now on.', 'Původní web už neexistuje; prodáváme zde.'],
  ['You have a larger selection than before.', 'Máte větší výběr než dříve.'],
  ['Ordering is quicker and easier.', 'Objednávání je rychlejší a snazší.'],
  ['All accounts and earlier orders are here.', 'Všechny účty a dřívější objednávky jsou zde.'],
] as const;

export function RegionMigration() {
  const t = useText();
  const [open, setOpen] = useState(() => applies(window.location));
  useEffect(() => {
    if (applies(window.location)) trackRegionMigration();
  }, []);
  if (!open) return null;
  return (
    <Dialog
      open
      onClose={() => setOpen(false)}
      title={title}
      closeLabel={t('close')}
      footer={<Button onClick={() => setOpen(false)}>{t('close')}</Button>}
    >
      <ul className={styles.statements}>
        {statements.map(([english, czech]) => (
          <li key={english}>
            <span lang="en">{english}</span> <span lang="cs">{czech}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
