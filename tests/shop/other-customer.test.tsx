import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import attestationPage from '@tradecounter/shop/pages/attestation'
import invoicePage from '@tradecounter/shop/pages/invoice'
import offersPage from '@tradecounter/shop/pages/offers'
import orderAgreementsPage from '@tradecounter/shop/pages/order-agreements'
import returnsPage from '@tradecounter/shop/pages/returns-and-complaints'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const pages = ['attestation', 'offers', 'invoices', 'returns-and-complaints', 'order-agreements'] as const
const user = { ...buyer, allowedPages: [...pages] }
const context = shopContext({ user, settings: { ...settings, myPages: [...pages] } })

const views: [address: string, view: ReactElement, needs: readonly string[]][] = [
  [
    'attestation/request/customer?requestId=r-1',
    <attestationPage.View key="a" route={{ page: 'attestation', query: 'request=r-1' }} />,
    attestationPage.needs({ page: 'attestation', query: 'request=r-1' }, context),
  ],
  [
    'offers/offer/customer?offerId=o-1',
    <offersPage.View key="o" route={{ page: 'offers', query: 'offer=o-1' }} />,
    offersPage.needs({ page: 'offers', query: 'offer=o-1' }, context),
  ],
  [
    'invoice/customer?number=105000047',
    <invoicePage.View key="i" route={{ page: 'invoice', number: '105000047' }} />,
    invoicePage.needs({ page: 'invoice', number: '105000047' }, context),
  ],
  [
    'return/customer?number=R1',
    <returnsPage.View key="r" route={{ page: 'returns-and-complaints', query: 'case=R1' }} />,
    returnsPage.needs({ page: 'returns-and-complaints', query: 'case=R1' }, context),
  ],
  [
    'order-agreements/agreement/customer?agreementId=g-1',
    <orderAgreementsPage.View key="g" route={{ page: 'order-agreements', query: 'agreement=g-1' }} />,
    orderAgreementsPage.needs({ page: 'order-agreements', query: 'agreement=g-1' }, context),
  ],
]

it.each(views)(
  '%s: offers the switch to the customer, and asks for nothing else',
  async (path, view, needs) => {
    const address = `/api/my-pages/${path}`
    // The first need decides whether there is such a page.
    expect(needs[0]).toBe(address)
    const [record] = address.replace('/customer', '').split('?')
    const calls = stubNetwork({ 'POST /bff/menu/my-pages': () => json({ pages: [...pages] }) })
    renderInShop(view, { context, answers: { [address]: { customer: { id: 'b', name: 'Bygge Norr' } } } })
    await screen.findByText('Det här hör till Bygge Norr')
    expect(screen.getByRole('button', { name: 'Byt till Bygge Norr' })).toBeDefined()
    expect(calls.filter((call) => call.path === record)).toEqual([])
  },
)
