import type { Language } from '@tradecounter/search'
import { languageOfLocale } from '../caller.ts'

/** The language of mails to a user: the chosen one, else `usual`, such as that of the request. */
export const mailLanguageOf = ({ language }: { language: string }, usual: Language): Language =>
  languageOfLocale(language) ?? usual

/** The place of a mail to a user, with the language of that user: the chosen one, else that of the page. */
export const placeFor = <Place extends { language: Language }>(
  user: { language: string },
  place: Place,
): Place => ({
  ...place,
  language: mailLanguageOf(user, place.language),
})
