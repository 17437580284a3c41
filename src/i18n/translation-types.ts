import type { LanguageCode } from '#domain/language/languages'
import type first from './locales/EN/first.json'
import type rest from './locales/EN/rest.json'

/** The texts of one file, by key. */
export type TranslationFile = Readonly<Record<string, string>>

export type TranslationLoader = () => Promise<TranslationFile>

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** A key as used in code: without the suffix of its plural form. */
type Asked<Key> = Key extends `${infer Base}_${PluralSuffix}` ? Base : Key

export type FirstKey = Asked<keyof typeof first>
export type RestKey = Asked<keyof typeof rest>
export type TranslationKey = FirstKey | RestKey

/** Values put into a text. Numbers are shown in the language's format; `count` also picks the plural form. */
export type TranslationValues = Readonly<Record<string, string | number>>

/** Returns a text of one language: `t('lobby.games', { count: 3 })`. */
export interface Translate<Key extends string = FirstKey> {
  (key: Key, values?: TranslationValues): string
  readonly language: LanguageCode
}

export type AllTranslations = Translate<TranslationKey>
