import type { StaffProductionLine } from '@shop/contracts';
import { problemText } from '@shop/kit/i18n';
import { TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLines } from './lines.query.ts';
import styles from './production.module.css';
import { readScan } from './scan-code.ts';

interface ScanFieldProps {
  readonly onFound: (line: StaffProductionLine) => void;
}

/** What a key is meant for while it has the focus; a row, a button or a tick is not. */
const takesText = 'input:not([type="checkbox"]), select, textarea, dialog';

/**
 * Takes the code of a work ticket, an order number or a tracking number, by scanner or keyboard, and opens its line. It
 * takes what is typed while no other field or dialog has the focus, since a scanner types where the focus is.
 */
export function ScanField({ onFound }: ScanFieldProps) {
  const { t } = useTranslation('mf-desk');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // The first character of a scan finds the field wherever the page was clicked; `/` leads to the filter.
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isText = key.length === 1 && key !== '/' && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      const isTypedElsewhere = document.activeElement?.closest(takesText) != null;
      if (isText && !isTypedElsewhere) field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const asked = readScan(text);
    if (asked === null) return setFault(t('scan.wrong'));
    setBusy(true);
    const found = await findLines(asked);
    setBusy(false);
    if (!found.ok) return setFault(problemText(found.problem));
    const [line] = found.value.lines;
    if (!line) return setFault(t('scan.none'));
    setText('');
    setFault(null);
    onFound(line);
  };
  return (
    <form className={styles.scan} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        dense
        label={t('scan.label')}
        hint={t('scan.hint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={400}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setFault(null);
        }}
        error={fault ?? undefined}
        aria-busy={busy}
      />
    </form>
  );
}
