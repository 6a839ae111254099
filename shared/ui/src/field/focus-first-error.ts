/**
 * Focuses the first field with an error, in the order of the form; returns whether there is one. Call it once the errors
 * are on screen (`useFormAttempts` does).
 */
export function focusFirstError(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== undefined && field !== null;
}
