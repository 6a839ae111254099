import { byIndex, type ColorId, type ColorRecord, colorsOf, defaultPalette } from '@shop/design';
import type { TextKey } from '@shop/kit/i18n';
import { Icon, TextField } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../editor/use-session.ts';
import type { Session } from '../session/session.ts';
import styles from './colors.module.css';

interface ColorsProps {
  readonly session: Session;
  readonly legend: string;
  readonly value: ColorId | null;
  /** The label of the choice "none"; absent where a colour is required. */
  readonly none?: string;
  readonly onChoose: (color: ColorId | string | null) => void;
}

const namedColors = new Set(defaultPalette.map(({ uid }) => uid));
const hex = /^#?[0-9a-f]{6}$/i;

/** A colour dot; on the canvas a colour is a value and not a token. */
function ColorDot({ srgb }: { readonly srgb: string }) {
  return (
    <svg className={styles.dot} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" fill={srgb} />
    </svg>
  );
}

/** The design's palette and a field for any other colour, which is added to the palette. */
export function Colors({ session, legend, value, none, onChoose }: ColorsProps) {
  const { t } = useTranslation('mf-editor');
  const { document } = useSettled(session);
  const colors = [...colorsOf(document)].sort(byIndex);
  const chosen = colors.find(({ id }) => id === value);
  const [typed, setTyped] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const name = ({ uid, srgb }: ColorRecord) =>
    namedColors.has(uid) ? t(`color.${uid}` as TextKey<'mf-editor'>) : srgb;
  const onChooseLatest = useRef(onChoose);
  onChooseLatest.current = onChoose;
  useEffect(() => {
    // React's onChange fires while the native picker is dragged; the native event fires once, at the end.
    const input = picker.current;
    const commit = () => {
      if (input !== null) onChooseLatest.current(input.value);
    };
    input?.addEventListener('change', commit);
    return () => input?.removeEventListener('change', commit);
  }, []);
  const type = (text: string) => {
    setTyped(text);
    if (hex.test(text.trim())) onChoose(`#${text.trim().replace('#', '').toLowerCase()}`);
  };
  return (
    <fieldset className={styles.field} data-own-keys="">
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.swatches}>
        {none === undefined ? null : (
          <label className={styles.swatch} title={none}>
            <input
              type="radio"
              className={styles.input}
              aria-label={none}
              checked={value === null}
              onChange={() => onChoose(null)}
            />
            <span className={styles.empty}>
              <Icon name="cross" size={16} />
            </span>
          </label>
        )}
        {colors.map((color) => (
          <label key={color.id} className={styles.swatch} title={name(color)}>
            <input
              type="radio"
              className={styles.input}
              aria-label={name(color)}
              checked={color.id === value}
              onChange={() => onChoose(color.id)}
            />
            <ColorDot srgb={color.srgb} />
          </label>
        ))}
      </div>
      <div className={styles.own}>
        <TextField
          label={t('color.own')}
          value={typed ?? chosen?.srgb ?? ''}
          placeholder="#1c2f5c"
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          error={
            typed !== undefined && typed !== '' && !hex.test(typed.trim()) && typed.length >= 7
              ? t('color.wrong')
              : undefined
          }
          onChange={type}
          onBlur={() => setTyped(undefined)}
        />
        <label className={styles.picker}>
          <span className="only-heard">{t('color.picker')}</span>
          <input ref={picker} type="color" key={chosen?.srgb} defaultValue={chosen?.srgb ?? '#1c2f5c'} />
        </label>
      </div>
    </fieldset>
  );
}
