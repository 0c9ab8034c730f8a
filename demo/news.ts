import type { NewsBySite } from '@tradecounter/api/seed'
import texts from './news.json' with { type: 'json' }

const dayMs = 24 * 3_600_000

/** News of two sites, a few days old. */
export function demoNews(today: Date): NewsBySite {
  const dated = <News extends { daysAgo: number }>(news: readonly News[]) =>
    news.map(({ daysAgo, ...each }) => ({
      ...each,
      date: new Date(today.getTime() - daysAgo * dayMs).toISOString().slice(0, 10),
    }))
  return { se: dated(texts.se), 'gelia-no': dated(texts['gelia-no']) }
}
