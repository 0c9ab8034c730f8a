import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MyListLine } from '@tradecounter/api/contract'
import { base, done, listLine, openLists, pipe, refused, rowOf } from './favourite-lists.tsx'
import { buyer, json } from './in-shop.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.unstubAllGlobals())

const linesAnswer = (lines: readonly MyListLine[]) => () =>
  json({ total: lines.length, page: 1, pageSize: 50, currency: 'SEK', lines })
const numberField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Artikelnummer' })
const quantityField = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Antal: ${name}` })

describe('the lines of a list', () => {
  it('show article, numbers, note, price with its unit, sum, and what keeps a line out of the cart', async () => {
    openLists('list=van')
    const row = await rowOf('Kulventil')
    expect(row.getByRole('link', { name: 'Kulventil' }).getAttribute('href')).toBe('/product/1842205')
    const text = (await screen.findByRole('row', { name: /Kulventil/u })).textContent.replaceAll(/\s/gu, ' ')
    for (const part of ['1842205', 'KV-15', 'Hylla 3', '129,50 kr/st', '1 295,00 kr'])
      expect(text).toContain(part)
    expect((await rowOf('Kopparrör')).getByText('Kan inte beställas')).toBeDefined()
  })

  it('show no prices to a reader who hides them', async () => {
    const hidden = { ...buyer.temporarilyHidePrices, checked: true }
    openLists('list=van', {
      user: { ...buyer, temporarilyHidePrices: hidden },
      lines: [listLine({ unitPrice: null, sum: null })],
    })
    await rowOf('Kulventil')
    expect(screen.queryByRole('columnheader', { name: /Pris|Summa/u })).toBeNull()
  })

  it('are asked for with the state in the address, which keeps the list', async () => {
    const { gesture, calls } = openLists('list=van')
    await gesture.type(await screen.findByRole('searchbox', { name: 'Sök i listan' }), 'ventil{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?list=van&lines.search=ventil'))
    await waitFor(() =>
      expect(
        calls.some(
          ({ path, query }) =>
            path === `${base}/lines` && query.get('listId') === 'van' && query.get('search') === 'ventil',
        ),
      ).toBe(true),
    )
  })

  it('say that a list is empty', async () => {
    openLists('list=van', { lines: [] })
    expect(await screen.findByText(/Lägg till artiklar med artikelnummer/u)).toBeDefined()
  })
})

describe('an article by number', () => {
  it('is added by the keyboard alone, and the focus returns to the number for the next one', async () => {
    let lines = [listLine()]
    const { gesture, sent, keys } = openLists('list=van', {
      routes: {
        [`GET ${base}/lines`]: () => linesAnswer(lines)(),
        'POST /api/lists/addline': () => (
          (lines = [listLine(), pipe]),
          json({ itemId: 2, name: 'Kopparrör' })
        ),
      },
    })
    await gesture.click(await numberField())
    await gesture.keyboard(' 1770101{Tab}')
    await gesture.clear(screen.getByRole('textbox', { name: 'Antal' }))
    await gesture.keyboard('2,5{Enter}')
    expect(await rowOf('Kopparrör')).toBeDefined()
    await waitFor(async () => expect(document.activeElement).toBe(await numberField()))
    expect((await numberField()).value).toBe('')
    await gesture.keyboard('1842205{Enter}')
    await waitFor(() => expect(sent('addline')).toHaveLength(2))
    expect(sent('addline')).toEqual([
      { listId: 'van', articleNumber: '1770101', quantity: 2.5 },
      { listId: 'van', articleNumber: '1842205', quantity: 1 },
    ])
    expect(new Set(keys('addline')).size).toBe(2)
  })

  it.each([
    ['unknownArticle', 'Ingen artikel har det numret'],
    ['severalArticles', 'Flera artiklar har det numret. Skriv vårt artikelnummer.'],
  ])('that is refused as %s stays with the reason at its field', async (code, text) => {
    const { gesture } = openLists('list=van', {
      routes: { 'POST /api/lists/addline': () => refused(400, code, 'articleNumber') },
    })
    await gesture.type(await numberField(), '99{Enter}')
    expect(await screen.findByText(text)).toBeDefined()
    const field = await numberField()
    expect([field.value, field.getAttribute('aria-invalid'), document.activeElement]).toEqual([
      '99',
      'true',
      field,
    ])
  })

  it('is not sent without a number, or with a quantity that is none', async () => {
    const { gesture, sent } = openLists('list=van')
    await gesture.type(await numberField(), '{Enter}')
    expect(await screen.findByText('Skriv ett artikelnummer')).toBeDefined()
    await gesture.type(await numberField(), '1842205')
    const quantity = screen.getByRole('textbox', { name: 'Antal' })
    await gesture.clear(quantity)
    await gesture.type(quantity, 'många{Enter}')
    expect(await screen.findByText('Antalet måste vara ett tal')).toBeDefined()
    expect([document.activeElement, sent('addline')]).toEqual([quantity, []])
  })

  it('stays when the list is full, and is one line however often a lost request is repeated', async () => {
    const answers = [() => Promise.reject(new TypeError('lost')), () => refused(400, 'tooManyLines')]
    const { gesture, keys } = openLists('list=van', {
      routes: { 'POST /api/lists/addline': () => answers.shift()?.() ?? done() },
    })
    await gesture.type(await numberField(), '1842205{Enter}')
    expect(await screen.findByText(/^Artikeln kunde inte läggas till/u)).toBeDefined()
    await gesture.type(await numberField(), '{Enter}')
    expect(await screen.findByText(/^Listan har så många rader som den kan ha/u)).toBeDefined()
    expect((await numberField()).value).toBe('1842205')
    expect(new Set(keys('addline')).size).toBe(1)
  })
})

describe('the quantity of a line', () => {
  it('is saved on Enter and when the field is left, and only if it has changed', async () => {
    let asked = 10
    const { gesture, sent } = openLists('list=van', {
      routes: {
        [`GET ${base}/lines`]: () => linesAnswer([listLine({ asked })])(),
        'POST /api/lists/changeline': ({ body }) => (
          (asked = (body as { quantity: number })
            .quantity), // what the page sent
          done()
        ),
      },
    })
    const field = await quantityField('Kulventil')
    await gesture.click(field)
    await gesture.tab()
    await gesture.clear(field)
    await gesture.type(field, '12{Enter}')
    await waitFor(() => expect(sent('changeline')).toHaveLength(1))
    await gesture.clear(field)
    await gesture.type(field, '15')
    await gesture.tab()
    await waitFor(() => expect(sent('changeline')).toHaveLength(2))
    expect(sent('changeline')).toEqual([12, 15].map((quantity) => ({ listId: 'van', itemId: 1, quantity })))
    await waitFor(() => expect(field.value).toBe('15'))
  })

  it('of a list that is not in whole packs is not rounded by walking through the fields', async () => {
    const { gesture, sent } = openLists('list=van', {
      lines: [listLine({ asked: 7, quantity: 10, unitVolume: 10, outcome: 'changed' })],
    })
    const field = await quantityField('Kulventil')
    await gesture.click(field)
    await gesture.tab()
    expect([field.value, sent('changeline')]).toEqual(['7', []])
    expect(screen.getByText(/Blir 10 st: säljs i hela förpackningar/u)).toBeDefined()
  })

  it.each([
    [500, 'Antalet kunde inte sparas. Det du skrev står kvar. Försök igen.'],
    [400, 'Antalet måste vara mellan 1 och 100\u00A0000'],
  ])('stays as typed after a failure with %i, with the reason', async (status, text) => {
    const { gesture } = openLists('list=van', {
      routes: { 'POST /api/lists/changeline': () => refused(status, 'x', 'quantity') },
    })
    const field = await quantityField('Kulventil')
    await gesture.clear(field)
    await gesture.type(field, '12{Enter}')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(document.body.textContent.replaceAll('\u00A0', ' ')).toContain(text.replaceAll('\u00A0', ' '))
    expect(field.value).toBe('12')
  })
})

it('the note of a line is changed in a dialog, and stays typed after a failure', async () => {
  const answers = [() => refused(500, 'internal'), done]
  const { gesture, sent } = openLists('list=van', {
    routes: { 'POST /api/lists/changeline': () => answers.shift()?.() ?? done() },
  })
  await gesture.click(await screen.findByRole('button', { name: 'Notering för Kulventil' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Notering' })
  await gesture.type(field, 'b{Enter}')
  expect(await screen.findByText('Det gick inte att spara. Försök igen.')).toBeDefined()
  expect(field.value).toBe('Hylla 3b')
  await gesture.type(field, '{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('changeline').at(-1)).toEqual({ listId: 'van', itemId: 1, note: 'Hylla 3b' })
})

it('a line is removed, and comes back by undo, which has the focus', async () => {
  let lines = [listLine(), pipe]
  const { gesture, sent } = openLists('list=van', {
    routes: {
      [`GET ${base}/lines`]: () => linesAnswer(lines)(),
      'POST /api/lists/removelines': () => ((lines = [pipe]), done()),
      'POST /api/lists/restorelines': () => ((lines = [listLine(), pipe]), done()),
    },
  })
  await gesture.click(await screen.findByRole('button', { name: 'Ta bort Kulventil' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Kulventil/u })).toBeNull())
  const undo = await screen.findByRole('button', { name: 'Ångra' })
  expect(document.activeElement).toBe(undo)
  await gesture.click(undo)
  expect(await rowOf('Kulventil')).toBeDefined()
  expect([sent('removelines'), sent('restorelines')]).toEqual([
    [{ listId: 'van', itemIds: [1] }],
    [{ listId: 'van', itemIds: [1] }],
  ])
})

it('a part of the list that was read before a change is read again', async () => {
  let asked = 10
  const { gesture } = openLists('list=van', {
    routes: {
      [`GET ${base}/lines`]: () => linesAnswer([listLine({ asked })])(),
      'POST /api/lists/changeline': () => ((asked = 12), done()),
    },
  })
  await quantityField('Kulventil')
  const search = screen.getByRole('searchbox', { name: 'Sök i listan' })
  await gesture.type(search, 'ventil{Enter}')
  await waitFor(() => expect(window.location.search).toContain('lines.search=ventil'))
  const field = await quantityField('Kulventil')
  await gesture.clear(field)
  await gesture.type(field, '12{Enter}')
  await waitFor(() => expect(asked).toBe(12))
  await gesture.clear(search)
  await gesture.type(search, '{Enter}')
  await waitFor(() => expect(window.location.search).toBe('?list=van'))
  await waitFor(async () => expect((await quantityField('Kulventil')).value).toBe('12'))
})
