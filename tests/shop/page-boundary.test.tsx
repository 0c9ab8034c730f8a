import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { companyCalls, siteCalls } from '@tradecounter/api/contract'
import { addressOfCall, navigation, useAnswer } from '@tradecounter/shop/core'
import { PageBoundary, Shell } from '@tradecounter/shop/shell'
import { json, renderInShop, stubNetwork } from './in-shop.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Broken = (): never => {
  throw new Error('broken')
}

describe('a page that throws in the browser', () => {
  it('keeps its frame, shows an error and can be reloaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => {})
    stubNetwork({})
    renderInShop(
      <Shell route={{ page: 'start' }}>
        <Broken />
      </Shell>,
    )
    expect(screen.getByRole('banner')).toBeDefined()
    expect(screen.getByText('Sidan kunde inte visas')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is never blank, even if its frame throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    renderInShop(
      <PageBoundary holdsMain>
        <Broken />
      </PageBoundary>,
    )
    expect(screen.getByRole('main').textContent).toContain('Sidan kunde inte visas')
    expect(screen.getByRole('button', { name: 'Försök igen' })).toBeDefined()
  })
})

/** Shows the answers of two calls. */
const Texts = () => {
  const lost = useAnswer(addressOfCall<typeof companyCalls.company>('/api/customer/company'))
  const there = useAnswer(addressOfCall<typeof siteCalls.userInfo>('/api/track/getUserInfo'))
  return <p>{`${lost.error === undefined ? lost.data?.name : 'Lost'} ${there.data?.userId}`}</p>
}

it('retries only failed answers when the browser is online again', async () => {
  let offline = true
  const calls = stubNetwork({
    'GET /api/customer/company': () =>
      offline ? Promise.reject(new TypeError('Failed to fetch')) : json({ name: 'Back' }),
    'GET /api/track/getUserInfo': () => json({ userId: 'There' }),
  })
  renderInShop(<Texts />)
  await screen.findByText('Lost There')
  offline = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Back There')
  expect(calls.filter(({ path }) => path === '/api/track/getUserInfo')).toHaveLength(1)
})
