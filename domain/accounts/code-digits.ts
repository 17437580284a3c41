import { westernDigits } from '../text/western-digits'

const LENGTH = 6 // TFA-04

/** Returns the digits of a typed or pasted one-time code, at most six, also of one in the digits of another script. */
export const codeDigits = (typed: string): string => westernDigits(typed).replace(/\D/gu, '').slice(0, LENGTH)
