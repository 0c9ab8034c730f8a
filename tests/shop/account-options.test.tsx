import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toggleRequestSchema, type User } from '@tradecounter/api/contract'
import { AccountArea } from '@tradecounter/shop/account'
import { navigation } from '@tradecounter/shop/core'
import { type Answerer, buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { refusal } from './purchases.ts'

const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => {})
beforeEach(() => {
  reload.mockClear()
})

const offered: User = {
  ...buyer,
  temporarilyHidePrices: { checked: false, optionAvailable: true, label: 'Dölj priser' },
  onlyMyAssortment: {
    onlyMyAssortmentChecked: true,
    onlyMyAssortmentOptionAvailable: true,
    onlyMyAssortmentLabel: 'Bara mitt sortiment',
  },
}

const openMenu = async (user: User, routes: Record<string, Answerer> = {}) => {
  const calls = stubNetwork(routes)
  renderInShop(<AccountArea />, { context: shopContext({ user }) })
  const gesture = userEvent.setup()
  await gesture.click(screen.getByRole('button', { name: /^Konto/u }))
  const panel = await screen.findByRole('dialog')
  const option = (name: string) => within(panel).getByRole('switch', { name })
  return { calls, gesture, panel, option, isOn: (name: string) => option(name).getAttribute('aria-checked') }
}

describe('options of a user (ACC-8)', () => {
  it('are shown with their labels only if available', async () => {
    const { isOn } = await openMenu(offered)
    expect([isOn('Dölj priser'), isOn('Bara mitt sortiment')]).toEqual(['false', 'true'])
  })

  it('are absent if none is available, whatever their state', async () => {
    const hidden = { checked: true, optionAvailable: false, label: 'Dölj priser' }
    const { panel } = await openMenu({ ...buyer, temporarilyHidePrices: hidden })
    expect(within(panel).queryByRole('switch')).toBeNull()
  })

  it.each([
    ['Dölj priser', '/api/customer/toggleTemporarilyHidePrices', 'true'],
    ['Bara mitt sortiment', '/api/customer/toggleMyAssortment', 'false'],
  ])('%s changes when the server answers 200, and then the page reloads', async (name, path, after) => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    const { calls, gesture, option, isOn } = await openMenu(offered, { [`POST ${path}`]: () => promise })
    const before = isOn(name)
    await gesture.click(option(name))
    await gesture.click(option(name))
    expect(isOn(name)).toBe(before)
    expect(reload).not.toHaveBeenCalled()
    answer(json({ success: true }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(isOn(name)).toBe(after)
    // The menu itself requests the approved pages.
    const sent = calls.filter((call) => call.path !== '/bff/menu/my-pages')
    expect(sent.map((call) => call.path)).toEqual([path])
    expect(v.parse(toggleRequestSchema, sent[0]?.body)).toEqual({ isActive: after === 'true' })
  })

  it('stays unchanged when the server refuses, with a message', async () => {
    const refused = { 'POST /api/customer/toggleTemporarilyHidePrices': () => refusal(403, 'option') }
    const { gesture, panel, option, isOn } = await openMenu(offered, refused)
    await gesture.click(option('Dölj priser'))
    await within(panel).findByText('Ändringen gick inte att spara. Försök igen.')
    expect(isOn('Dölj priser')).toBe('false')
    expect(reload).not.toHaveBeenCalled()
  })
})
