import { ownEntries } from '../text/own-entries'
import { tryParseJson } from '../text/parse-json'

/** A name with its logo: a licence, or a way to pay. */
export interface Mark {
  readonly name: string
  /** URL of the logo, not checked; '' for none. */
  readonly image: string
  /** URL that it leads to, not checked; '' for none. */
  readonly url: string
}

/**
 * What a merchant says about itself in `company` of config.json (docs/operators-reference.md). Anything invalid is left
 * out.
 */
export interface CompanyInfo {
  /** As displayed, such as `+63 2 8888 0000`; '' for none. */
  readonly phone: string
  readonly email: string
  /** URLs, not checked; '' for none. */
  readonly terms: string
  readonly privacy: string
  readonly licence: Mark | null
  readonly payments: readonly Mark[]
}

const PHONE = /^\+?\d[\d ()./-]{2,24}\d$/u
const EMAIL = /^[^\s@<>",;:?&%#/]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z]{2,24}$/iu
const MAX_MARKS = 24
const MAX_NAME = 120 // a licence with its authority and number

/** @param json text of config.json as the worker stores it; undefined if there is none */
export const companyInfo = (json: string | undefined): CompanyInfo => {
  const company = ownEntries(ownEntries(tryParseJson(json)).get('company'))
  const payments: unknown = company.get('payments')
  return {
    phone: textOf(company.get('phone'), PHONE),
    email: textOf(company.get('email'), EMAIL),
    terms: textOf(company.get('terms')),
    privacy: textOf(company.get('privacy')),
    licence: markOf(company.get('licence')),
    payments: (Array.isArray(payments) ? payments : [])
      .slice(0, MAX_MARKS)
      .flatMap((payment: unknown) => markOf(payment) ?? []),
  }
}

/** Returns the `tel:` link of a displayed number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/gu, '')}`

const markOf = (value: unknown): Mark | null => {
  const mark = ownEntries(value)
  const name = textOf(mark.get('name')).slice(0, MAX_NAME)
  return name === '' ? null : { name, image: textOf(mark.get('image')), url: textOf(mark.get('url')) }
}

const textOf = (value: unknown, shape = /\S/u): string => {
  const text = typeof value === 'string' ? value.trim() : ''
  return shape.test(text) ? text : ''
}
