/** Something that the person at the terminal, or their merchant, has to put right: said in a sentence, without a trace. */
export class UserError extends Error {}
