import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Agreement } from '@tradecounter/api/contract'
import orderAgreementsPage from '@tradecounter/shop/pages/order-agreements'
import { agreement, agreements, endingAgreement } from '../../stories/parts/agreements.ts'
import { dayProblem } from '../../shop/order-agreements/agreements/call-off-rules.ts'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const user = { ...buyer, allowedPages: [...buyer.allowedPages, 'order-agreements'] }
const context = shopContext({ user, settings: { ...settings, myPages: user.allowedPages } })
const base = '/api/my-pages/order-agreements'

function open(
  query: string,
  handlers: Parameters<typeof stubNetwork>[0] = {},
  shown: { agreement: Agreement } = agreement(),
) {
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: user.allowedPages }),
    'GET /api/user/exports': () => json({ exports: [] }),
    'GET /api/user/setting': () => json({ value: null }),
    [`GET ${base}`]: () => json(agreements),
    [`GET ${base}/agreement`]: () => json(shown),
    ...handlers,
  })
  renderInShop(<orderAgreementsPage.View route={{ page: 'order-agreements', query }} />, {
    context,
    answers: {
      [`${base}/agreement?agreementId=one`]: shown,
      [`${base}/agreement/customer?agreementId=one`]: { customer: null },
    },
  })
  return () => calls.filter(({ path }) => path === `${base}/calloff`)
}

const valve = /^Antal att avropa av Ball valve/u
const pipe = /^Antal att avropa av Copper pipe/u
const fieldOf = (name: RegExp) => screen.findByRole('textbox', { name })
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await fieldOf(name), { target: { value } })
const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Avropa till varukorgen', busy: false }))

const rowOf = async (number: string) =>
  within(await screen.findByRole('row', { name: new RegExp(number, 'u') }))

/** The agreement with another quantity that remains of its second line. */
const remaining = (left: number) =>
  agreement({
    lines: agreement().agreement.lines.map((line) =>
      line.position === 2 ? { ...line, remaining: left } : line,
    ),
  })

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})

describe('a call-off', () => {
  it('is refused at its line with what remains now, after a colleague was faster', async () => {
    const calls = open('agreement=one', {
      [`POST ${base}/calloff`]: () =>
        json({ code: 'overCallOff', message: '', field: 'lines.1.quantity', remaining: 40 }, 409),
      [`GET ${base}/agreement`]: () => json(remaining(40)),
    })
    await type(valve, '20')
    await type(pipe, '300')
    await press()
    await screen.findByText('Bara 40 m återstår.')
    expect(calls().map(({ body }) => body)).toEqual([
      {
        agreementId: 'one',
        lines: [
          { position: 1, quantity: 20 },
          { position: 2, quantity: 300 },
        ],
        deliveryDate: '',
      },
    ])
    const field = await fieldOf(pipe)
    expect([field.getAttribute('aria-invalid'), (field as HTMLInputElement).value]).toEqual(['true', '300'])
    expect((await fieldOf(valve)).getAttribute('aria-invalid')).not.toBe('true')
    expect(document.activeElement).toBe(field)
  })

  it('names the least quantity of a line before and after it is refused', async () => {
    open('agreement=one', {
      [`POST ${base}/calloff`]: () =>
        json({ code: 'underCallOff', message: '', field: 'lines.0.quantity', least: 10 }, 400),
    })
    const text = 'Minsta avrop är 10 pcs.'
    await screen.findByText(text)
    await type(valve, '3')
    await press()
    await waitFor(async () => expect((await fieldOf(valve)).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(text)).toBeDefined()
  })

  it('is one call-off, however often it is repeated after a lost answer, and another with other quantities', async () => {
    let isLost = true
    const calls = open('agreement=one', {
      [`POST ${base}/calloff`]: () =>
        isLost ? Promise.reject(new TypeError('Failed to fetch')) : json({ success: true, cartCount: 1 }),
    })
    await type(valve, '20')
    await press()
    await screen.findByText('Det gick inte. Försök igen om en stund.')
    await press()
    await waitFor(() => expect(calls()).toHaveLength(2))
    await type(valve, '30')
    isLost = false
    await press()
    await screen.findByText('1 rad ligger i varukorgen till avtalspris.')
    const [first, second, third] = calls().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).toMatch(/^[0-9a-f]{32}$/u)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(((await fieldOf(valve)) as HTMLInputElement).value).toBe('')
  })
})

it('the minimum call-off is shown to those who may not call off, too', async () => {
  open('agreement=one', {}, agreement({ canCallOff: false }))
  await screen.findByText(/^Minsta avrop är 10/u)
  expect(screen.queryByRole('textbox', { name: valve })).toBeNull()
})

describe('the day of a call-off', () => {
  const days = {
    firstDeliveryDate: '2026-11-23',
    lastDeliveryDate: '2027-02-12',
    closedDates: ['2026-12-24', '2026-12-25'],
  }

  it.each([
    ['', null],
    ['2026-11-23', null],
    ['2026-12-24', 'deliveryDate'],
    ['2026-12-28', null],
    ['2026-11-22', 'date'],
    ['2027-02-13', 'date'],
  ])('%j is judged as the service does: %j', (day, problem) => {
    expect(dayProblem(day, days)).toBe(problem)
  })

  it('is not sent if it is closed: the field says so and has the focus', async () => {
    const calls = open(
      'agreement=one',
      { [`POST ${base}/calloff`]: () => json({ success: true, cartCount: 1 }) },
      agreement({ deliveryWindow: days }),
    )
    const gesture = userEvent.setup()
    await type(valve, '20')
    const field = await screen.findByRole('textbox', { name: /^Önskad leveransdag/u })
    await gesture.type(field, '2026-12-24')
    await gesture.tab()
    await press()
    await screen.findByText('Den dagen levererar vi inte.')
    expect(calls()).toEqual([])
    expect(document.activeElement).toBe(field)
    // It is no other day: not even the one before, which it has as its value.
    await press()
    expect(calls()).toEqual([])
    await gesture.clear(field)
    await gesture.type(field, '2026-12-28')
    await gesture.tab()
    expect(screen.queryByText('Den dagen levererar vi inte.')).toBeNull()
    await press()
    await waitFor(() =>
      expect(calls().map(({ body }) => body)).toMatchObject([{ deliveryDate: '2026-12-28' }]),
    )
  })

  it('that the service refuses is called closed, and not outside of the days that it is in', async () => {
    open('agreement=one', {
      [`POST ${base}/calloff`]: () => json({ code: 'deliveryDate', message: '', field: 'deliveryDate' }, 400),
    })
    const gesture = userEvent.setup()
    await type(valve, '20')
    await gesture.type(await screen.findByRole('textbox', { name: /^Önskad leveransdag/u }), '2026-12-24')
    await gesture.tab()
    await press()
    await screen.findByText('Den dagen levererar vi inte.')
  })
})

describe('warnings of agreements', () => {
  it('are on the page of one from 80 % and 30 days on', async () => {
    open('agreement=one', {}, endingAgreement)
    await screen.findByText('86 % av avtalet är utnyttjat.')
    expect(screen.getByText('Avtalet upphör 2026-12-12.')).toBeDefined()
  })

  it('are not on the page of another', async () => {
    open('agreement=one')
    await screen.findByRole('button', { name: 'Avropa till varukorgen' })
    expect(screen.queryByText(/av avtalet är utnyttjat/u)).toBeNull()
    expect(screen.queryByText(/^Avtalet upphör/u)).toBeNull()
  })

  it('are in the list beside the bar of what is used', async () => {
    const [first] = agreements.agreements
    if (first === undefined) throw new Error('There are agreements.')
    const some = [
      { ...first, agreementId: 'a', number: 'AV1', usedShare: 85, warnings: ['nearEmpty' as const] },
      { ...first, agreementId: 'b', number: 'AV2', usedShare: 42, warnings: [] },
      { ...first, agreementId: 'c', number: 'AV3', usedShare: null, warnings: [] },
    ]
    open('', { [`GET ${base}`]: () => json({ ...agreements, total: 3, agreements: some }) })
    const near = (await rowOf('AV1')).getByRole('progressbar', { name: 'Utnyttjat' })
    expect((near as HTMLProgressElement).value).toBe(85)
    expect((await rowOf('AV1')).getByText('Nästan utnyttjat')).toBeDefined()
    expect((await rowOf('AV2')).getByText('42 %')).toBeDefined()
    expect((await rowOf('AV2')).queryByText('Nästan utnyttjat')).toBeNull()
    expect((await rowOf('AV3')).queryByRole('progressbar')).toBeNull()
  })
})
