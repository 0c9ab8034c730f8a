import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Route } from '@tradecounter/shop/core'
import { ProductView } from '@tradecounter/shop/product'
import { Shell, shellNeeds } from '@tradecounter/shop/shell'
import { product, variant } from './catalogue.ts'
import {
  type Answerer,
  buyer,
  json,
  renderInShop,
  type SeenCall,
  shopContext,
  stubNetwork,
} from './in-shop.tsx'
import { tokenOf } from './tokens.ts'

const answers = Object.fromEntries(shellNeeds.map((address) => [address, []]))
const token = tokenOf({ userId: '', customerId: '', exp: 4_000_000_000 })
const withToken: Record<string, Answerer> = {
  'POST /oauth2/token': () => json({ access_token: token, token_type: 'Bearer', expires_in: 600 }),
  'POST /bff/feedback': () => json({ success: true }),
}

beforeEach(() => {
  document.cookie = 'cookie_consent=C0001.v1.t1763650000; Path=/'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
})

async function openFeedback(route: Route, context = shopContext()) {
  renderInShop(<Shell route={route}>.</Shell>, { answers, context })
  const footer = within(await screen.findByRole('contentinfo'))
  await userEvent.click(footer.getByRole('button', { name: 'Lämna synpunkter' }))
  return within(await screen.findByRole('dialog', { name: 'Lämna synpunkter' }))
}
const write = async (dialog: Awaited<ReturnType<typeof openFeedback>>, text: string): Promise<void> => {
  if (text !== '') await userEvent.type(dialog.getByLabelText(/Dina synpunkter/u), text)
  await userEvent.click(dialog.getByRole('button', { name: 'Skicka' }))
}
const sent = (calls: readonly SeenCall[]): SeenCall[] =>
  calls.filter(({ path }) => path === '/oauth2/token' || path === '/bff/feedback')

/** An answer to a visitor; a user's session has ended. */
const guarded =
  (answer: (body: unknown) => Response): Answerer =>
  ({ headers, body }) =>
    headers.get('X-CSRF-Token') === 'of a visitor'
      ? answer(body)
      : json({ code: 'antiForgery', message: '' }, 403)

describe('the feedback dialog', () => {
  it('fetches a token first, also for a visitor, and sends exactly what the specification names (HELP-7)', async () => {
    const calls = stubNetwork(withToken)
    const dialog = await openFeedback({ page: 'product', code: 'VALVE' })
    await write(dialog, ' Saknar mått ')
    expect(await screen.findByText('Tack')).toBeTruthy()
    const [first, second, ...more] = sent(calls)
    expect([first?.path, second?.path, more]).toEqual(['/oauth2/token', '/bff/feedback', []])
    expect(second?.body).toEqual({ feedback: 'Saknar mått', source: 'product/VALVE', siteId: 2 })
    expect(second?.headers.get('Authorization')).toBe(`Bearer ${token}`)
    expect(second?.headers.get('X-CSRF-Token')).toBe('token-1')
  })

  it('names the kind of a page as source, never its address (HELP-7)', async () => {
    const calls = stubNetwork(withToken)
    const dialog = await openFeedback(
      { page: 'order', orderNumber: '10000001' },
      shopContext({ user: buyer }),
    )
    await write(dialog, 'Bra')
    await screen.findByText('Tack')
    expect(sent(calls).at(-1)?.body).toMatchObject({ source: 'order' })
  })

  it('closes 3.5 s after the submit, and gives the focus back (HELP-7)', async () => {
    stubNetwork(withToken)
    const dialog = await openFeedback({ page: 'start' })
    await write(dialog, 'Bra')
    const submitted = performance.now()
    await screen.findByText('Tack')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const took = performance.now() - submitted
    // At least, because a busy machine takes longer.
    expect(took).toBeGreaterThan(3300)
    expect(document.activeElement?.textContent).toBe('Lämna synpunkter')
  })

  it('does not send an empty text, and says so (HELP-7)', async () => {
    const calls = stubNetwork(withToken)
    const dialog = await openFeedback({ page: 'start' })
    await write(dialog, '')
    expect(dialog.getByText('Skriv något innan du skickar.')).toBeTruthy()
    await write(dialog, '   ')
    expect(dialog.getByText('Skriv något innan du skickar.')).toBeTruthy()
    expect(sent(calls)).toEqual([])
  })

  it.each([
    ['the service fails', { 'POST /bff/feedback': () => json({ code: 'internal', message: '' }, 500) }],
    ['there is no token', { 'POST /oauth2/token': () => json({ code: 'session', message: '' }, 401) }],
    ['the network is away', { 'POST /bff/feedback': () => Promise.reject(new TypeError('offline')) }],
  ] satisfies [string, Record<string, Answerer>][])(
    'thanks all the same when %s, which is only logged (HELP-7)',
    async (_, routes) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const calls = stubNetwork({ ...withToken, ...routes })
      await write(await openFeedback({ page: 'start' }), 'Bra')
      expect(await screen.findByText('Tack')).toBeTruthy()
      expect(warn).toHaveBeenCalledOnce()
      expect(screen.queryByText(/inte|misslyck/u, { selector: '[role=alert] *' })).toBeNull()
      // Without a token it is sent as a visitor's.
      expect(sent(calls).at(-1)?.path).toBe('/bff/feedback')
    },
  )

  it('is sent as a visitor’s when the session has ended elsewhere (HELP-7)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const received: unknown[] = []
    stubNetwork({
      'GET /api/site/getAntiForgeryToken': () => new Response('of a visitor'),
      'GET /api/user/current': () => json(null),
      'POST /oauth2/token': guarded(() => json({ code: 'session', message: '' }, 401)),
      'POST /bff/feedback': guarded((body) => {
        received.push(body)
        return json({ success: true })
      }),
    })
    const context = shopContext({ user: buyer, bearer: true, antiForgery: 'of the page' })
    await write(await openFeedback({ page: 'start' }, context), 'Saknar mått')
    expect(await screen.findByText('Tack')).toBeTruthy()
    expect(received).toEqual([{ feedback: 'Saknar mått', source: 'start', siteId: 2 }])
  })

  it('waits 3 s for a silent service, and thanks (HELP-7)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const calls = stubNetwork({ ...withToken, 'POST /bff/feedback': () => new Promise(() => undefined) })
    const dialog = await openFeedback({ page: 'start' })
    await userEvent.type(dialog.getByLabelText(/Dina synpunkter/u), 'Bra')
    // By a clock of its own: on a busy machine the dialog may close before anybody has read it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(dialog.getByRole('button', { name: 'Skicka' }))
    await act(() => vi.advanceTimersByTimeAsync(2900))
    expect(screen.queryByText('Tack')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByText('Tack')).toBeTruthy()
    vi.useRealTimers()
    await waitFor(() => expect(sent(calls).at(-1)?.signal?.aborted).toBe(true))
  })

  it('keeps what was typed when it is closed before sending', async () => {
    stubNetwork(withToken)
    const dialog = await openFeedback({ page: 'start' })
    await userEvent.type(dialog.getByLabelText(/Dina synpunkter/u), 'Halvt')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Lämna synpunkter' }))
    const again = within(await screen.findByRole('dialog'))
    expect(again.getByLabelText<HTMLTextAreaElement>(/Dina synpunkter/u).value).toBe('Halvt')
  })

  it('takes no second feedback out of the field when the first one is answered late (HELP-7)', async () => {
    const waiting: ((answer: Response) => void)[] = []
    const calls = stubNetwork({
      ...withToken,
      'POST /bff/feedback': () => new Promise<Response>((resolve) => waiting.push(resolve)),
    })
    const dialog = await openFeedback({ page: 'start' })
    await write(dialog, 'Bra')
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/Dina synpunkter/u).value).toBe('Bra')
    await waitFor(() => expect(sent(calls).at(-1)?.path).toBe('/bff/feedback'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Lämna synpunkter' }))
    const again = within(await screen.findByRole('dialog'))
    const field = again.getByLabelText<HTMLTextAreaElement>(/Dina synpunkter/u)
    expect(field.value).toBe('')
    await userEvent.type(field, 'Och mer')
    await act(async () => waiting[0]?.(json({ success: true })))
    expect(field.value).toBe('Och mer')
  })
})

describe('feedback on the product page', () => {
  const valve = product([variant()])
  const open = (flags: readonly string[]) => {
    stubNetwork({})
    renderInShop(
      <Shell route={{ page: 'product', code: valve.code }}>
        <ProductView product={valve} />
      </Shell>,
      { answers, context: shopContext({ flags }) },
    )
  }

  it('shows behind its flag only (HELP-7, SHELL-4)', async () => {
    open(['productFeedback'])
    await userEvent.click(await screen.findByRole('button', { name: 'Berätta för oss' }))
    expect(await screen.findByRole('dialog', { name: 'Lämna synpunkter' })).toBeTruthy()
  })

  it('is not there without the flag', async () => {
    open(['newMenu'])
    await screen.findByRole('contentinfo')
    expect(screen.queryByRole('button', { name: 'Berätta för oss' })).toBeNull()
  })
})
