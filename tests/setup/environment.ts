/** The environment for our programs: only settings that are set here on purpose. */
export const fewSettings = {
  PATH: process.env.PATH,
  /** The compile cache of `npm test`, to avoid compiling at each start. */
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: 'production',
}
