import { describe, expect, it } from 'vitest'
import { readNews } from '../../../api/site-content/news.ts'
import type { NewsBySite } from '../../../api/platform/site-news.ts'

/** In Stockholm it is the 21st already. */
const evening = new Date('2026-11-20T23:30:00.000Z')

const read = (news: NewsBySite, language: 'sv' | 'en' | 'fi' = 'sv', demoNews: NewsBySite = {}) => {
  const siteOverrides = Object.fromEntries(Object.entries(news).map(([site, own]) => [site, { news: own }]))
  return readNews(
    { settings: { keyFile: '', hostSecret: '', siteOverrides, demoNews }, clock: () => evening },
    { site: 'se', language },
  ).news
}
const item = (title: string, more: object = {}) => ({ date: '2026-11-20', title, text: 'Text', ...more })
const titles = (news: { title: string }[]) => news.map(({ title }) => title)

describe('the news of a site', () => {
  it('are those of its days in the country of the site, newest first', () => {
    const se = [
      item('old', { date: '2026-10-01' }),
      item('tomorrow', { date: '2026-11-22' }),
      item('today', { date: '2026-11-21' }),
      item('until today', { until: '2026-11-21' }),
      item('ended', { until: '2026-11-20' }),
    ]
    expect(titles(read({ se }))).toEqual(['today', 'until today', 'old'])
    expect(read({ no: se })).toEqual([])
  })

  it('are five at most', () => {
    const se = Array.from({ length: 7 }, (_, day) => item(`${day}`, { date: `2026-11-0${day + 1}` }))
    expect(titles(read({ se }))).toEqual(['6', '5', '4', '3', '2'])
  })

  it('have the texts of the reader, and are left out where there are none', () => {
    const link = { title: { sv: 'Läs mer' }, url: 'https://company.se/news' }
    const se = [
      item('', { title: { sv: 'Jul', en: 'Christmas' }, text: { sv: 'Stängt', en: 'Closed' }, link }),
      item('', { title: { sv: 'Bara svenska', en: 'x' }, text: { sv: 'Ja' } }),
      item('For all', { link: { ...link, title: 'More' } }),
    ]
    expect(read({ se })).toMatchObject([
      { date: '2026-11-20', title: 'Jul', text: 'Stängt', link: { title: 'Läs mer', url: link.url } },
      { title: 'Bara svenska', link: null },
      { title: 'For all', link: { title: 'More' } },
    ])
    expect(read({ se }, 'en')).toMatchObject([
      { title: 'Christmas', text: 'Closed', link: null },
      { title: 'For all' },
    ])
    expect(titles(read({ se }, 'fi'))).toEqual(['For all'])
  })

  it('of the demo are shown until the operator has written some, or none', () => {
    const demo = { se: [item('demo')] }
    expect(titles(read({}, 'sv', demo))).toEqual(['demo'])
    expect(titles(read({ se: [item('own')] }, 'sv', demo))).toEqual(['own'])
    expect(read({ se: [] }, 'sv', demo)).toEqual([])
  })
})
