import { useSearchParams } from '@shop/kit/router';
import { TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilterSetter } from '../matrix/filters.tsx';

/** The text filter of a list, in the address as `text`; at least three characters. `/` moves to it. */
export function TextFilter() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const given = search.get('text') ?? '';
  const [text, setText] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(given), [given]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, select, textarea, dialog') !== null;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const isShort = text.trim().length > 0 && text.trim().length < 3;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isShort) set('text', text.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextField
        ref={field}
        dense
        label={t('orders.filter.text')}
        maxLength={80}
        value={text}
        onChange={setText}
        onBlur={() => submit()}
        error={isShort ? t('palette.hint') : undefined}
      />
    </form>
  );
}
