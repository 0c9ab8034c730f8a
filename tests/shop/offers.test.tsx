import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckedRow, Offer } from '@tradecounter/api/contract'
import offersPage from '@tradecounter/shop/pages/offers'
import { offer } from '../../stories/parts/offers.ts'
import { requestedRows } from '../../shop/offers/my-offers/request/requested-rows.ts'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'
import { refusal } from './purchases.ts'

const user = { ...buyer, allowedPages: [...buyer.allowedPages, 'offers'] }
const context = shopContext({ user, settings: { ...settings, myPages: user.allowedPages } })
const base = '/api/my-pages/offers'
const lists = {
  lists: [
    { listId: 'one', name: 'Bilen', lineCount: 2 },
    { listId: 'two', name: 'Pannrum', lineCount: 4 },
  ],
}

function open(query: string, handlers: Parameters<typeof stubNetwork>[0] = {}, shown: Offer = offer()) {
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: user.allowedPages }),
    'GET /api/cart/lists': () => json(lists),
    [`GET ${base}/offer`]: () => json(shown),
    ...handlers,
  })
  renderInShop(<offersPage.View route={{ page: 'offers', query }} />, {
    context,
    answers: { [`${base}/offer?offerId=${shown.offerId}`]: shown, '/api/cart/lists': lists },
  })
  const sentTo = (path: string) => calls.filter((call) => call.path === `${base}/${path}`)
  return Object.assign((path: string) => sentTo(path).map(({ body }) => body), {
    keys: (path: string) => sentTo(path).map(({ headers }) => headers.get('Idempotency-Key')),
  })
}
const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})

/** A checked row of a file. */
const rowOf = (more: Partial<CheckedRow>): CheckedRow => ({
  line: 1,
  raw: 'raw',
  outcome: 'ok',
  outcomeIfShown: null,
  note: null,
  written: '',
  variantNumber: '',
  name: '',
  quantity: null,
  askedQuantity: null,
  writtenQuantity: '',
  unit: '',
  imageUrl: null,
  stock: null,
  unitPrice: null,
  priceUnit: '',
  totalPrice: null,
  choices: [],
  ...more,
})

describe('a new request for an offer', () => {
  it('begins with the list that its address names, and shows each line that is left out, with the reason', async () => {
    const bodies = open('view=new&from=list&list=two', {
      [`POST ${base}/request`]: () =>
        json({
          offerId: 'made',
          number: 'OF10000009',
          lineCount: 1,
          leftOut: [
            { text: '4012301', reason: 'locked' },
            { text: '999', reason: 'unknown' },
          ],
        }),
    })
    await screen.findByRole('radio', { name: 'En favoritlista', checked: true })
    fill(/^Benämning/u, 'Pannrum')
    fireEvent.click(screen.getByRole('button', { name: 'Skapa utkast' }))
    await screen.findByText('2 rader är inte med i utkastet')
    expect(bodies('request')).toEqual([
      { name: 'Pannrum', project: '', from: { kind: 'list', listId: 'two' } },
    ])
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([
        '4012301: hör till en offert eller ett avtal',
        '999: ingen artikel har numret',
      ]),
    )
    expect(screen.getByRole('link', { name: 'Öppna utkastet' }).getAttribute('href')).toBe(
      '/my-pages/offers?offer=made',
    )
  })

  it('is one draft, however often it is repeated after a lost answer, and another once it is edited', async () => {
    const bodies = open('view=new&from=list&list=two', { [`POST ${base}/request`]: lostTimes(9) })
    await screen.findByRole('radio', { name: 'En favoritlista', checked: true })
    for (const [at, name] of ['Pannrum', 'Pannrum', 'Pannrum 2'].entries()) {
      fill(/^Benämning/u, name)
      await press('Skapa utkast')
      await waitFor(() => expect(bodies('request')).toHaveLength(at + 1))
      await screen.findByText(/gick inte/u)
    }
    const [first, second, third] = bodies.keys('request')
    expect(first).toMatch(/^[0-9a-f]{32}$/u)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('sends rows whose number leads nowhere, and names those that cannot be read', () => {
    expect(
      requestedRows([
        rowOf({ written: 'KV15', variantNumber: '1842205', quantity: 10, askedQuantity: 8 }),
        rowOf({ variantNumber: '1842205', quantity: 0, askedQuantity: 2, note: 'inEarlierPack' }),
        rowOf({ written: '999', askedQuantity: 3, outcome: 'notFound' }),
        rowOf({ raw: 'KV15;många', written: 'KV15', outcome: 'invalid' }),
        rowOf({ raw: 'Summa;;500', outcome: 'invalid', askedQuantity: 500 }),
        rowOf({ raw: 'KV15;0', written: 'KV15', askedQuantity: 0, outcome: 'invalid' }),
      ]),
    ).toEqual({
      wanted: [
        { variantNumber: '1842205', quantity: 10 },
        { variantNumber: '999', quantity: 3 },
      ],
      leftOut: [
        { text: 'KV15;många', reason: 'unreadable' },
        { text: 'Summa;;500', reason: 'unreadable' },
        { text: 'KV15;0', reason: 'quantity' },
      ],
    })
  })
})

describe('the draft of a request', () => {
  const draft = offer({
    state: 'draft',
    allowed: ['edit', 'send', 'cancel'],
    versions: offer()
      .versions.slice(1)
      .map((version) => ({ ...version, version: 0 })),
  })

  it('gets further lines by article number, and takes a removed line back until it is saved', async () => {
    const bodies = open(
      `offer=${draft.offerId}`,
      {
        [`POST ${base}/edit`]: () =>
          json({
            offerId: draft.offerId,
            number: draft.number,
            lineCount: 3,
            leftOut: [{ text: '999', reason: 'unknown' }],
          }),
      },
      draft,
    )
    await screen.findByRole('button', { name: 'Spara utkastet' })
    fireEvent.click(screen.getByRole('button', { name: 'Ta bort Lock for the lever' }))
    const undo = await screen.findByRole('button', { name: 'Ångra: behåll Lock for the lever' })
    expect(document.activeElement).toBe(undo)
    fireEvent.click(undo)
    // The line that is back has the focus, because the pressed button is gone.
    expect(document.activeElement?.textContent).toContain('Lock for the lever')
    fireEvent.click(screen.getByRole('button', { name: 'Ta bort Ball valve, long lever' }))
    const added = screen.getByRole('textbox', { name: 'Artikelnummer' }).closest('form')
    if (added === null) throw new Error('There is no form for further lines.')
    const form = within(added)
    fireEvent.click(form.getByRole('button', { name: 'Lägg till rad' }))
    await screen.findByText('Ange artikelnummer och antal.')
    fireEvent.change(form.getByRole('textbox', { name: 'Artikelnummer' }), { target: { value: '111' } })
    fireEvent.change(form.getByRole('textbox', { name: 'Antal' }), { target: { value: '1' } })
    fireEvent.click(form.getByRole('button', { name: 'Lägg till rad' }))
    fireEvent.click(screen.getByRole('button', { name: 'Ta bort 111' }))
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'Artikelnummer' }))
    fireEvent.change(form.getByRole('textbox', { name: 'Artikelnummer' }), { target: { value: ' 999 ' } })
    fireEvent.change(form.getByRole('textbox', { name: 'Antal' }), { target: { value: '2,5' } })
    fireEvent.click(form.getByRole('button', { name: 'Lägg till rad' }))
    fireEvent.click(screen.getByRole('button', { name: 'Spara utkastet' }))
    await screen.findByText('999: ingen artikel har numret')
    expect(bodies('edit')).toEqual([
      {
        offerId: draft.offerId,
        revision: 4,
        name: draft.name,
        project: draft.project,
        lines: [
          { position: 1, quantity: 10, note: '' },
          { position: 3, quantity: 10, note: 'One per valve' },
        ],
        added: [{ variantNumber: '999', quantity: 2.5 }],
      },
    ])
  })

  it('says that it is saved, and keeps the focus', async () => {
    open(
      `offer=${draft.offerId}`,
      {
        [`POST ${base}/edit`]: () =>
          json({ offerId: draft.offerId, number: draft.number, lineCount: 3, leftOut: [] }),
        [`GET ${base}/offer`]: () => json({ ...draft, revision: draft.revision + 1 }),
      },
      draft,
    )
    const save = await screen.findByRole('button', { name: 'Spara utkastet' })
    save.focus()
    fireEvent.click(save)
    const news = await screen.findByText('Utkastet är sparat.')
    await waitFor(() => expect(save.isConnected).toBe(false))
    expect(document.activeElement?.contains(news)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    fill(/^Benämning/u, 'Källaren')
    expect(screen.queryByText('Utkastet är sparat.')).toBeNull()
  })

  it('is sent only after its changes are saved, with every typed line', async () => {
    const sendable: Offer = { ...draft, allowed: [...draft.allowed, 'send'] }
    const bodies = open(`offer=${draft.offerId}`, {}, sendable)
    await screen.findByRole('button', { name: 'Spara utkastet' })
    fireEvent.change(screen.getByRole('textbox', { name: 'Artikelnummer' }), { target: { value: '999' } })
    const [step] = screen.getAllByRole('button', { name: 'Skicka förfrågan' })
    if (step === undefined) throw new Error('The draft cannot be sent.')
    fireEvent.click(step)
    fireEvent.click(screen.getAllByRole('button', { name: 'Skicka förfrågan' }).at(-1) ?? step)
    await screen.findByText('Spara utkastet innan du skickar det.')
    fireEvent.click(screen.getByRole('button', { name: 'Spara utkastet' }))
    await screen.findByText('Lägg till den inskrivna raden först, eller töm fälten.')
    expect([bodies('send'), bodies('edit')]).toEqual([[], []])
  })
})

it('a copy is one draft, however often it is repeated after a lost answer', async () => {
  const bodies = open('offer=one', { [`POST ${base}/copy`]: lostTimes(9) }, offer({ offerId: 'one' }))
  for (const times of [1, 2]) {
    await press('Kopiera till nytt utkast')
    await waitFor(() => expect(bodies('copy')).toHaveLength(times))
    await screen.findByText(/gick inte/u)
  }
  expect(bodies('copy')).toEqual([{ offerId: 'one' }, { offerId: 'one' }])
  expect(bodies.keys('copy')[0]).toMatch(/^[0-9a-f]{32}$/u)
  expect(new Set(bodies.keys('copy')).size).toBe(1)
})

it('an accepted offer is taken out of the cart only after a question', async () => {
  const accepted = offer({ state: 'accepted', allowed: ['release'] })
  const bodies = open(
    `offer=${accepted.offerId}`,
    { [`POST ${base}/release`]: () => json({ offerId: accepted.offerId, number: accepted.number }) },
    accepted,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Ta bort ur varukorgen' }))
  const question = await screen.findByRole('alertdialog')
  expect(bodies('release')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Ta bort ur varukorgen' }))
  await waitFor(() => expect(bodies('release')).toHaveLength(1))
})

it('the lines of an offer have the numbers by which alternatives name them', async () => {
  const shown = offer({ offerId: 'one' })
  open('offer=one', {}, shown)
  const alternative = await screen.findByText('Alternativ till rad 1')
  const items = [...(alternative.closest('ol')?.children ?? [])].map(({ textContent }) => textContent)
  expect(items.map((text) => text.slice(0, 10))).toEqual(['1. 4012301', '2. 4012302', '3. 4012310'])
})

it('the differences of versions have quantities as the page writes them, and prices with their unit', async () => {
  const [before, after] = offer().versions
  const [was] = before?.lines ?? []
  const [is] = after?.lines ?? []
  if (before === undefined || after === undefined || was === undefined || is === undefined)
    throw new Error('The offer has two versions with lines.')
  const versions = [
    { ...before, lines: [{ ...was, quantity: 1200, customerPrice: 89_50 }] },
    { ...after, lines: [{ ...is, quantity: 2.5, offeredPrice: 80_00 }] },
  ]
  open('offer=one', {}, offer({ offerId: 'one', versions }))
  const text = await screen.findByText(/→/u)
  expect(text.textContent?.replaceAll(/\s/gu, ' ')).toBe(
    'Ball valve, brass, full bore, lever handle: 1 200 pcs → 2,5 pcs, 89,50 kr/pcs → 80,00 kr/pcs',
  )
})

it('an offer that does not fit into the cart says so, and what to do', async () => {
  open('offer=one', { [`POST ${base}/accept`]: () => refusal(400, 'cartFull') }, offer({ offerId: 'one' }))
  await press('Lägg valda rader i varukorgen')
  await screen.findByText('Varukorgen rymmer inte alla rader. Ta bort rader eller skicka ordern först.')
})

it('a message with one file more than an offer may have says so', async () => {
  open(
    'offer=one',
    { [`POST ${base}/message`]: () => refusal(409, 'tooManyFiles') },
    offer({ offerId: 'one' }),
  )
  await writeText('Ritningen')
  await press('Skicka meddelande')
  await screen.findByText('Offerten har så många filer som den kan ha. Skicka meddelandet utan fil.')
})

const pressFocused = async (name: string) => {
  const button = (await screen.findAllByRole('button', { name, busy: false })).at(-1)
  button?.focus()
  if (button !== undefined) fireEvent.click(button)
}

/** Text of what has the focus; empty if nothing has. */
const focused = (): string =>
  document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')

it('an offer keeps the focus when the form of a step is closed, when it is sent, and when lines are accepted', async () => {
  const shown = offer({ offerId: 'one' })
  const made = { offerId: 'one', number: shown.number }
  const bodies = open(
    'offer=one',
    {
      [`POST ${base}/askchange`]: () => json(made),
      [`POST ${base}/accept`]: () =>
        json({ cartCount: 1, results: [{ position: 1, name: 'Kulventil', outcome: 'added' }] }),
    },
    shown,
  )
  await press('Be om ändring')
  await pressFocused('Stäng')
  expect(focused()).toContain('Be om ändring')
  await press('Be om ändring')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Vad vill du ändra/u }), {
    target: { value: 'Fler' },
  })
  await pressFocused('Be om ändring')
  await waitFor(() => expect(bodies('askchange')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Vad vill du ändra/u })).toBeNull())
  expect(focused()).toContain('Kopiera till nytt utkast')
  await pressFocused('Lägg valda rader i varukorgen')
  await screen.findByText('1 rad ligger i varukorgen till offertpriset.')
  expect(focused()).toMatch(/^Rader/u)
})

/** Answers as a lost connection does, some times. */
const lostTimes = (times: number) => {
  let left = times
  return () => {
    left -= 1
    return left < 0
      ? json({ offerId: 'one', number: 'OF1' })
      : Promise.reject<Response>(new TypeError('Failed to fetch'))
  }
}
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, busy: false }))

/** Uploads without a network. Returns the names of what was uploaded. */
const stubUploads = (): string[] => {
  const names: string[] = []
  class Upload extends EventTarget {
    upload = new EventTarget()
    status = 200
    response = {}
    responseType = ''
    open(): void {}
    setRequestHeader(): void {}
    send({ name, size }: File): void {
      names.push(name)
      this.response = { fileId: `file${names.length}`, name, size }
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return names
}
const writeText = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Meddelande till säljaren/u }), {
    target: { value: text },
  })
const submitReason = () => {
  const form = screen.getByRole('textbox', { name: /^Vad vill du ändra/u }).closest('form')
  if (form !== null) fireEvent.submit(form)
}

describe('a text to the seller', () => {
  it('is stored once with its file, however often it is repeated after a lost answer', async () => {
    const uploads = stubUploads()
    const bodies = open('offer=one', { [`POST ${base}/message`]: lostTimes(2) }, offer({ offerId: 'one' }))
    await writeText('Ritningen')
    const input = document.querySelector<HTMLInputElement>('input[type="file"][name="file"]')
    if (input === null) throw new Error('There is a field for a file.')
    fireEvent.change(input, { target: { files: [new File(['x'], 'ritning.pdf')] } })
    for (const times of [1, 2, 3]) {
      await press('Skicka meddelande')
      await waitFor(() => expect(bodies('message')).toHaveLength(times))
    }
    const message = { offerId: 'one', text: 'Ritningen', files: ['file1'] }
    expect(bodies('message')).toEqual([message, message, message])
    expect(uploads).toEqual(['ritning.pdf'])
    await waitFor(() =>
      expect(
        (screen.getByRole('textbox', { name: /^Meddelande till säljaren/u }) as HTMLTextAreaElement).value,
      ).toBe(''),
    )
    await writeText('Ritningen')
    await press('Skicka meddelande')
    await waitFor(() => expect(bodies('message')).toHaveLength(4))
    const [first, second, third, fourth] = bodies.keys('message')
    expect(first).toMatch(/^[0-9a-f]{32}$/u)
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })

  it('is one step, however often it is repeated, for the version that it was written for', async () => {
    const shown = offer({ offerId: 'one', revision: 4 })
    const bodies = open(
      'offer=one',
      {
        [`POST ${base}/askchange`]: lostTimes(1),
        [`GET ${base}/offer`]: () => json({ ...shown, revision: 5 }),
      },
      shown,
    )
    await press('Be om ändring')
    fireEvent.change(await screen.findByRole('textbox', { name: /^Vad vill du ändra/u }), {
      target: { value: 'Fler' },
    })
    submitReason()
    await waitFor(() => expect(bodies('askchange')).toHaveLength(1))
    await screen.findByText(/gick inte/u)
    submitReason()
    await waitFor(() => expect(bodies('askchange')).toHaveLength(2))
    const step = { offerId: 'one', revision: 4, text: 'Fler' }
    expect(bodies('askchange')).toEqual([step, step])
    expect(new Set(bodies.keys('askchange')).size).toBe(1)
    expect(bodies.keys('askchange')[0]).toMatch(/^[0-9a-f]{32}$/u)
  })
})
