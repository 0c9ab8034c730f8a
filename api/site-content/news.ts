import type { Language } from '@tradecounter/search'
import { type News, sites } from '../contract/index.ts'
import { dayIn } from '../platform/days.ts'
import type { TextOrTexts } from '../platform/override-parts.ts'
import type { Caller, Services } from '../platform/services.ts'

const mostNews = 5

/** The text for a language; undefined if the operator has written none. */
const textFor = (text: TextOrTexts, language: Language): string | undefined =>
  typeof text === 'string' ? text : text[language]

/**
 * The news of the caller's site that are shown today, newest first. News without texts in the language of the caller
 * are left out, and a link without one is.
 */
export function readNews(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  { site, language }: Pick<Caller, 'site' | 'language'>,
): News {
  const today = dayIn(sites[site].country, clock())
  const written = settings.siteOverrides?.[site]?.news ?? settings.demoNews?.[site] ?? []
  const shown = written
    .filter(({ date, until }) => date <= today && (until === undefined || until >= today))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .flatMap(({ date, title, text, link }): News['news'] => {
      const [titleText, content] = [textFor(title, language), textFor(text, language)]
      if (titleText === undefined || content === undefined) return []
      const linkTitle = link === undefined ? undefined : textFor(link.title, language)
      return [
        {
          date,
          title: titleText,
          text: content,
          link: link === undefined || linkTitle === undefined ? null : { title: linkTitle, url: link.url },
        },
      ]
    })
  return { news: shown.slice(0, mostNews) }
}
