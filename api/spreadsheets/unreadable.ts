/** A file that cannot be read as what it seems to be. The message is one sentence for whoever sent the file. */
export class UnreadableFile extends Error {}
