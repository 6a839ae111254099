import type { Mark, NodeId } from '@shop/design';
import { TextArea } from '@shop/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/session.ts';

interface TextContentProps {
  readonly session: Session;
  readonly id: NodeId;
  readonly text: string;
  readonly locked: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Milliseconds without typing that end an undo step. */
const undoPauseMs = 1200;

/**
 * The content of a text, edited in a native field, so that every keyboard, input method and spelling checker works.
 * During a composition the design waits; one burst of typing is one undo step.
 */
export function TextContent({ session, id, text, locked, field }: TextContentProps) {
  const { t } = useTranslation('mf-editor');
  const [draft, setDraft] = useState<string>();
  const composing = useRef(false);
  const mark = useRef<Mark>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const commit = useRef<() => void>(() => undefined);
  commit.current = () => {
    clearTimeout(timer.current);
    if (mark.current !== undefined) session.store.squashToMark(mark.current);
    mark.current = undefined;
    setDraft(undefined);
  };
  useEffect(() => () => commit.current(), []);

  const applyText = (next: string) => {
    mark.current ??= session.store.mark();
    session.store.run({ name: 'setText', args: { id, text: next } }, { since: mark.current });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit.current(), undoPauseMs);
  };
  return (
    <TextArea
      ref={field}
      data-testid="text-content"
      label={t('text.content')}
      rows={2}
      maxLength={2000}
      readOnly={locked}
      value={draft ?? text}
      onChange={(next) => {
        setDraft(next);
        if (!composing.current) applyText(next);
      }}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        setDraft(event.currentTarget.value);
        applyText(event.currentTarget.value);
      }}
      onBlur={() => commit.current()}
    />
  );
}
