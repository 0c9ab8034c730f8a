/** Thrown with a sentence that says why an operator's command cannot be done. */
export class OperatorMistake extends Error {}
