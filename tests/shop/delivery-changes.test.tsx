import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { DeliveryChange, Order, TrackedParcel } from '@tradecounter/api/contract'
import orderPage from '@tradecounter/shop/pages/order'
import { createAnswerInterval } from '../../shop/orders/order/delivery-change/answer-interval.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { orderOf } from './purchases.ts'

const signedIn = shopContext({ user: buyer })
const window = { from: '2026-11-24T07:00:00Z', to: '2026-11-24T11:00:00Z' }
const before = { from: '2026-11-23T06:00:00Z', to: '2026-11-23T14:00:00Z' }
const kiosk = { id: 'SE-77', name: 'Kiosken', street: 'Storgatan 1', postalCode: '223 50', city: 'Lund' }
const choices = { until: '2026-11-22T11:00:00Z', windows: [window], points: [kiosk] }

const change = (more: Partial<DeliveryChange> = {}): DeliveryChange => ({
  state: 'requested',
  window,
  before,
  point: null,
  reason: '',
  userName: 'Kim Rörmokare',
  requestedAt: '2026-11-21T09:00:00Z',
  decidedAt: null,
  ...more,
})

const orderWith = (parcel: Partial<TrackedParcel>): Order =>
  orderOf({
    shipments: [
      {
        number: '8500123',
        carrier: 'PostNord',
        isPickup: false,
        status: 'ON_THE_WAY',
        exception: false,
        late: false,
        silent: false,
        promisedFrom: before.from,
        promisedTo: before.to,
        earlierWindows: [],
        reached: [],
        goods: [],
        parcels: [
          {
            number: '4711',
            promised: null,
            trackingUrl: null,
            status: 'ON_THE_WAY',
            exception: false,
            goods: [],
            delivered: null,
            events: [],
            choices: null,
            changes: [],
            ...parcel,
          },
        ],
      },
    ],
  })

const openOrder = (order: Order, handlers = {}, context = signedIn) => {
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: ['order-history', 'order-info'] }),
    ...handlers,
  })
  renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
    context,
    answers: {
      '/api/my-pages/order?orderNumber=500123': order,
      '/api/my-pages/order/customer?orderNumber=500123': { customer: null },
    },
  })
  return calls
}
const open = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Ändra leveransen av kolli 4711' }))
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Begär ändring' }))
const call = '/api/my-pages/order/deliverychange'

describe('changes of the delivery of a parcel', () => {
  it('asks for one of the places that the carrier offers, and shows that it is asked for', async () => {
    const after = orderWith({ changes: [change({ window: null, point: kiosk })] })
    const calls = openOrder(orderWith({ choices }), { [`POST ${call}`]: () => json(after) })
    await open()
    const group = within(screen.getByRole('group', { name: /När eller var ska kolli 4711/u }))
    expect(group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '2026-11-24 08:00 – 2026-11-24 12:00',
      'KioskenStorgatan 1, 223 50 Lund',
    ])
    send()
    expect(screen.getByText('Välj en tid eller en plats.')).toBeDefined()
    fireEvent.click(group.getByRole('radio', { name: /Kiosken/u }))
    send()
    const list = await screen.findByRole('list', { name: 'Ändringar av leveransen, kolli 4711' })
    expect(list.textContent).toContain(
      'Begärd, väntar på transportören: leverans till Kiosken, Storgatan 1, 223 50 Lund',
    )
    await screen.findByText('Ändringen är begärd. Transportörens svar visas här.')
    const asked = calls.filter(({ path }) => path === call)
    expect(asked.map(({ body }) => body)).toEqual([
      { orderNumber: '500123', parcelNumber: '4711', choice: { kind: 'point', pointId: 'SE-77' } },
    ])
    expect(asked[0]?.headers.get('Idempotency-Key')).toBeTruthy()
    // The form is gone, and the focus stays where it was.
    expect(screen.queryByRole('button', { name: 'Begär ändring' })).toBeNull()
    const focused = document.activeElement
    expect([focused === document.body, focused?.contains(list)]).toEqual([false, true])
  })

  it('keeps the focus at the parcel when the form opens and closes', async () => {
    openOrder(orderWith({ choices }))
    const button = await screen.findByRole('button', { name: 'Ändra leveransen av kolli 4711' })
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement?.textContent).toMatch(/^När eller var ska kolli 4711/u)
    const close = screen.getByRole('button', { name: 'Stäng' })
    close.focus()
    fireEvent.click(close)
    expect(document.activeElement?.textContent).toBe('Ändra leveransen av kolli 4711')
  })

  it('asks for a window, and says when the carrier does not allow it any more', async () => {
    const calls = openOrder(orderWith({ choices }), {
      [`POST ${call}`]: () => json({ code: 'changed', message: 'Not now.', field: 'choice' }, 409),
      'GET /api/my-pages/order': () => json(orderWith({})),
    })
    await open()
    fireEvent.click(screen.getByRole('radio', { name: /2026-11-24/u }))
    send()
    await screen.findByText('Transportören tillåter inte den ändringen längre.')
    expect(calls.find(({ path }) => path === call)?.body).toMatchObject({
      choice: { kind: 'window', ...window },
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Begär ändring' })).toBeNull())
  })

  it('shows what became of each change', async () => {
    openOrder(
      orderWith({
        changes: [
          change({ state: 'unanswered', before: null, requestedAt: '2026-11-20T09:00:00Z' }),
          change({ state: 'refused', reason: 'Bilen är full', decidedAt: '2026-11-21T09:30:00Z' }),
          change({
            state: 'confirmed',
            requestedAt: '2026-11-21T10:00:00Z',
            decidedAt: '2026-11-21T10:05:00Z',
          }),
        ],
      }),
    )
    const list = await screen.findByRole('list', { name: 'Ändringar av leveransen, kolli 4711' })
    const wanted = '2026-11-24 08:00 – 2026-11-24 12:00'
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      `Inget svar från transportören i tid: ${wanted}2026-11-20 10:00, Kim Rörmokare`,
      `Nekad av transportören: ${wanted} i stället för 2026-11-23 07:00 – 2026-11-23 15:00` +
        '2026-11-21 10:30, Kim Rörmokare, Bilen är full',
      `Bekräftad av transportören: ${wanted} i stället för 2026-11-23 07:00 – 2026-11-23 15:00` +
        '2026-11-21 11:05, Kim Rörmokare',
    ])
    expect(screen.queryByRole('button', { name: /Ändra leveransen/u })).toBeNull()
  })

  it('leave the place of the parcel in view, which the answer of the carrier does not tell', async () => {
    const event = { note: '', place: '' }
    openOrder(
      orderWith({
        events: [
          { ...event, step: 'ON_THE_WAY', place: 'Örebro', occurredAt: '2026-11-21T08:00:00Z' },
          { ...event, step: 'INFORMATION', occurredAt: '2026-11-21T09:30:00Z' },
        ],
      }),
    )
    const parcels = await screen.findByRole('list', { name: 'Kollin' })
    expect(parcels.querySelector('summary')?.textContent).toBe('På väg, Örebro, 2026-11-21 09:00')
    expect(parcels.querySelector('details')?.textContent).toContain('Information')
  })

  it('offers no change to a user who may not order', async () => {
    const permissions = buyer.permissions.filter((permission) => permission !== 'perm:order')
    openOrder(orderWith({ choices }), {}, shopContext({ user: { ...buyer, permissions } }))
    await screen.findByRole('list', { name: 'Kollin' })
    expect(screen.queryByRole('button', { name: /Ändra leveransen/u })).toBeNull()
  })

  it('moves the focus to the part that says that the change was refused', async () => {
    openOrder(orderWith({ choices }), {
      [`POST ${call}`]: () => json({ code: 'changed', message: 'Not now.', field: 'choice' }, 409),
      'GET /api/my-pages/order': () => json(orderWith({ choices })),
    })
    await open()
    fireEvent.click(screen.getByRole('radio', { name: /Kiosken/u }))
    const button = screen.getByRole('button', { name: 'Begär ändring' })
    button.focus()
    fireEvent.click(button)
    const text = 'Transportören tillåter inte den ändringen längre.'
    await screen.findByText(text)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'))
    expect(document.activeElement?.textContent).toContain(text)
    // What was chosen stays.
    expect(screen.getByRole('radio', { name: /Kiosken/u })).toHaveProperty('checked', true)
  })

  it('shows the answer of the carrier when it comes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const waiting = orderWith({ changes: [change()] })
      const answered = change({
        state: 'refused',
        reason: 'Bilen är full',
        decidedAt: '2026-11-21T09:01:00Z',
      })
      let answer = waiting
      const calls = openOrder(orderWith({ choices }), {
        [`POST ${call}`]: () => json(waiting),
        'GET /api/my-pages/order': () => json(answer),
      })
      const reads = () =>
        calls.filter(({ method, path }) => method === 'GET' && path === '/api/my-pages/order')
      await open()
      fireEvent.click(screen.getByRole('radio', { name: /2026-11-24/u }))
      send()
      await screen.findByText('Ändringen är begärd. Transportörens svar visas här.')
      answer = orderWith({ choices, changes: [answered] })
      await vi.advanceTimersByTimeAsync(6000)
      const list = await screen.findByRole('list', { name: 'Ändringar av leveransen, kolli 4711' })
      await waitFor(() => expect(list.textContent).toContain('Bilen är full'))
      // The answer is announced, and what waited for it is gone.
      expect(list.closest('[aria-live="polite"]')).not.toBeNull()
      expect(screen.queryByText('Ändringen är begärd. Transportörens svar visas här.')).toBeNull()
      const read = reads().length
      await vi.advanceTimersByTimeAsync(60_000)
      expect(reads()).toHaveLength(read)
    } finally {
      vi.useRealTimers()
    }
  })

  it('names the window of one of several parcels beside it', async () => {
    openOrder(orderWith({ promised: window }))
    const parcels = await screen.findByRole('list', { name: 'Kollin' })
    expect(parcels.textContent).toContain('Väntas 2026-11-24 08:00 – 2026-11-24 12:00')
  })
})

describe('how often an order is read while an answer is waited for', () => {
  it('is often at first, then rarely, and after an hour not any more', () => {
    vi.useFakeTimers()
    try {
      const interval = createAnswerInterval()
      const waiting = orderWith({ changes: [change()] })
      expect([interval(undefined), interval(orderWith({})), interval(waiting)]).toEqual([0, 0, 3000])
      vi.advanceTimersByTime(59_000)
      expect(interval(waiting)).toBe(3000)
      vi.advanceTimersByTime(2000)
      expect(interval(waiting)).toBe(30_000)
      vi.advanceTimersByTime(3_600_000)
      expect(interval(waiting)).toBe(0)
      // Another request is waited for anew.
      expect(interval(orderWith({ changes: [change({ requestedAt: '2026-11-21T12:00:00Z' })] }))).toBe(3000)
      expect(interval(orderWith({ changes: [change({ state: 'confirmed' })] }))).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
