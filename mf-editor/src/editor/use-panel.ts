import type { Side } from '@shop/packaging';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/session.ts';
import { addText } from './actions.ts';
import type { Panel } from './editor-layout.tsx';

/** The visible panel, and functions that focus a text's field in it. */
export function usePanel(session: Session, side: Side | null) {
  const { t } = useTranslation('mf-editor');
  const [panel, setPanel] = useState<Panel>('add');
  const textField = useRef<HTMLTextAreaElement>(null);
  // The field must exist before it can take the focus in the same tap: phones open their keyboard only then.
  const addAndFocusText = () => {
    flushSync(() => {
      addText(session, side, t('text.default'));
      setPanel('properties');
    });
    textField.current?.focus();
    textField.current?.select();
  };
  const focusText = () => {
    flushSync(() => setPanel('properties'));
    textField.current?.focus();
  };
  return { panel, setPanel, textField, addAndFocusText, focusText };
}
