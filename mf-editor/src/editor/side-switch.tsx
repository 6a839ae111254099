import { useTerms } from '@shop/kit/i18n';
import type { Die, Side } from '@shop/packaging';
import { sides } from '@shop/packaging';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './side-switch.module.css';

interface SideSwitchProps {
  readonly die: Die;
  readonly side: Side | null;
  readonly onSide: (side: Side | null) => void;
}

/** The sides of this box, in the order of the specification, and the whole sheet. Radio buttons underneath. */
export function SideSwitch({ die, side, onSide }: SideSwitchProps) {
  const { t } = useTranslation('mf-editor');
  const term = useTerms();
  const name = useId();
  const there = sides.filter((each) => die.frames.some((frame) => frame.side === each));
  return (
    <fieldset className={styles.sides} data-testid="sides" data-own-keys="">
      <legend className="only-heard">{t('side.legend')}</legend>
      {[...there, null].map((each) => (
        <label key={each ?? 'sheet'} className={styles.side}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={each === side}
            onChange={() => onSide(each)}
          />
          <span>{each === null ? t('side.sheet') : term('side', each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
