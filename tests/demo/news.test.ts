import { languageOf } from '@tradecounter/search'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { sites } from '../../api/contract/index.ts'
import { siteNewsSchema } from '../../api/platform/site-news.ts'
import { readNews } from '../../api/site-content/news.ts'
import { demoNews } from '../../demo/news.ts'

const today = new Date('2026-11-20T11:00:00.000Z')

it.each(['se', 'gelia-no'] as const)('the demo has news of %s in every language of the site', (site) => {
  const settings = { keyFile: '', hostSecret: '', demoNews: demoNews(today) }
  expect(v.safeParse(siteNewsSchema, settings.demoNews[site]).success).toBe(true)
  for (const locale of sites[site].offeredLocales) {
    const { news } = readNews({ settings, clock: () => today }, { site, language: languageOf(locale) })
    expect([locale, news.length]).toEqual([locale, 2])
    expect(news.every(({ link }) => link !== null)).toBe(true)
  }
})
