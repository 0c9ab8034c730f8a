import { dictionary } from '@zxcvbn-ts/language-common'

/** How many of the commonest passwords are known: ASVS 6.2.4 asks for 3,000. */
const known = 3000

/** The passwords that people have chosen most often, as leaks show them, the commonest first. In lower case. */
export const commonPasswords: readonly string[] = dictionary.passwords.slice(0, known)
