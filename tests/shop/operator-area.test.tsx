import { render } from '@testing-library/react'
import { translatorOf } from '@tradecounter/shop/core'
import { OperatorPage, type OperatorPageProps } from '@tradecounter/shop/operator-area'
import { allGroups, translationsFor } from '@tradecounter/shop/translations'
import { describe, expect, it } from 'vitest'
import { mostOfferLines } from '../../api/contract/index.ts'
import { formLimit } from '../../ssr/server/operator-area/read-form.ts'
import {
  seller,
  sellerApplication,
  sellerApplications,
  sellerFeedback,
  sellerOffer,
  sellerOffers,
  sellerReturn,
  sellerReturns,
} from '../../stories/parts/seller-pages.ts'

const form = { values: {}, problem: null, action: '' } as const

const views: readonly OperatorPageProps['view'][] = [
  { kind: 'offers', list: sellerOffers, query: '', problem: null },
  { kind: 'offer', offer: sellerOffer(['answer', 'extend', 'message']), ...form },
  { kind: 'returns', list: sellerReturns, query: '', problem: null },
  { kind: 'return', found: sellerReturn(), ...form },
  { kind: 'applications', list: sellerApplications, query: '' },
  { kind: 'application', application: sellerApplication, revealed: null, ...form },
  { kind: 'feedback', list: sellerFeedback, query: '', problem: null },
]

const english = translatorOf({
  translations: translationsFor('en', allGroups),
  language: 'en',
  environment: 'prd',
})
const pageOf = (view: OperatorPageProps['view']) =>
  render(<OperatorPage t={english} view={view} seller={seller} csrf="token" path="/offers" />).container

/** Fields that one can type any text into. */
const typedFields = (container: Element) => [
  ...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method=post] :is(textarea, input:not([type=hidden], [type=checkbox], [type=file], [type^=date]))',
  ),
]

describe('what is typed into forms of the operator area', () => {
  it.each(views)('has a limit in each field on the page of $kind', (view) => {
    const endless = typedFields(pageOf(view)).filter(({ maxLength }) => maxLength < 1)
    expect(endless.map(({ name }) => name)).toEqual([])
  })

  it('is less than a form may have, even with all lines of an offer and kept over a sign-in', () => {
    const offer = sellerOffer(['answer'])
    const [version] = offer.versions
    const [line] = version?.lines ?? []
    if (version === undefined || line === undefined) throw new Error('There is no line.')
    const sizeWith = (count: number): number => {
      // Positions and names of fields have three digits.
      const lines = Array.from({ length: count }, (_, at) => ({ ...line, position: at + 100 }))
      const shown = { ...offer, versions: [{ ...version, lines }] }
      const container = pageOf({ kind: 'offer', offer: shown, ...form })
      const fields = [...container.querySelectorAll('form[action$="/answer"] [name]')]
      const long = new Map(typedFields(container).map(({ name, maxLength }) => [name, maxLength]))
      expect(fields.length).toBeGreaterThan(count * 6)
      const typed = fields.flatMap((each) => {
        const name = each.getAttribute('name') ?? ''
        // Three bytes each, of which a form makes nine.
        return [[name.replace(/\d+/u, '100'), '\u6f22'.repeat(long.get(name) ?? 10)]]
      })
      return new URLSearchParams({ kept: JSON.stringify(typed) }).toString().length
    }
    const few = sizeWith(5)
    expect(few + ((sizeWith(15) - few) / 10) * mostOfferLines).toBeLessThan(formLimit)
  })
})

it('knows of a line whose quantities have three decimals, as its field shows them', () => {
  const offer = sellerOffer(['answer'])
  const [version] = offer.versions
  const [line] = version?.lines ?? []
  if (version === undefined || line === undefined) throw new Error('There is no line.')
  const decimalsOf = (decimalPrecision: number) => {
    const shown = { ...offer, versions: [{ ...version, lines: [{ ...line, decimalPrecision }] }] }
    const container = pageOf({ kind: 'offer', offer: shown, ...form })
    return container.querySelector('[name=line-0-decimals]')?.getAttribute('value')
  }
  expect([3, 2, 0].map(decimalsOf)).toEqual(['3', undefined, undefined])
})

it('tells the number of the new customer with its company, not as a credit check', () => {
  const application = { ...sellerApplication, customerNumber: '700001', note: '', message: '', allowed: [] }
  const container = pageOf({ kind: 'application', application, revealed: null, ...form })
  const headings = [...container.querySelectorAll('h2')]
  const company = headings.find(({ textContent }) => textContent === 'Company')
  expect(company?.parentElement?.textContent).toContain('700001')
  expect(headings.map(({ textContent }) => textContent)).not.toContain('Credit check')
})

describe.each(['sv', 'fi', 'nn', 'nb', 'da', 'en', 'en-US'] as const)(
  'the operator area in %s',
  (language) => {
    const t = translatorOf({
      translations: translationsFor(language, allGroups),
      language,
      environment: 'prd',
    })

    it.each(views)('has a text with its values for everything on the page of $kind', (view) => {
      const { container } = render(
        <OperatorPage t={t} view={view} seller={seller} csrf="token" path="/offers" />,
      )
      // What lacks a value shows its placeholder, and what lacks a text its key.
      expect(container.textContent).not.toMatch(
        /\{\d\}|\b(?:operator|applications|become-a-customer)\.[a-z]/u,
      )
    })
  },
)
