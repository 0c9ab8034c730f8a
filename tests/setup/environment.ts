/** What a program of ours takes from this process's environment: nothing that is set here for another reason. */
export const fewSettings = {
  PATH: process.env.PATH,
  /** Where `npm test` keeps what Node makes of TypeScript; else each start would do it anew. */
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: 'production',
}
