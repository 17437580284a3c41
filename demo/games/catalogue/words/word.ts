/** A word of a game's name in English, Chinese and Urdu; one that can be drawn names its motif. */
export type Word = readonly [en: string, cn: string, ur: string, motif?: string]

/** One way of naming games: every choice of one word a list, in this order, is a name. */
export type Pattern = readonly (readonly Word[])[]
