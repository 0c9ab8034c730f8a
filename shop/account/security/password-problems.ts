import type { TranslationKey } from '@tradecounter/shop/core'

/** The messages of refused new passwords, by the code of the service. */
export const passwordProblems: Readonly<Record<string, TranslationKey>> = {
  tooShort: 'password.too-short',
  tooLong: 'password.too-long',
  notText: 'password.not-text',
  tooPlain: 'password.too-plain',
}
