import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@tradecounter/api/contract'
import { SessionEnd } from '@tradecounter/shop/account'
import { navigation, useHttpClient } from '@tradecounter/shop/core'
import { buyer, json, renderInShop, shopContext, stubNetwork, type SeenCall } from './in-shop.tsx'

const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => {})
beforeEach(() => void reload.mockClear())

/** A part with typed text that two calls send. */
function Part() {
  const { post } = useHttpClient()
  const [text, setText] = useState('')
  const [state, setState] = useState('')
  const send = async (): Promise<void> => {
    await Promise.all([post('/api/directorder/check', { text }), post('/api/cart', { text })]).then(
      () => setState('done'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <input aria-label="rows" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button onClick={() => void send()}>check</button>
      <p>{state}</p>
    </>
  )
}

/** The page of `buyer` after the end of the session; `next` is who signs in. */
const openEnded = async (next: User) => {
  let user: User | null = null
  const guarded = ({ headers }: SeenCall): Response =>
    headers.get('X-CSRF-Token') === `of ${user?.userId ?? 'a visitor'}`
      ? json(user === null ? { code: 'signIn', message: 'x' } : { done: true }, user === null ? 401 : 200)
      : json({ code: 'antiForgery', message: 'x' }, 403)
  const calls = stubNetwork({
    'GET /api/site/getAntiForgeryToken': () => new Response(`of ${user?.userId ?? 'a visitor'}`),
    'GET /api/user/current': () => json(user),
    'POST /api/user/login': () => {
      user = next
      return json({ success: 'true' })
    },
    'POST /api/directorder/check': guarded,
    'POST /api/cart': guarded,
  })
  const context = shopContext({ user: buyer, antiForgery: 'of the page' })
  // It has loaded right after the page.
  await SessionEnd.preload()
  renderInShop(
    <>
      <Part />
      <Suspense fallback={null}>
        <SessionEnd />
      </Suspense>
    </>,
    { context },
  )
  const gesture = userEvent.setup()
  await gesture.type(screen.getByLabelText('rows'), 'A-1 20')
  await gesture.click(screen.getByRole('button', { name: 'check' }))
  const panel = await screen.findByRole('dialog', { name: 'Logga in igen' })
  const signIn = async () => {
    await gesture.type(within(panel).getByLabelText(/Användarnamn/u), 'kim')
    await gesture.type(within(panel).getByLabelText(/^Lösenord/u), 'kaffe')
    await gesture.click(within(panel).getByRole('button', { name: 'Logga in' }))
  }
  return { calls, gesture, panel, signIn }
}

it('keeps what was typed, signs in on the page and continues with all waiting calls (ACC-5)', async () => {
  const { calls, panel, signIn } = await openEnded(buyer)
  expect(panel.textContent).toContain('Inget av det du har skrivit har försvunnit')
  await signIn()
  await screen.findByText('done')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('rows').value).toBe('A-1 20')
  expect(calls.filter(({ path }) => path === '/api/user/login')).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
})

it('keeps the page when the sign-in is closed, and asks again at the next call (ACC-5)', async () => {
  const { gesture, panel } = await openEnded(buyer)
  await gesture.click(within(panel).getByRole('button', { name: 'Stäng' }))
  await screen.findByText('failed')
  expect(screen.getByLabelText<HTMLInputElement>('rows').value).toBe('A-1 20')
  expect(reload).not.toHaveBeenCalled()
  await gesture.click(screen.getByRole('button', { name: 'check' }))
  await screen.findByRole('dialog', { name: 'Logga in igen' })
})

it('reloads for another user, and does nothing in their name (ACC-4)', async () => {
  const { calls, signIn } = await openEnded({ ...buyer, userId: 'u2' })
  const sent = calls.filter(({ path }) => path === '/api/cart').length
  await signIn()
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(calls.filter(({ path }) => path === '/api/cart')).toHaveLength(sent)
})
