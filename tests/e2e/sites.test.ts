import { afterAll, describe, expect, it } from 'vitest'
import { signIn } from './gestures.ts'
import { walksOf } from './journey-walks.ts'
import { openChromium, originOf } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()

interface Shown {
  site: string
  brand: 'tradecounter' | 'gelia' | 'prevex' | 'aww' | 'solelgrossisten'
  /** Name of the link around the logo; the title begins with it if they are the same. */
  logo: string
  title: string
  locale: string
  language: 'sv' | 'nn' | 'fi' | 'da'
  /** The other locales, in order. */
  others: string[]
  currency: 'SEK' | 'NOK' | 'EUR' | 'DKK'
  /** A user who buys there. */
  userName: string
}

const swedish = { locale: 'sv-SE', language: 'sv', others: ['en'], currency: 'SEK' } as const
const norwegian = { locale: 'nn-NO', language: 'nn', others: ['en'], currency: 'NOK' } as const
const finnish = { locale: 'fi-FI', language: 'fi', currency: 'EUR' } as const
const danish = { locale: 'da-DK', language: 'da', currency: 'DKK' } as const
const house = { brand: 'tradecounter', logo: 'Tradecounter', title: 'Tradecounter' } as const

/** Written by hand, to detect errors in the shop's own table of sites (spec §1, §2). */
const shown: Shown[] = [
  { site: 'se', ...house, ...swedish, others: ['en'], userName: 'karin' },
  { site: 'no', ...house, ...norwegian, others: ['en'], userName: 'ingrid' },
  { site: 'fi', ...house, ...finnish, others: ['sv-SE', 'en'], userName: 'mikko' },
  {
    site: 'ax',
    ...house,
    logo: 'Tradecounter Åland',
    title: 'Tradecounter Åland',
    ...swedish,
    others: ['fi-FI', 'en'],
    currency: 'EUR',
    userName: 'eva',
  },
  {
    site: 'dk-vvs',
    ...house,
    logo: 'Tradecounter VVS',
    title: 'Tradecounter VVS',
    ...danish,
    others: ['en'],
    userName: 'mette',
  },
  {
    site: 'dk-handel',
    ...house,
    logo: 'Tradecounter Handel',
    title: 'Tradecounter Handel',
    ...danish,
    others: ['en', 'en-GB'],
    userName: 'jens',
  },
  {
    site: 'workwear',
    brand: 'aww',
    logo: 'AWW, A-Workwear',
    title: 'A-Workwear',
    ...swedish,
    others: ['nn-NO', 'en', 'en-US'],
    userName: 'sara',
  },
  {
    site: 'gelia-se',
    brand: 'gelia',
    logo: 'Gelia',
    title: 'Gelia',
    ...swedish,
    others: ['en'],
    userName: 'per',
  },
  {
    site: 'gelia-no',
    brand: 'gelia',
    logo: 'Gelia',
    title: 'Gelia',
    ...norwegian,
    others: ['en'],
    userName: 'solveig',
  },
  {
    site: 'prevex',
    brand: 'prevex',
    logo: 'Prevex',
    title: 'Prevex',
    ...finnish,
    others: ['sv-SE', 'en', 'en-GB'],
    userName: 'aino',
  },
  {
    site: 'solelgrossisten',
    brand: 'solelgrossisten',
    logo: 'Solelgrossisten',
    title: 'Solelgrossisten',
    ...swedish,
    others: ['en'],
    userName: 'tove',
  },
]

/** The end of an amount in each currency, in every language (spec §5). */
const amountIn = {
  SEK: /\d,\d\d\s?kr(?!\.)/u,
  NOK: /\d,\d\d\s?kr(?!\.)/u,
  DKK: /\d,\d\d\s?kr\./u,
  EUR: /\d,\d\d\s?€/u,
}

/** Theme and logo, by brand. */
const looks = new Map<string, string>()

describe.each(shown)('the site $site', (site) => {
  const say = translatorOf(site.language)

  it(`opens as ${site.brand} in ${site.locale} (SITE-1, SITE-3, SITE-4, SITE-5)`, async () => {
    const { page, open, checkAccess, complaints } = await visit(site.site)
    const origin = originOf(site.site)
    expect(await open('/')).toBe(200)
    const root = page.locator('html')
    expect(await root.getAttribute('data-brand')).toBe(site.brand)
    expect(await root.getAttribute('lang')).toBe(site.locale)
    expect(await page.title()).toMatch(new RegExp(`^${site.title} – \\p{L}`, 'u'))

    const banner = page.getByRole('banner')
    const home = banner.getByRole('link', { name: site.logo, exact: true })
    const drawing = home.locator('svg')
    expect(await drawing.getAttribute('data-brand')).toBe(site.brand)
    const colours = await page.evaluate(() => {
      const header = document.querySelector('header')
      const shades = [document.body, ...(header?.querySelectorAll('*') ?? [])].flatMap((element) => {
        const { color, backgroundColor, fontFamily, borderRadius } = getComputedStyle(element)
        return [color, backgroundColor, fontFamily, borderRadius]
      })
      return [...new Set(shades)].toSorted().join(' ')
    })
    looks.set(site.brand, colours)

    await banner.getByRole('button', { name: say('account.sign-in'), exact: true }).waitFor()
    await page.getByRole('navigation', { name: say('shell.menu.label') }).waitFor()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/\b(?:undefined|null|NaN)\b|\{\d\}|\[\w+\./u)

    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}/`)
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      )
    expect(alternates.filter((alternate) => !alternate.startsWith('x-default'))).toEqual([
      `${site.locale} ${origin}/`,
      ...site.others.map((locale) => `${locale} ${origin}/${locale}`),
    ])
    await checkAccess()
    expect(complaints).toEqual([])
  })
})

// The gate takes Prevex: another brand, language and currency than the house's.
describe.each(walksOf(shown, 9))('a customer of the site $site', (site) => {
  it(`sees prices in ${site.currency} alone`, async () => {
    const { page, open, complaints } = await visit(site.site)
    await open('/')
    await signIn(page, translatorOf(site.language), site.userName)
    await open('/search')
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(amountIn[site.currency])
    const text = await page.getByRole('main').innerText()
    for (const other of Object.values(amountIn).filter(
      (sign) => String(sign) !== String(amountIn[site.currency]),
    ))
      expect(text).not.toMatch(other)
    const cart: unknown = await page.evaluate(async () => (await fetch('/api/cart/getminicart')).json())
    expect(cart).toMatchObject({ currency: site.currency })
    expect(complaints).toEqual([])
  })
})

describe('the five brands', () => {
  it('look different from each other (SITE-1)', () => {
    expect([...looks.keys()].toSorted()).toEqual([
      'aww',
      'gelia',
      'prevex',
      'solelgrossisten',
      'tradecounter',
    ])
    expect(new Set(looks.values()).size).toBe(5)
  })

  afterAll(() => looks.clear())
})
