import type { TextOrTexts } from '../platform/override-parts.ts'
import type { TranslationLocale } from './translations/translations.ts'

/** A text that an operator has written, in the reader's language; the first one if there is none in it. */
export function ownText(text: TextOrTexts, locale: TranslationLocale): string {
  if (typeof text === 'string') return text
  const language = locale === 'en-US' || locale === 'en-GB' ? 'en' : locale
  return text[language] ?? Object.values(text)[0] ?? ''
}
