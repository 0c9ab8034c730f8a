/** An operator's command cannot be done. The message is for the operator. */
export class OperatorError extends Error {}
