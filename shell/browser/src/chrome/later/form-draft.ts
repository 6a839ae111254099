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
 * Whether a field may be stored: never secrets, cards, or what cannot be restored. Decimals neither, because another
 * language reads them differently: 9.5 would come back as 95.
 */
const isDraftField = (field: Field): boolean =>
  field.name !== '' &&
  !['password', 'file', 'hidden', 'submit', 'button'].includes(field.type) &&
  field.inputMode !== 'decimal' &&
  !field.getAttribute('autocomplete')?.startsWith('cc-') &&
  !field.name.startsWith('card.');

const fieldsOnPage = (): Field[] => [
  ...document.querySelectorAll<Field>('#main :is(input, select, textarea)[name]'),
];

const isChecked = (field: Field): boolean => field instanceof HTMLInputElement && field.checked;
const isCheckable = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';

const getCurrentRoute = (): string => matchPath(window.location.pathname)?.id ?? '';

/** Stores the values of the page's fields for the next document in this tab. */
export function saveFormDraft(): void {
  const fields = fieldsOnPage()
    .filter(isDraftField)
    .filter((field) => field.type !== 'radio' || isChecked(field))
    .map(
      (field) => [field.name, field.type === 'checkbox' ? String(isChecked(field)) : field.value] as const,
    );
  if (fields.length === 0) return;
  const draft: Draft = { region: shopDocument().region, route: getCurrentRoute(), fields };
  sessionStorage.setItem(draftKey, JSON.stringify(draft));
}

/** How long a page may take to show a stored field. */
const restoreTimeoutMs = 15_000;

/** Restores the fields as they appear, on the same page of the same region; anywhere else the draft is discarded. */
export function applyFormDraft(): void {
  const text = sessionStorage.getItem(draftKey);
  sessionStorage.removeItem(draftKey);
  if (text === null) return;
  // Written by `saveFormDraft` in this tab.
  const { region, route, fields } = JSON.parse(text) as Draft;
  if (region !== shopDocument().region || route !== getCurrentRoute()) return;
  const remaining = new Map(fields);
  const fillFields = () => {
    for (const field of fieldsOnPage().filter(isDraftField)) {
      const value = remaining.get(field.name);
      if (value === undefined || (field.type === 'radio' && field.value !== value)) continue;
      remaining.delete(field.name);
      setFieldValue(field, value);
    }
    if (remaining.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fillFields);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), restoreTimeoutMs);
  fillFields();
}

/** Sets the value so that React notices, like user input. */
function setFieldValue(field: Field, value: string): void {
  if (isCheckable(field)) {
    if (isChecked(field) !== (field.type === 'radio' || value === 'true')) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
