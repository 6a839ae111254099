/** Joins class names and leaves out what is absent: `classNames(styles.a, open && styles.open)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== null && name !== '').join(' ');
