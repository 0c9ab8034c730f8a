import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApprovalSummary } from '@tradecounter/api/contract'
import attestationPage from '@tradecounter/shop/pages/attestation'
import { translatorOf } from '@tradecounter/shop/core'
import { Announcer } from '@tradecounter/ui/announcer'
import { inAnnouncer } from '../setup/in-announcer.ts'
import { approvalRequest, approvals } from '../../stories/parts/approvals.ts'
import { refusalText } from '../../shop/approvals/attestation/refusal-text.ts'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'
import { refusal } from './purchases.ts'

const user = {
  ...buyer,
  permissions: [...buyer.permissions, 'perm:approve' as const],
  allowedPages: [...buyer.allowedPages, 'attestation'],
}
const list = '/api/my-pages/attestation'
const summary: ApprovalSummary = { canApprove: true, waiting: 3, urgent: 1, mineOpen: 2, mineReturned: 0 }

async function open(
  query: string,
  { approves = true, handlers = {}, shown = approvalRequest(), reader: more = {}, answers = {} } = {},
) {
  const reader = approves ? user : { ...user, permissions: buyer.permissions }
  const context = shopContext({
    user: reader,
    settings: { ...settings, myPages: user.allowedPages },
    ...more,
  })
  window.history.replaceState(null, '', `/my-pages/attestation${query === '' ? '' : `?${query}`}`)
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: user.allowedPages }),
    'GET /api/user/exports': () => json({ exports: [] }),
    'GET /api/user/setting': () => json({ value: null }),
    [`GET ${list}`]: () => json(approvals),
    [`GET ${list}/summary`]: () => json(summary),
    [`GET ${list}/request`]: () => json({ request: shown }),
    ...handlers,
  })
  renderInShop(<attestationPage.View route={{ page: 'attestation', query }} />, {
    context,
    answers: {
      [`${list}/summary`]: summary,
      [`${list}/request?requestId=one`]: { request: shown },
      ...answers,
    },
  })
  return { calls, context }
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Visa' })).getAllByRole('link')

describe('the lists of requests for approval', () => {
  it('are tabs with addresses and counts, and open with what waits for an approver (MY-6)', async () => {
    const { calls } = await open('')
    const links = await tabs()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['waiting', 'mine', 'history', 'all'].map((part) => `/my-pages/attestation?part=${part}`),
    )
    expect(links[0]?.getAttribute('aria-current')).toBe('page')
    expect(links.map((link) => /\d+/u.exec(link.textContent)?.[0])).toEqual(['3', '2', undefined, undefined])
    await screen.findByRole('row', { name: /A10001/u })
    expect(calls.find(({ path }) => path === list)?.query.get('part')).toBe('waiting')
    expect(screen.getByRole('checkbox', { name: /A10001/u })).toBeDefined()
  })

  it('keep the part while filters change, and open with own requests for others', async () => {
    const { calls } = await open('', { approves: false })
    const links = await tabs()
    expect(links.map((link) => link.getAttribute('href'))).not.toContain('/my-pages/attestation?part=waiting')
    expect(links[0]?.getAttribute('aria-current')).toBe('page')
    await screen.findByRole('row', { name: /A10001/u })
    const search = screen.getByRole('searchbox')
    fireEvent.change(search, { target: { value: 'PO' } })
    fireEvent.submit(search)
    await waitFor(() =>
      expect(
        calls
          .filter(({ path }) => path === list)
          .at(-1)
          ?.query.toString(),
      ).toBe('part=mine&search=PO'),
    )
    expect(window.location.search).toBe('?part=mine&search=PO')
    expect(screen.queryByRole('checkbox', { name: /A10001/u })).toBeNull()
  })
})

describe('a request for approval', () => {
  it('shows what was chosen for a line, its note and mark, and how it is delivered', async () => {
    await open('request=one')
    const lines = await screen.findByRole('list', { name: 'Artiklar' })
    for (const text of ['PIPE LTD', 'With handle', 'Floor 2']) expect(lines.textContent).toContain(text)
    expect(screen.getByText('Skicka det som finns, resten senare')).toBeDefined()
    // Without freight it says so, as cart and order do.
    expect(screen.getByText('Frakt exkl. moms').parentElement?.textContent).toBe('Frakt exkl. momsFritt')
  })

  it('says when nobody may approve it at present, in the list and on its page', async () => {
    const [first] = approvals.requests
    if (first === undefined) throw new Error('There are requests.')
    const stuck = { waitingFor: [], isOwn: true, canDecide: false }
    await open('', {
      approves: false,
      handlers: { [`GET ${list}`]: () => json({ ...approvals, requests: [{ ...first, ...stuck }] }) },
    })
    expect((await screen.findByRole('row', { name: /A10001/u })).textContent).toContain('Ingen')
    cleanup()
    const request = approvalRequest({
      ...stuck,
      steps: [{ approvers: [], decidedBy: '', decidedAt: '' }],
      events: [{ at: '2026-11-20T08:00:00.000Z', userName: '', kind: 'unassigned', text: 'Karin Ek' }],
    })
    await open('request=one', { shown: request })
    await screen.findByText(/^Ingen i företaget får just nu godkänna förfrågan\./u)
    expect(screen.getByText('Ingen kan attestera')).toBeDefined()
    expect(screen.getByText('Besluta senast')).toBeDefined()
  })

  it('is approved with a comment', async () => {
    const { calls } = await open('request=one', {
      handlers: {
        'POST /api/customer/approval/approve': () => json({ state: 'partlyApproved', orderNumber: '' }),
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Godkänn' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Bra val' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Godkänn' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = calls.filter(({ path }) => path === '/api/customer/approval/approve')
    expect(sent.map(({ body }) => body)).toEqual([
      { requestId: 'one', version: 1, comment: 'Bra val', changes: [] },
    ])
  })
})

describe('a request that was sent back', () => {
  it.each([
    ['address', 'Beställaren får inte längre beställa till leveransadressen'],
    ['branchId', 'Varorna kan inte längre hämtas på det valda lagret'],
    ['requestedDeliveryDate', 'Önskat leveransdatum är inte längre möjligt'],
    ['costCentre', 'Kostnadsställe: uppfyller inte det som företaget nu kräver'],
    ['', 'Adressen, datumet eller ett orderfält är inte längre giltigt'],
  ])('says what is not accepted any more, by the field %j', async (field, text) => {
    const refused = { kind: 'refused' as const, name: '', before: null, after: null, day: '', field }
    await open('request=one', { shown: approvalRequest({ state: 'failed', failures: [refused] }) })
    await screen.findByText(text)
  })
})

/** Opens a dialog and types its text. */
const typeInto = async (action: string, text: string) => {
  fireEvent.click(await screen.findByRole('button', { name: action }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: text } })
  return dialog
}

describe('a text about a request', () => {
  it.each([
    { action: 'Ställ en fråga', button: 'Skicka', path: '/api/customer/approval/ask' },
    { action: 'Avslå', button: 'Avslå', path: '/api/customer/approval/reject' },
    { action: 'Skicka vidare', button: 'Skicka vidare', path: '/api/customer/approval/forward' },
  ])('is sent once, however often it is repeated: $action', async ({ action, button, path }) => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => json({ code: '', message: '' }, 502),
    ]
    const { calls } = await open('request=one', {
      handlers: {
        [`POST ${path}`]: () =>
          answers.shift()?.() ?? json({ state: 'waiting', orderNumber: '', success: true }),
      },
    })
    const sent = () => calls.filter((call) => call.path === path)
    const dialog = await typeInto(action, 'Till vilket bygge?')
    for (const times of [1, 2, 3]) {
      fireEvent.click(dialog.getByRole('button', { name: button }))
      await waitFor(() => expect(sent()).toHaveLength(times))
      if (times < 3)
        await waitFor(() =>
          expect(dialog.queryByRole('button', { name: button, busy: false })).not.toBeNull(),
        )
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await typeInto(action, 'Till vilket bygge?')
    fireEvent.click(again.getByRole('button', { name: button }))
    await waitFor(() => expect(sent()).toHaveLength(4))
    const [first, second, third, fourth] = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).toMatch(/^[0-9a-f]{32}$/u)
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })
})

it('a lost answer is an error, and no refusal', async () => {
  await open('request=one', {
    shown: approvalRequest({ state: 'rejected', canDecide: false, canRestore: true }),
    handlers: { [`POST ${list}/restore`]: () => Promise.reject(new TypeError('Failed to fetch')) },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Lägg tillbaka i varukorgen' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Det gick inte. Försök igen.')
})

describe('a decision that is refused', () => {
  it.each([
    'decided',
    'limit',
    'nothingLeft',
    'changesNotAllowed',
    'quantityInvalid',
    'quantityRaised',
    'lineLocked',
    'notAnApprover',
    'ownRequest',
    'permission',
    'cartFull',
  ])('says more than to try again if the service answers %s', (code) => {
    const t = translatorOf(shopContext())
    expect(refusalText(code, t)).not.toBe(refusalText('', t))
  })

  it('says so in its dialog, which stays open with what was typed', async () => {
    await open('request=one', {
      handlers: {
        'POST /api/customer/approval/approve': () => json({ code: 'limit', message: '' }, 409, 'Conflict'),
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Godkänn' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Bra val' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Godkänn' }))
    await dialog.findByText('Ordern är över din egen gräns. Skicka den vidare till någon annan.')
    expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Bra val')
  })
})

describe('a cart that does not fit into the open one', () => {
  const text = 'Varukorgen rymmer inte alla rader. Ta bort rader eller skicka ordern först.'

  it('is said on the page when a request is withdrawn, without its question', async () => {
    await open('request=one', {
      shown: approvalRequest({ canWithdraw: true }),
      handlers: { [`POST ${list}/withdraw`]: () => refusal(400, 'cartFull') },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Återkalla' }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Återkalla' }))
    await screen.findByText(text)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('is said when the cart of a request is taken back', async () => {
    await open('request=one', {
      shown: approvalRequest({ state: 'rejected', canDecide: false, canRestore: true }),
      handlers: { [`POST ${list}/restore`]: () => refusal(400, 'cartFull') },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Lägg tillbaka i varukorgen' }))
    await screen.findByText(text)
  })
})

describe('several requests', () => {
  it('are approved as the host has rendered them, and the result takes the focus', async () => {
    const query = 'part=waiting'
    const context = shopContext({ user, settings: { ...settings, myPages: user.allowedPages } })
    const [listAddress = ''] = attestationPage.needs?.({ page: 'attestation', query }, context) ?? []
    const path = '/api/customer/approval/approveseveral'
    const { calls } = await open(query, {
      handlers: {
        // The browser has not read the list again.
        [`GET ${list}`]: () => new Promise<Response>(() => {}),
        [`POST ${path}`]: () =>
          json({ results: [{ requestId: 'one', number: 'A10001', code: '', state: 'ordered' }] }),
      },
      answers: { [String(listAddress)]: approvals },
    })
    fireEvent.click(await screen.findByRole('checkbox', { name: /A10001/u }))
    fireEvent.click(screen.getByRole('button', { name: 'Godkänn valda' }))
    const text = await screen.findByText(/1 av 1/u)
    const [first] = approvals.requests
    expect(calls.find((call) => call.path === path)?.body).toEqual({
      requests: [{ requestId: first?.requestId, version: first?.version }],
    })
    await waitFor(() => expect(document.activeElement?.contains(text)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
  })

  it('lead from a refused one to its page if its day has passed', async () => {
    const results = [{ requestId: 'one', number: 'A10001', code: 'dayPassed', state: 'waiting' }]
    await open('part=waiting', {
      handlers: { 'POST /api/customer/approval/approveseveral': () => json({ results }) },
    })
    fireEvent.click(await screen.findByRole('checkbox', { name: /A10001/u }))
    fireEvent.click(screen.getByRole('button', { name: 'Godkänn valda' }))
    const text = await screen.findByText(/Önskat leveransdatum har passerat/u)
    expect(within(text).getByRole('link', { name: 'A10001' }).getAttribute('href')).toBe(
      '/my-pages/attestation?request=one',
    )
  })
})

describe('the deputies', () => {
  it('need both days: the first that is missing takes the focus', async () => {
    const answer = { deputies: [], principals: [], colleagues: [{ userId: 'olof', name: 'Olof Berg' }] }
    const { calls } = await open('view=deputies', {
      handlers: { 'GET /api/customer/approval/deputies': () => json(answer) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Lägg till' }))
    expect(await screen.findAllByText('Välj en dag.')).toHaveLength(2)
    const from = screen.getByRole('textbox', { name: /^Från och med/u })
    await waitFor(() => expect(document.activeElement).toBe(from))
    expect(calls.some(({ path }) => path.endsWith('/savedeputy'))).toBe(false)
  })

  it('are removed only after a question', async () => {
    const deputies = {
      deputies: [
        { deputyId: 'd', userId: 'olof', name: 'Olof Berg', from: '2026-12-21', until: '2027-01-06' },
      ],
      principals: [],
      colleagues: [],
    }
    const { calls } = await open('view=deputies', {
      handlers: {
        'GET /api/customer/approval/deputies': () => json(deputies),
        'POST /api/customer/approval/removedeputy': () => json({ ...deputies, deputies: [] }),
      },
    })
    const removed = () => calls.filter(({ path }) => path.endsWith('/removedeputy')).map(({ body }) => body)
    fireEvent.click(await screen.findByRole('button', { name: 'Ta bort' }))
    const question = await screen.findByRole('alertdialog')
    expect(removed()).toEqual([])
    fireEvent.click(within(question).getByRole('button', { name: 'Behåll' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Ta bort' }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ta bort' }))
    await waitFor(() => expect(removed()).toEqual([{ deputyId: 'd' }]))
  })

  it('say what failed, also to who has nobody to choose', async () => {
    const deputies = {
      deputies: [
        { deputyId: 'd', userId: 'olof', name: 'Olof Berg', from: '2026-12-21', until: '2027-01-06' },
      ],
      principals: [],
      colleagues: [],
    }
    await open('view=deputies', {
      handlers: {
        'GET /api/customer/approval/deputies': () => json(deputies),
        'POST /api/customer/approval/removedeputy': () => json({ code: '', message: '' }, 502),
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Ta bort' }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ta bort' }))
    await screen.findByText('Ersättaren kunde inte tas bort. Försök igen.')
    cleanup()
    const colleagues = [{ userId: 'olof', name: 'Olof Berg' }]
    await open('view=deputies', {
      handlers: {
        'GET /api/customer/approval/deputies': () => json({ ...deputies, colleagues }),
        'POST /api/customer/approval/savedeputy': () => json({ code: '', message: '' }, 502),
      },
    })
    const gesture = userEvent.setup()
    await gesture.type(await screen.findByRole('textbox', { name: /^Från och med/u }), '2027-04-03')
    await gesture.type(screen.getByRole('textbox', { name: /^Till och med/u }), '2027-04-30')
    await gesture.click(screen.getByRole('button', { name: 'Lägg till' }))
    await screen.findByText('Ersättaren kunde inte läggas till. Försök igen.')
  })

  it('have days that are typed as the page writes them, whatever the language of the browser', async () => {
    const answer = { deputies: [], principals: [], colleagues: [{ userId: 'olof', name: 'Olof Berg' }] }
    render(<Announcer />)
    const { calls } = await open('view=deputies', {
      handlers: {
        'GET /api/customer/approval/deputies': () => json(answer),
        'POST /api/customer/approval/savedeputy': () => json(answer),
      },
      reader: { locale: 'fi-FI' },
    })
    const saved = () => calls.filter(({ path }) => path.endsWith('/savedeputy')).map(({ body }) => body)
    const gesture = userEvent.setup()
    await gesture.type(await screen.findByRole('textbox', { name: /^Från och med/u }), '3.4.2027')
    await gesture.type(screen.getByRole('textbox', { name: /^Till och med/u }), '31.4.2027')
    await gesture.click(screen.getByRole('button', { name: 'Lägg till' }))
    await screen.findByText('Skriv ett datum som finns.')
    expect(saved()).toEqual([])
    await gesture.clear(screen.getByRole('textbox', { name: /^Till och med/u }))
    await gesture.type(screen.getByRole('textbox', { name: /^Till och med/u }), '30.4.2027')
    await gesture.click(screen.getByRole('button', { name: 'Lägg till' }))
    await waitFor(() =>
      expect(saved()).toEqual([{ userId: 'olof', from: '2027-04-03', until: '2027-04-30' }]),
    )
    await screen.findByText('Sparat.', inAnnouncer)
  })
})
