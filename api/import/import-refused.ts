/** Why nothing of a file was applied: one sentence for whoever runs the import. */
export class ImportRefused extends Error {}
