import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AddFavouriteListAnswer, FavouriteListLine } from '@tradecounter/api/contract'
import myAccountPage from '@tradecounter/shop/pages/my-account'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork, type Answerer } from './in-shop.tsx'
import { refusal } from './purchases.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Block {
  /** The page below /my-pages/ whose rule is that of the block. */
  page: string
  path: string
  heading: string
  full: object
  /** What the block shows of it. */
  shows: RegExp
  /** Every user of my account sees it. */
  isForAll?: true
  /** An answer for which there is no block; absent if there is always one. */
  empty?: object
}

const noApprovals = { canApprove: false, waiting: 0, urgent: 0, mineOpen: 0, mineReturned: 0 }
const blocks: Record<string, Block> = {
  approvals: {
    page: 'attestation',
    path: '/api/my-pages/attestation/summary',
    heading: 'Attest',
    full: { ...noApprovals, canApprove: true, waiting: 7, urgent: 2 },
    shows: /7.*2 ska beslutas inom ett dygn/u,
    empty: noApprovals,
  },
  offers: {
    page: 'offers',
    path: '/api/my-pages/offers/expiring',
    heading: 'Offerter som går ut inom 7 dagar',
    full: {
      offers: [
        {
          offerId: 'o1',
          number: 'OF10000004',
          name: 'Undercentralen',
          validUntil: '2026-11-29T15:00:00.000Z',
          sum: 2_551_78,
          currency: 'SEK',
        },
      ],
    },
    shows: /OF10000004 Undercentralen.*2 551,78 kr exkl\. moms/u,
    empty: { offers: [] },
  },
  agreements: {
    page: 'order-agreements',
    path: '/api/my-pages/order-agreements/near',
    heading: 'Avtal som snart är slut',
    full: {
      agreements: [
        {
          agreementId: 'a1',
          number: 'AV104210-3',
          name: 'Ramavtal',
          validTo: '2026-12-12',
          usedShare: 91,
          warnings: ['nearEmpty', 'nearEnd'],
        },
      ],
    },
    shows: /AV104210-3 Ramavtal.*91 % utnyttjat.*Upphör 2026-12-12/u,
    empty: { agreements: [] },
  },
  invoices: {
    page: 'invoices',
    path: '/api/my-pages/invoices/summary',
    heading: 'Fakturor',
    full: {
      currency: 'SEK',
      open: 1_234_50,
      overdue: 200_00,
      overdueCount: 2,
      overdueTo: '2026-11-22',
      openCredits: 0,
      ageing: [],
      credit: null,
    },
    shows: /Öppet inkl\. moms1 234,50.*Förfallet inkl\. moms200,00.*2 fakturor/u,
  },
  lists: {
    page: '',
    path: '/api/cart/lists',
    heading: 'Mina listor',
    full: {
      lists: [{ listId: 'l1', name: 'Servicebilen', lineCount: 3, changedAt: '2026-11-20T10:00:00.000Z' }],
    },
    shows: /Servicebilen.*3 artiklar.*Lägg i varukorgen/u,
    empty: { lists: [] },
  },
  salesperson: {
    page: 'my-sales-person',
    path: '/api/customer/salespeople',
    heading: 'Min säljare',
    full: {
      people: [
        {
          salesmanId: 's1',
          name: 'Sara Berg',
          title: 'Innesälj',
          area: 'sales',
          phone: '',
          mobile: '070-174 06 34',
          email: 'sara@shop.example',
          photo: '',
          absence: { until: '2026-12-24', note: '', backup: null },
        },
      ],
      branch: null,
      callBackTimes: [],
      booked: [],
    },
    shows: /Sara Berg.*Innesälj.*070-174 06 34.*sara@shop\.example.*Borta till och med 2026-12-24/u,
    empty: { people: [], branch: null, callBackTimes: [], booked: [] },
  },
  news: {
    page: '',
    path: '/api/my-pages/my-account/news',
    heading: 'Nyheter',
    full: {
      news: [
        {
          date: '2026-11-20',
          title: 'Öppettider i jul',
          text: 'Butikerna har stängt.',
          link: { title: 'Till butikerna', url: 'https://company.se/butiker' },
        },
        { date: '2026-11-02', title: 'Fler ventiler', text: 'I alla butiker.', link: null },
      ],
    },
    shows: /Öppettider i jul2026-11-20Butikerna har stängt\.Till butikerna.*Fler ventiler.*2026-11-02/u,
    isForAll: true,
    empty: { news: [] },
  },
}
const names = Object.keys(blocks)
const pagesOf = (without: string): string[] => [
  'my-account',
  ...names.flatMap((name) => (name === without ? [] : (blocks[name]?.page ?? []))).filter(Boolean),
]
const full = (): Record<string, Answerer> =>
  Object.fromEntries(Object.values(blocks).map((block) => [`GET ${block.path}`, () => json(block.full)]))

function show(answers: Record<string, Answerer> = {}, without = '') {
  const allowedPages = pagesOf(without)
  const permissions = without === 'lists' ? ['perm:seePrices'] : buyer.permissions
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: allowedPages }),
    ...full(),
    ...answers,
  })
  renderInShop(<myAccountPage.View route={{ page: 'my-account', section: 'overview' }} />, {
    context: shopContext({
      user: { ...buyer, allowedPages, permissions },
      settings: { ...settings, myPages: pagesOf('') },
    }),
  })
  return { calls, gesture: userEvent.setup() }
}

/** The block below a heading. */
const blockOf = async (heading: string): Promise<HTMLElement> => {
  const title = await screen.findByRole('heading', { level: 2, name: heading })
  const block = title.parentElement
  if (block === null) throw new Error('The heading stands alone.')
  return block
}
const expectShown = async (name: string): Promise<void> => {
  const { heading = '', shows = /$/u } = blocks[name] ?? {}
  await waitFor(async () =>
    expect((await blockOf(heading)).textContent?.replaceAll(/\s/gu, ' ')).toMatch(shows),
  )
}

it.each(Object.entries(blocks).filter(([, { isForAll }]) => isForAll !== true))(
  'the block %s of the overview makes no call without the permission, and is not there',
  async (name, block) => {
    const { calls } = show({}, name)
    for (const other of names.filter((each) => each !== name)) await expectShown(other)
    expect(screen.queryByRole('heading', { name: block.heading })).toBeNull()
    expect(calls.filter(({ path }) => path === block.path)).toEqual([])
  },
)

describe.each(Object.entries(blocks))('the block %s of the overview', (name, block) => {
  it('offers another try for itself when it fails, while the others show', async () => {
    let isBroken = true
    const { gesture } = show({
      [`GET ${block.path}`]: () => (isBroken ? refusal(500, 'internal') : json(block.full)),
    })
    for (const other of names.filter((each) => each !== name)) await expectShown(other)
    const retry = await within(await blockOf(block.heading)).findByRole('button', { name: 'Försök igen' })
    expect(screen.getAllByRole('button', { name: 'Försök igen' })).toEqual([retry])
    isBroken = false
    await gesture.click(retry)
    await expectShown(name)
  })
})

it.each(Object.entries(blocks).filter(([, { empty }]) => empty !== undefined))(
  'the block %s of the overview is not there when it has nothing to show',
  async (name, block) => {
    const { calls } = show({ [`GET ${block.path}`]: () => json(block.empty) })
    for (const other of names.filter((each) => each !== name)) await expectShown(other)
    expect(calls.some(({ path }) => path === block.path)).toBe(true)
    await waitFor(() => expect(screen.queryByRole('heading', { name: block.heading })).toBeNull())
  },
)

describe('a favourite list on the overview', () => {
  const line: FavouriteListLine = {
    variantNbr: '9700331',
    name: 'Kulventil',
    replacedNumber: '',
    quantity: 10,
    displayUnitCode: 'st',
    configuration: [],
    choices: {
      itemConfigurations: {},
      print: '',
      embroidery: '',
      textPrint: '',
      textEmbroidery: '',
      logoId: '',
      garmentText: '',
    },
    outcome: 'notBuyable',
  }

  it('is added to the cart, with the lines that were left out', async () => {
    const answer: AddFavouriteListAnswer = { cartCount: 2, addedCount: 2, reportedCount: 1, lines: [line] }
    const { calls, gesture } = show({ 'POST /api/cart/addlist': () => json(answer) })
    await gesture.click(await screen.findByRole('button', { name: 'Lägg i varukorgen Servicebilen' }))
    expect(await screen.findByText('2 rader lades till från Servicebilen.')).toBeTruthy()
    const reported = await screen.findByRole('list', { name: 'Rader att kontrollera från Servicebilen' })
    expect(reported.textContent).toContain('Kulventil')
    expect(calls.filter(({ path }) => path === '/api/cart/addlist').map(({ body }) => body)).toEqual([
      { listId: 'l1' },
    ])
  })

  it('is a link to the list for those who can open it, without the cart for those who may not order', async () => {
    const allowedPages = ['my-account', 'my-lists']
    stubNetwork({ 'POST /bff/menu/my-pages': () => json({ pages: allowedPages }), ...full() })
    renderInShop(<myAccountPage.View route={{ page: 'my-account', section: 'overview' }} />, {
      context: shopContext({
        user: { ...buyer, allowedPages, permissions: [] },
        settings: { ...settings, myPages: allowedPages },
      }),
    })
    const block = within(await blockOf('Mina listor'))
    const hrefs = await Promise.all(
      ['Servicebilen', 'Visa alla listor'].map((name) => block.findByRole('link', { name })),
    )
    expect(hrefs.map((link) => link.getAttribute('href'))).toEqual([
      '/my-pages/my-lists?list=l1',
      '/my-pages/my-lists',
    ])
    expect(block.queryByRole('button')).toBeNull()
  })

  it('has every line that was left out to read, however many there are', async () => {
    const lines = Array.from({ length: 26 }, (_, at) => ({ ...line, name: `Ventil ${at + 1}` }))
    const answer: AddFavouriteListAnswer = { cartCount: 2, addedCount: 2, reportedCount: 26, lines }
    const { gesture } = show({ 'POST /api/cart/addlist': () => json(answer) })
    await gesture.click(await screen.findByRole('button', { name: 'Lägg i varukorgen Servicebilen' }))
    const more = (await screen.findByText('och 6 rader till')).closest('details')
    expect(more?.textContent).toContain('Ventil 26')
    for (const { name } of lines) expect(screen.getByText(name)).toBeTruthy()
  })

  it('says so when it could not be added, or the cart is full', async () => {
    let code = 'cartFull'
    const { gesture } = show({
      'POST /api/cart/addlist': () => refusal(code === 'cartFull' ? 400 : 500, code),
    })
    const add = await screen.findByRole('button', { name: 'Lägg i varukorgen Servicebilen' })
    await gesture.click(add)
    expect(await screen.findByText(/^Varukorgen rymmer/u)).toBeTruthy()
    code = 'internal'
    await gesture.click(add)
    expect(await screen.findByText('Listan kunde inte läggas till. Försök igen.')).toBeTruthy()
  })
})

it('leads from news to pages of the shop in the language of the reader, and elsewhere as written', async () => {
  const urls = ['/my-pages/my-account/settings', 'mailto:kundservice@shop.example']
  const news = urls.map((url) => ({ date: '2026-11-20', title: url, text: 'x', link: { title: url, url } }))
  stubNetwork({ 'POST /bff/menu/my-pages': () => json({ pages: ['my-account'] }) })
  renderInShop(<myAccountPage.View route={{ page: 'my-account', section: 'overview' }} />, {
    context: shopContext({
      user: { ...buyer, allowedPages: ['my-account'], permissions: [] },
      settings: { ...settings, myPages: ['my-account'] },
      localePrefix: '/en',
    }),
    answers: { '/api/my-pages/my-account/news': { news } },
  })
  const links = await Promise.all(urls.map((name) => screen.findByRole('link', { name })))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/en${urls[0]}`, urls[1]])
})
