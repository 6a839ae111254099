import { matchPath } from '@shop/kit/navigation';
import { shopDocument } from '@shop/kit/shell';
import { draftKey } from '../draft-key.ts';

interface Draft {
  readonly region: string;
  readonly route: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Never written down anywhere: secrets, cards, and what cannot be put back. Nor a decimal, which another language reads as
 * another number: 9.5 would come back as 95.
 */
const kept = (field: Field): boolean =>
  field.name !== '' &&
  !['password', 'file', 'hidden', 'submit', 'button'].includes(field.type) &&
  field.inputMode !== 'decimal' &&
  !field.getAttribute('autocomplete')?.startsWith('cc-') &&
  !field.name.startsWith('card.');

const fieldsOnPage = (): Field[] => [
  ...document.querySelectorAll<Field>('#main :is(input, select, textarea)[name]'),
];

const isTicked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;
const isTick = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';

const routeHere = (): string => matchPath(window.location.pathname)?.id ?? '';

/** Writes down what stands in the fields of the page, for the document that comes next in this tab. */
export function keepForm(): void {
  const fields = fieldsOnPage()
    .filter(kept)
    .filter((field) => field.type !== 'radio' || isTicked(field))
    .map((field) => [field.name, field.type === 'checkbox' ? String(isTicked(field)) : field.value] as const);
  if (fields.length === 0) return;
  const draft: Draft = { region: shopDocument().region, route: routeHere(), fields };
  sessionStorage.setItem(draftKey, JSON.stringify(draft));
}

/** How long a page may take to show a field that was filled. */
const waitMs = 15_000;

/** Puts it back, field by field as they appear, on the same page of the same region; anywhere else it is forgotten. */
export function restoreForm(): void {
  const text = sessionStorage.getItem(draftKey);
  sessionStorage.removeItem(draftKey);
  if (text === null) return;
  // Written by `keepForm` in this very tab.
  const { region, route, fields } = JSON.parse(text) as Draft;
  if (region !== shopDocument().region || route !== routeHere()) return;
  const open = new Map(fields);
  const look = () => {
    for (const field of fieldsOnPage().filter(kept)) {
      const value = open.get(field.name);
      if (value === undefined || (field.type === 'radio' && field.value !== value)) continue;
      open.delete(field.name);
      fill(field, value);
    }
    if (open.size === 0) watcher.disconnect();
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), waitMs);
  look();
}

/** As a shopper would: React hears of it. */
function fill(field: Field, value: string): void {
  if (isTick(field)) {
    if (isTicked(field) !== (field.type === 'radio' || value === 'true')) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
