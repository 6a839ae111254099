import { useSearchParams } from '@shop/kit/router';
import { TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilterSetter } from '../matrix/filters.tsx';

interface TextFilterProps {
  readonly label: string;
}

/** Whether the reader types somewhere, so that a key is no shortcut. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

/** The text filter of a list, in the address as `text`; at least three characters. `/` moves to it. */
export function TextFilter({ label }: TextFilterProps) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const given = search.get('text') ?? '';
  const [text, setText] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(given), [given]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const isShort = text.trim().length > 0 && text.trim().length < 3;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isShort && text.trim() !== given) set('text', text.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextField
        ref={field}
        dense
        label={label}
        maxLength={80}
        value={text}
        onChange={setText}
        onBlur={() => submit()}
        error={isShort ? t('palette.hint') : undefined}
      />
    </form>
  );
}
