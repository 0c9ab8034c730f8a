/** A reason not to start that somebody can do something about: one sentence each line. */
export class StartFailure extends Error {}

const sentences: Record<string, (failure: NodeJS.ErrnoException & { port?: number }) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port ?? ''} is taken by another program: stop it or set PORT.`,
  EACCES: ({ path, port }) =>
    path
      ? `The folder of ${path} cannot be written to: set DATA_DIR.`
      : `Port ${port ?? ''} may not be used: set PORT.`,
  EROFS: ({ path }) => `The folder of ${path ?? 'DATA_DIR'} cannot be written to: set DATA_DIR.`,
  ENOTDIR: ({ path }) => `${path ?? 'DATA_DIR'} is not a folder: set DATA_DIR.`,
  EEXIST: ({ path }) => `${path ?? 'DATA_DIR'} is not a folder: set DATA_DIR.`,
  ENOSPC: () => 'The disk is full.',
  ECONNREFUSED: () => 'The database of DATABASE_URL does not answer.',
}

/** Why the host could not start, without a stack for what is the surroundings' fault. */
export function explain(failure: unknown): string {
  if (failure instanceof StartFailure) return failure.message
  if (!(failure instanceof Error)) return String(failure)
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : ''
  return sentences[code]?.(failure) ?? failure.stack ?? failure.message
}
