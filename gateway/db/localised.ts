import type { ContentLanguage } from '../http/language'

/** A text in each language of the content. */
export type Localised = Readonly<Record<ContentLanguage, string>>

const SUFFIX = { EN: 'en', CN: 'cn', UR: 'ur' } as const satisfies Record<ContentLanguage, string>

/** The column that holds a text in one language: `column('name', 'CN')` is `name_cn`. */
export function column(name: string, language: ContentLanguage): string {
  return `${name}_${SUFFIX[language]}`
}

/** The values of the three columns, in the order of the schema. */
export const columns = (text: Localised): [string, string, string] => [text.EN, text.CN, text.UR]
