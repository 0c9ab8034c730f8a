import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { done, listHead, openLists, pipe, refused, without } from './favourite-lists.tsx'
import { json } from './in-shop.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.unstubAllGlobals())

type Gesture = ReturnType<typeof openLists>['gesture']
const choose = async (gesture: Gesture, ...names: string[]) => {
  for (const name of names)
    await gesture.click(await screen.findByRole('checkbox', { name: `Markera ${name}` }))
}
const press = async (gesture: Gesture, name: string) =>
  gesture.click(await screen.findByRole('button', { name }))

describe('the chosen lines', () => {
  it('are added to the cart, with the outcome of each, which has the focus', async () => {
    const { gesture, calls } = openLists('list=van', {
      routes: {
        'POST /api/cart/addlist': () =>
          json({ cartCount: 5, addedCount: 0, reportedCount: 1, lines: [pipe] }),
      },
    })
    await choose(gesture, 'Kopparrör')
    await press(gesture, 'Lägg i varukorgen')
    const reported = await screen.findByRole('list', { name: 'Rader att kontrollera från Servicebilen' })
    expect(reported.textContent).toContain('Kan inte beställas')
    expect(calls.find(({ path }) => path === '/api/cart/addlist')?.body).toEqual({
      listId: 'van',
      itemIds: [2],
    })
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement?.contains(reported)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Lägg i varukorgen' })).toBeNull()
  })

  it('are moved to another list, with a link to it', async () => {
    const { gesture, sent } = openLists('list=van', { routes: { 'POST /api/lists/copylines': done } })
    await choose(gesture, 'Kulventil', 'Kopparrör')
    await press(gesture, 'Flytta till lista')
    const dialog = within(await screen.findByRole('dialog'))
    const target = await dialog.findByRole('combobox', { name: 'Till listan' })
    expect(within(target).queryByRole('option', { name: 'Servicebilen' })).toBeNull()
    await gesture.selectOptions(target, 'Förrådet')
    await gesture.click(dialog.getByRole('button', { name: 'Flytta' }))
    expect(await screen.findByText('2 rader har flyttats till Förrådet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Visa listan' }).getAttribute('href')).toBe(
      '/my-pages/my-lists?list=store',
    )
    expect(sent('copylines')).toEqual([{ listId: 'van', itemIds: [1, 2], toListId: 'store', move: true }])
  })

  it('are copied to a new list, which a second attempt does not create again', async () => {
    const answers = [() => refused(500, 'internal'), done]
    const { gesture, sent, keys } = openLists('list=van', {
      lists: [listHead()],
      routes: {
        'POST /api/lists/save': () => json({ list: listHead({ listId: 'new', name: 'Badrum' }) }),
        'POST /api/lists/copylines': () => answers.shift()?.() ?? done(),
      },
    })
    await choose(gesture, 'Kulventil')
    await press(gesture, 'Kopiera till lista')
    const name = await screen.findByRole('textbox', { name: /^Listans namn/u })
    await gesture.type(name, '{Enter}')
    expect(await screen.findByText('Skriv ett namn på listan')).toBeDefined()
    await gesture.type(name, 'Badrum{Enter}')
    expect(await screen.findByText('Det gick inte att spara. Försök igen.')).toBeDefined()
    await gesture.type(name, '{Enter}')
    expect(await screen.findByText('1 rad har kopierats till Badrum')).toBeDefined()
    expect(sent('save')).toHaveLength(1)
    expect(sent('copylines').at(-1)).toEqual({ listId: 'van', itemIds: [1], toListId: 'new', move: false })
    expect(new Set(keys('copylines')).size).toBe(1)
  })

  it('stay where they are when the other list has no room', async () => {
    const { gesture } = openLists('list=van', {
      routes: { 'POST /api/lists/copylines': () => refused(400, 'tooManyLines') },
    })
    await choose(gesture, 'Kulventil')
    await press(gesture, 'Kopiera till lista')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('combobox', { name: 'Till listan' })
    await gesture.click(dialog.getByRole('button', { name: 'Kopiera' }))
    expect(await dialog.findByText('Det finns inte plats för raderna. Välj en annan lista.')).toBeDefined()
  })

  it('are removed together, and brought back together', async () => {
    const { gesture, sent } = openLists('list=van', {
      routes: { 'POST /api/lists/removelines': done, 'POST /api/lists/restorelines': done },
    })
    await choose(gesture, 'Kulventil', 'Kopparrör')
    await press(gesture, 'Ta bort')
    expect(await screen.findByText('2 rader har tagits bort')).toBeDefined()
    await press(gesture, 'Ångra')
    await waitFor(() => expect(sent('restorelines')).toEqual([{ listId: 'van', itemIds: [1, 2] }]))
  })

  it('can only be added to the cart by a user who does not manage lists', async () => {
    const { gesture } = openLists('list=van', { user: without('perm:manageLists') })
    await choose(gesture, 'Kulventil')
    await screen.findByRole('button', { name: 'Lägg i varukorgen' })
    for (const name of ['Kopiera till lista', 'Flytta till lista', 'Ta bort'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
