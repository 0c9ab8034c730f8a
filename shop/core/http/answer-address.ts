/** Exists in types only: an address is a plain string. */
declare const answerOfAddress: unique symbol

/** An address with the type of its answer. `addressOfCall` makes it. */
export type AnswerAddress<Answer = unknown> = string & { readonly [answerOfAddress]: Answer }
