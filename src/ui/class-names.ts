/** Joins the class names that are set: `classNames(styles.tab, isOpen && styles.open)`. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ')
