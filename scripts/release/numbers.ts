/** True for the name of a folder that is a number. */
export const isNumber = (name: string): boolean => /^[1-9]\d*$/u.test(name)

/** Orders numbers, the highest first. */
export const descending = (a: number, b: number): number => b - a
