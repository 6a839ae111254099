import { useText } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { Button } from '@shop/ui';
import { useCallback, useRef, useState } from 'react';
import styles from './header.module.css';
import { Rare, rarePart } from './rare.tsx';

const panel = rarePart(() =>
  import(/* webpackChunkName: "range" */ './later/range-panel.tsx').then((file) => file.RangePanel),
);
/** The range is on its way before the finger or the mouse has made up its mind. What fails is tried again on opening. */
const expectOpening = () => void panel.load().catch(console.debug);

/** The whole range under one button. Without its code the home page, where all shelves stand, takes its place. */
export function RangeMenu() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const onClose = useCallback(() => setOpen(false), []);
  const goHome = () => {
    onClose();
    void navigate('home');
  };
  return (
    <nav ref={root} aria-label={t('header.categories')}>
      <Button
        tone="quiet"
        icon="menu"
        aria-expanded={open}
        aria-controls={open ? 'range' : undefined}
        onClick={() => setOpen(!open)}
        onPointerEnter={expectOpening}
        onFocus={expectOpening}
      >
        <span className={styles.word}>{t('header.range')}</span>
      </Button>
      {open ? <Rare part={panel} props={{ root, onClose }} onMissing={goHome} /> : null}
    </nav>
  );
}
