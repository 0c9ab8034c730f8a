import { connect } from 'node:net'
import { JSDOM } from 'jsdom'
import type { PageId } from '@tradecounter/shop/core'
import { cartPage } from '@tradecounter/shop/pages/cart'
import { categoryPage } from '@tradecounter/shop/pages/category'
import { checkoutPage } from '@tradecounter/shop/pages/checkout'
import { confirmationPage } from '@tradecounter/shop/pages/confirmation'
import { myAccountPage } from '@tradecounter/shop/pages/my-account'
import { notFoundPage } from '@tradecounter/shop/pages/not-found'
import { orderDirectlyPage } from '@tradecounter/shop/pages/order-directly'
import { orderWithExcelPage } from '@tradecounter/shop/pages/order-with-excel'
import { orderPage } from '@tradecounter/shop/pages/order'
import { companyInformationPage } from '@tradecounter/shop/pages/company-information'
import { companyAuditPage } from '@tradecounter/shop/pages/company-audit'
import { acceptInvitationPage } from '@tradecounter/shop/pages/accept-invitation'
import { attestationPage } from '@tradecounter/shop/pages/attestation'
import { invoicePage } from '@tradecounter/shop/pages/invoice'
import { returnsPage } from '@tradecounter/shop/pages/returns-and-complaints'
import { invoicesPage } from '@tradecounter/shop/pages/invoices'
import { offersPage } from '@tradecounter/shop/pages/offers'
import { orderAgreementsPage } from '@tradecounter/shop/pages/order-agreements'
import { userAdministrationPage } from '@tradecounter/shop/pages/user-administration'
import { customerAdministrationPage } from '@tradecounter/shop/pages/customer-administration'
import { mySalesPersonPage } from '@tradecounter/shop/pages/my-sales-person'
import { becomeACustomerPage } from '@tradecounter/shop/pages/become-a-customer'
import { trackAndTracePage } from '@tradecounter/shop/pages/track-and-trace'
import { orderHistoryPage } from '@tradecounter/shop/pages/order-history'
import { productPage } from '@tradecounter/shop/pages/product'
import { purchaseListPage } from '@tradecounter/shop/pages/purchase-list'
import { searchPage } from '@tradecounter/shop/pages/search'
import { setPasswordPage } from '@tradecounter/shop/pages/set-password'
import { forgottenPasswordPage } from '@tradecounter/shop/pages/forgotten-password'
import { unlockAccountPage } from '@tradecounter/shop/pages/unlock-account'
import { confirmEmailPage } from '@tradecounter/shop/pages/confirm-email'
import { startPage } from '@tradecounter/shop/pages/start'
import { answerPage } from '../../ssr/pages/answer-page.tsx'
import { renderOperatorPage } from '../../ssr/pages/operator-page.tsx'
import { renderFailurePage } from '../../ssr/pages/failure-page.tsx'
import type { AnyPage } from '../../ssr/pages/page-context.ts'
import type { PageTemplate } from '../../ssr/server/pages/page-template.ts'
import type { HostOptions } from '../../ssr/server/host.ts'
import type { DemoShop } from '../api/catalogue/search/demo-shop.ts'
import { openHost } from './stand-ins.ts'

const definitions: { [P in PageId]: unknown } = {
  start: startPage,
  search: searchPage,
  category: categoryPage,
  product: productPage,
  cart: cartPage,
  'purchase-list': purchaseListPage,
  checkout: checkoutPage,
  confirmation: confirmationPage,
  'my-account': myAccountPage,
  'order-history': orderHistoryPage,
  order: orderPage,
  'track-and-trace': trackAndTracePage,
  'become-a-customer': becomeACustomerPage,
  'order-directly': orderDirectlyPage,
  'order-with-excel': orderWithExcelPage,
  'company-information': companyInformationPage,
  'company-audit': companyAuditPage,
  'my-sales-person': mySalesPersonPage,
  'user-administration': userAdministrationPage,
  attestation: attestationPage,
  invoices: invoicesPage,
  invoice: invoicePage,
  offers: offersPage,
  'order-agreements': orderAgreementsPage,
  'returns-and-complaints': returnsPage,
  'accept-invitation': acceptInvitationPage,
  'customer-administration': customerAdministrationPage,
  'set-password': setPasswordPage,
  'forgotten-password': forgottenPasswordPage,
  'unlock-account': unlockAccountPage,
  'confirm-email': confirmEmailPage,
  'not-found': notFoundPage,
}

/** The real pages, without the build that adds their scripts. */
export const templates: HostOptions['templates'] = async ({ page }): Promise<PageTemplate> => ({
  assets: '',
  fonts: [],
  tail: '</body></html>',
  renderBody: () => '',
  renderFailurePage: renderFailurePage,
  renderOperatorPage,
  // Each definition is stored under its own id.
  answer: (request) =>
    answerPage(definitions[page === 'operator-area' ? 'not-found' : page] as AnyPage, request),
})

/** A host with the real pages over the real service with the small demo catalogue, called by `fetch`. */
export function openWholeHost(
  demo: DemoShop,
  environment: Record<string, string> = {},
  fetch: DemoShop['api']['fetch'] = demo.api.fetch,
  freshFor: HostOptions['freshFor'] = { pages: 60_000, answers: 30_000 },
) {
  return openHost({
    environment,
    templates,
    hostSecret: 'secret',
    api: {
      fetch,
      ready: demo.api.ready,
      searching: async () => demo.api.searching(),
      close: async () => {},
    },
    freshFor,
  })
}

/** The metadata in a page's head. */
export interface PageHead {
  lang: string
  title: string
  description: string
  canonical: string | null
  /** Addresses by tag. */
  hreflangs: Record<string, string>
  noindex: boolean
  structuredData: unknown[]
}

const parser = new new JSDOM().window.DOMParser()

export function readHead(html: string): PageHead {
  const document = parser.parseFromString(
    `${html.slice(0, html.indexOf('</head>'))}</head></html>`,
    'text/html',
  )
  const attribute = (selector: string, name: string): string | null =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')]
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: attribute('meta[name=description]', 'content') ?? '',
    canonical: attribute('link[rel=canonical]', 'href'),
    hreflangs: Object.fromEntries(
      alternates.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    noindex: (attribute('meta[name=robots]', 'content') ?? '').includes('noindex'),
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script): unknown => JSON.parse(script.textContent),
    ),
  }
}

/** Sends raw bytes and returns the whole response until the connection ends. */
export const sendBytes = (port: number, text: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(port, 'localhost', () => socket.write(text))
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => done(answer))
    socket.on('error', fail)
  })
