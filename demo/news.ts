import type { NewsBySite } from '@tradecounter/api/seed'
import { dayFrom } from './loading/dates.ts'
import texts from './news.json' with { type: 'json' }

/** News of two sites, a few days old. */
export function demoNews(today: Date): NewsBySite {
  const dated = <News extends { daysAgo: number }>(news: readonly News[]) =>
    news.map(({ daysAgo, ...each }) => ({ ...each, date: dayFrom(today, -daysAgo) }))
  return { se: dated(texts.se), 'gelia-no': dated(texts['gelia-no']) }
}
