/** The class names that are there, as one attribute: `classNames(styles.tab, isOpen && styles.open)`. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ')
