import { render } from '@testing-library/react'
import { translatorOf } from '@tradecounter/shop/core'
import { OperatorPage, type OperatorPageProps } from '@tradecounter/shop/operator-area'
import { allGroups, translationsFor } from '@tradecounter/shop/translations'
import { describe, expect, it } from 'vitest'
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
