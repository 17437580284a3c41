/** A word of a game's name in English, Chinese and Urdu; a word that can be drawn has a motif. */
export type Word = readonly [en: string, cn: string, ur: string, motif?: string]

/** A pattern of names: every choice of one word per list, in this order, is a name. */
export type Pattern = readonly (readonly Word[])[]
