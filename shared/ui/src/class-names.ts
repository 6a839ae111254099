/** Joins class names and omits absent ones: `classNames(styles.a, open && styles.open)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== null && name !== '').join(' ');
