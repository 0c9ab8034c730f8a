import type { Language } from '@tradecounter/search'
import { languageOfLocale } from '../caller.ts'

/** The language of mails to a user: the chosen one, else `usual`, such as that of the request. */
export const mailLanguageOf = ({ language }: { language: string }, usual: Language): Language =>
  languageOfLocale(language) ?? usual
