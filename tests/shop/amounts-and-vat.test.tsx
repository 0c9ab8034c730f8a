import type { ReactElement } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import attestationPage from '@tradecounter/shop/pages/attestation'
import offersPage from '@tradecounter/shop/pages/offers'
import orderAgreementsPage from '@tradecounter/shop/pages/order-agreements'
import { agreement } from '../../stories/parts/agreements.ts'
import { approvalRequest } from '../../stories/parts/approvals.ts'
import { offer } from '../../stories/parts/offers.ts'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const allowedPages = [...buyer.allowedPages, 'attestation', 'offers', 'order-agreements']
const user = { ...buyer, allowedPages }
const base = '/api/my-pages'

const approvals = { canApprove: false, waiting: 0, urgent: 0, mineOpen: 1, mineReturned: 0 }
const pages: [string, ReactElement, Record<string, unknown>, string[]][] = [
  [
    'a request for approval',
    <attestationPage.View key="a" route={{ page: 'attestation', query: 'request=one' }} />,
    {
      [`${base}/attestation/summary`]: approvals,
      [`${base}/attestation/request?requestId=one`]: { request: approvalRequest() },
    },
    [
      '4 812,50 kr exkl. moms',
      'Varor exkl. moms4 717,50 kr',
      'Frakt exkl. momsFritt',
      'Totalt inkl. moms5 896,88 kr',
      'Gräns exkl. moms5 000,00 kr',
    ],
  ],
  [
    'an offer',
    <offersPage.View key="o" route={{ page: 'offers', query: 'offer=one' }} />,
    { [`${base}/offers/offer?offerId=one`]: offer({ offerId: 'one' }) },
    ['Summa exkl. moms', 'Priser exkl. moms'],
  ],
  [
    'an order agreement',
    <orderAgreementsPage.View key="g" route={{ page: 'order-agreements', query: 'agreement=one' }} />,
    { [`${base}/order-agreements/agreement?agreementId=one`]: agreement() },
    ['Avtalspris 49,90 kr/m exkl. moms'],
  ],
]

describe('amounts say whether VAT is in them', () => {
  it.each(pages)('on the page of %s', async (_page, view, answers, texts) => {
    stubNetwork({
      'POST /bff/menu/my-pages': () => json({ pages: allowedPages }),
      'GET /api/user/setting': () => json({ value: null }),
    })
    renderInShop(view, {
      context: shopContext({ user, settings: { ...settings, myPages: allowedPages } }),
      answers,
    })
    const main = await screen.findByRole('main')
    // The record loads after its page.
    await waitFor(() => {
      for (const text of texts) expect(main.textContent?.replaceAll(/\s/gu, ' ')).toContain(text)
    })
  })
})
