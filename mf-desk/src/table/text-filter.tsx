import { useSearchParams } from '@shop/kit/router';
import { TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilterSetter } from '../matrix/filters.tsx';

interface TextFilterProps {
  readonly label: string;
  /** The parameter of the address. */
  readonly name?: string;
  /** The fewest characters that the API takes. */
  readonly shortest?: 1 | 3;
  /** A whole number: other characters cannot be typed. */
  readonly isNumber?: boolean;
}

/** Whether the reader types somewhere, so that a key is no shortcut. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

/** A typed filter of a list, in the address: asked for by Enter or on leaving the field. `/` moves to the first of a page. */
export function TextFilter({ label, name = 'text', shortest = 3, isNumber = false }: TextFilterProps) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const given = search.get(name) ?? '';
  const [text, setText] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(given), [given]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || isTyping(event) || event.ctrlKey || event.metaKey)
        return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const isShort = text.trim().length > 0 && text.trim().length < shortest;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isShort && text.trim() !== given) set(name, text.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextField
        ref={field}
        dense
        label={label}
        maxLength={isNumber ? 9 : 80}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        value={text}
        onChange={(typed) => setText(isNumber ? typed.replace(/\D/g, '') : typed)}
        onBlur={() => submit()}
        error={isShort ? t('palette.hint') : undefined}
      />
    </form>
  );
}
