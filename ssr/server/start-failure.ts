/** A reason not to start that somebody can do something about: one sentence each line. */
export class StartFailure extends Error {}

/** An error of the system; `setting` names the setting that holds the port. */
type SystemFailure = NodeJS.ErrnoException & { port?: number; setting?: string }

const sentences: Record<string, (failure: SystemFailure) => string> = {
  EADDRINUSE: ({ port, setting = 'PORT' }) =>
    `Port ${port ?? ''} is already in use. Stop the program that uses it, or choose another port with ${setting}, for example ${setting}=${(port ?? 0) < 65_535 ? (port ?? 0) + 1 : 3000}.`,
  EACCES: ({ path, port, setting = 'PORT' }) =>
    path
      ? `The folder of ${path} cannot be written to: set DATA_DIR.`
      : `Port ${port ?? ''} may not be used. Choose another port with ${setting}.`,
  EADDRNOTAVAIL: () => 'HOST is no address of this machine.',
  EROFS: ({ path }) => `The folder of ${path ?? 'DATA_DIR'} cannot be written to: set DATA_DIR.`,
  ENOTDIR: ({ path }) => `${path ?? 'DATA_DIR'} is not a folder: set DATA_DIR.`,
  EEXIST: ({ path }) => `${path ?? 'DATA_DIR'} is not a folder: set DATA_DIR.`,
  ENOSPC: () => 'The disk is full.',
  ECONNREFUSED: () => 'The database of DATABASE_URL does not answer.',
}

/** Why the host could not start, without a stack for what is the surroundings' fault. */
export function explainStartFailure(failure: unknown): string {
  if (failure instanceof StartFailure) return failure.message
  if (!(failure instanceof Error)) return String(failure)
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : ''
  return sentences[code]?.(failure) ?? failure.stack ?? failure.message
}
