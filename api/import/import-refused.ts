/** Why nothing of a file was applied: one sentence for the operator. */
export class ImportRefused extends Error {}
