import { navigateTo } from '@shop/kit/navigation';
import { useEffect, useRef, useState } from 'react';

export interface ComboboxState {
  /** The text in the field, without spaces around it. */
  readonly typed: string;
  readonly isOpen: boolean;
  /** The index of the row that the arrow keys have reached; -1 for none. */
  readonly chosen: number;
  readonly close: () => void;
  /** Tells the keys which addresses the rows lead to. */
  readonly setRows: (addresses: readonly string[]) => void;
}

/**
 * Makes a field of the shell a combobox (ARIA Authoring Practices, "editable combobox with list autocomplete"): the
 * field belongs to the shell's own form, so keys and attributes are set on the element.
 * @param onSearch called with each query that the shopper submits or opens a row of
 */
export function useCombobox(
  field: HTMLInputElement,
  listId: string,
  onSearch: (query: string) => void,
): ComboboxState {
  const [typed, setTyped] = useState(() => field.value.trim());
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState(-1);
  const rows = useRef<readonly string[]>([]);
  const latest = useRef({ isOpen, chosen, onSearch });
  latest.current = { isOpen, chosen, onSearch };

  useEffect(() => {
    const move = (by: number) => {
      const count = rows.current.length;
      if (count === 0) return;
      setOpen(true);
      // One place more than rows: the field itself.
      setChosen((at) => ((at + 1 + by + count + 1) % (count + 1)) - 1);
    };
    const onKey = (event: KeyboardEvent) => {
      const { isOpen: open, chosen: at } = latest.current;
      const address = open ? rows.current[at] : undefined;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Escape' && open && rows.current.length > 0) setOpen(false);
      else if (event.key === 'Enter' && address !== undefined && !event.isComposing) {
        latest.current.onSearch(field.value.trim());
        setOpen(false);
        void navigateTo(address);
      } else return;
      event.preventDefault();
    };
    const onInput = () => {
      setTyped(field.value.trim());
      setChosen(-1);
      setOpen(true);
    };
    const onFocus = () => setOpen(true);
    const onBlur = () => setOpen(false);
    const onSubmit = () => {
      latest.current.onSearch(field.value.trim());
      setOpen(false);
    };
    const { form } = field;
    field.addEventListener('keydown', onKey);
    field.addEventListener('input', onInput);
    field.addEventListener('focus', onFocus);
    field.addEventListener('click', onFocus);
    field.addEventListener('blur', onBlur);
    form?.addEventListener('submit', onSubmit);
    return () => {
      field.removeEventListener('keydown', onKey);
      field.removeEventListener('input', onInput);
      field.removeEventListener('focus', onFocus);
      field.removeEventListener('click', onFocus);
      field.removeEventListener('blur', onBlur);
      form?.removeEventListener('submit', onSubmit);
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-activedescendant');
      field.removeAttribute('aria-controls');
    };
  }, [field]);

  useEffect(() => {
    field.setAttribute('aria-controls', listId);
    if (isOpen && chosen >= 0) field.setAttribute('aria-activedescendant', `${listId}-${chosen}`);
    else field.removeAttribute('aria-activedescendant');
  }, [field, listId, isOpen, chosen]);

  return {
    typed,
    isOpen,
    chosen,
    close: () => setOpen(false),
    setRows: (addresses) => {
      rows.current = addresses;
    },
  };
}
