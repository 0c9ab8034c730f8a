import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Application } from '@tradecounter/api/contract'
import { applicationAddress, registrationAddress } from '@tradecounter/shop/become-a-customer'
import { View } from '@tradecounter/shop/pages/become-a-customer'
import { application, registration } from './applications.ts'
import { json, renderInShop, stubNetwork, type Answerer } from './in-shop.tsx'

const path = '/become-a-customer/customer-account-application'
const base = '/api/become-a-customer'

beforeEach(() => window.history.replaceState(null, '', `${path}?tab=receipt`))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function openPage(stored: Application, discard: Answerer = () => json({ success: true })) {
  const calls = stubNetwork({
    [`GET ${applicationAddress}`]: () => json({ application: stored }),
    [`POST ${base}/discard`]: discard,
  })
  renderInShop(<View route={{ page: 'become-a-customer', query: 'tab=receipt' }} />, {
    answers: { [registrationAddress]: registration },
  })
  return () => calls.filter((call) => call.path === `${base}/discard`).map(({ body }) => body)
}

const startNew = { name: 'Börja en ny ansökan' }
const confirm = async (): Promise<void> => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Börja en ny ansökan?' }))
  await userEvent.click(dialog.getByRole('button', startNew))
}

describe('a browser that has sent an application', () => {
  it.each(['submitted', 'creditCheck', 'moreInformation', 'approved', 'rejected', 'duplicate'] as const)(
    'can begin a new one while it is %s, after a question',
    async (state) => {
      const discards = openPage(
        application({ state, isOpen: state === 'moreInformation', reference: 'A1001' }),
      )
      await userEvent.click(await screen.findByRole('button', startNew))
      expect(await screen.findByText(/Den dras inte tillbaka/u)).toBeTruthy()
      expect(discards()).toEqual([])
      await confirm()
      expect(await screen.findByRole('radio', { name: 'Aktiebolag' })).toHaveProperty('checked', false)
      expect(discards()).toEqual([{ application: 'a1' }])
      await waitFor(() => expect(screen.queryByRole('button', startNew)).toBeNull())
    },
  )

  it('erases a draft instead, and says so', async () => {
    openPage(application())
    expect(await screen.findByRole('button', { name: 'Ta bort ansökan' })).toBeTruthy()
    expect(screen.queryByRole('button', startNew)).toBeNull()
  })

  it('says that nothing was removed if the call fails', async () => {
    openPage(application({ state: 'submitted', isOpen: false, reference: 'A1001' }), () =>
      json({ code: 'unavailable', message: 'x' }, 503),
    )
    await userEvent.click(await screen.findByRole('button', startNew))
    await confirm()
    expect(await screen.findByText('Ansökan kunde inte tas bort ur webbläsaren. Försök igen.')).toBeTruthy()
    expect(screen.getByText('Ansökan A1001')).toBeTruthy()
  })
})

it('the browser of another signatory can begin an application of its own', async () => {
  const discards = openPage(application({ role: 'signatory' }))
  await userEvent.click(await screen.findByRole('button', startNew))
  expect(await screen.findByText(/behöver den sökande skicka en ny länk till dig/u)).toBeTruthy()
  await confirm()
  expect(await screen.findByRole('radio', { name: 'Aktiebolag' })).toBeTruthy()
  expect(discards()).toEqual([{ application: 'a1' }])
})
