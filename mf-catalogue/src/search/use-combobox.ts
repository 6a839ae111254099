import { navigateTo } from '@shop/kit/navigation';
import { useEffect, useRef, useState } from 'react';
import { listenTo } from './listen-to.ts';

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
 * field belongs to the shell's own form, so keys and attributes are set on the element. The list closes when the focus
 * leaves the search: field, button and list are one `<search>`.
 * @param onSearch called with each query that the shopper submits or opens a row of
 */
export function useCombobox(
  field: HTMLInputElement,
  listId: string,
  onSearch: (query: string) => void,
): ComboboxState {
  const [typed, setTyped] = useState(() => field.value.trim());
  // The focus may have left the field while the list was loading.
  const [isOpen, setOpen] = useState(() => document.activeElement === field);
  const [chosen, setChosen] = useState(-1);
  const rows = useRef<readonly string[]>([]);
  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const move = (by: number) => {
    const count = rows.current.length;
    if (count === 0) return;
    setOpen(true);
    // One place more than rows: the field itself.
    setChosen((at) => ((at + 1 + by + count + 1) % (count + 1)) - 1);
  };
  const search = () => {
    onSearch(field.value.trim());
    close();
  };
  /** Returns whether the key is used up. */
  const onKey = ({ key, isComposing, target }: KeyboardEvent): boolean => {
    if (key === 'Escape' && isOpen && rows.current.length > 0) {
      field.focus();
      close();
      return true;
    }
    if (target !== field) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      move(key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    const address = isOpen ? rows.current[chosen] : undefined;
    if (key !== 'Enter' || address === undefined || isComposing) return false;
    search();
    void navigateTo(address);
    return true;
  };
  const onInput = () => {
    setTyped(field.value.trim());
    setChosen(-1);
    setOpen(true);
  };
  useListeners(field, { onKey, onInput, search, close, open: () => setOpen(true) });
  useActiveRow(field, listId, isOpen ? chosen : -1);
  return {
    typed,
    isOpen,
    chosen,
    close,
    setRows: (addresses) => {
      rows.current = addresses;
    },
  };
}

interface Reactions {
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onInput: () => void;
  readonly search: () => void;
  readonly close: () => void;
  readonly open: () => void;
}

/** Listens to the field, its form and the search around them, with the reactions of the latest render. */
function useListeners(field: HTMLInputElement, reactions: Reactions): void {
  const latest = useRef(reactions);
  latest.current = reactions;
  useEffect(() => {
    const box = field.closest<HTMLElement>('search') ?? field;
    const open = () => latest.current.open();
    const removers = [
      listenTo(field, { input: () => latest.current.onInput(), focus: open, click: open }),
      listenTo(field.form, { submit: () => latest.current.search() }),
      listenTo(box, {
        keydown: (event) => {
          if (latest.current.onKey(event)) event.preventDefault();
        },
        focusout: ({ relatedTarget }) => {
          if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) latest.current.close();
        },
      }),
    ];
    return () => {
      for (const remove of removers) remove();
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-activedescendant');
      field.removeAttribute('aria-controls');
    };
  }, [field]);
}

/** Names the row that the arrow keys have reached, and scrolls to it. */
function useActiveRow(field: HTMLInputElement, listId: string, row: number): void {
  useEffect(() => {
    field.setAttribute('aria-controls', listId);
    if (row < 0) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', `${listId}-${row}`);
    document.getElementById(`${listId}-${row}`)?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, row]);
}
