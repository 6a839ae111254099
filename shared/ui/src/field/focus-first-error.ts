/**
 * Focuses the first field with an error, in the order of the form. Call it once the errors are on screen: `useEffect(()
 * => { if (tries > 0) focusFirstError(form.current) }, [tries])`.
 */
export function focusFirstError(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
