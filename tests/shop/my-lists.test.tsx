import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigation } from '@tradecounter/shop/core'
import { base, done, listHead, listLine, openLists, refused, rowOf, without } from './favourite-lists.tsx'
import { json } from './in-shop.tsx'

const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
beforeEach(() => {
  goTo.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

type Gesture = ReturnType<typeof openLists>['gesture']
const saveNow = async (gesture: Gesture) =>
  gesture.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Spara' }))
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Listans namn/u })

describe('the overview of the lists', () => {
  it('shows each list with its link, description, lines and last change', async () => {
    openLists('')
    const row = await rowOf('Servicebilen')
    expect(row.getByRole('link', { name: 'Servicebilen' }).getAttribute('href')).toBe(
      '/my-pages/my-lists?list=van',
    )
    for (const text of ['Det som ska finnas i bilen', '2', '2026-11-20 11:00'])
      expect(row.getByText(text)).toBeDefined()
  })

  it('creates a list by its name, and opens it', async () => {
    const { gesture, sent, keys } = openLists('', {
      routes: { 'POST /api/lists/save': () => json({ list: listHead({ listId: 'new' }) }) },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ny lista' }))
    await nameField()
    await saveNow(gesture)
    expect(screen.getByText('Skriv ett namn på listan')).toBeDefined()
    expect([document.activeElement, sent('save')]).toEqual([await nameField(), []])
    await gesture.type(await nameField(), 'Badrum')
    await saveNow(gesture)
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/my-pages/my-lists?list=new'))
    expect(sent('save')).toEqual([{ listId: '', version: 0, name: 'Badrum', description: '' }])
    expect(keys('save')[0]).toMatch(/^[0-9a-f]{32}$/u)
  })

  it('says that there is no room for another list, keeps its name, and sends a lost request with the same key', async () => {
    const answers = [() => Promise.reject(new TypeError('lost')), () => refused(400, 'tooManyLists')]
    const { gesture, keys } = openLists('', {
      routes: { 'POST /api/lists/save': () => answers.shift()?.() ?? done() },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ny lista' }))
    await gesture.type(await nameField(), 'Badrum')
    await saveNow(gesture)
    expect(await screen.findByText('Det gick inte att spara. Försök igen.')).toBeDefined()
    await saveNow(gesture)
    expect(await screen.findByText(/inte plats för fler favoritlistor/u)).toBeDefined()
    expect((await nameField()).value).toBe('Badrum')
    expect(new Set(keys('save')).size).toBe(1)
  })

  it('renames a list, and after a change by somebody else compares with what is stored', async () => {
    const theirs = listHead({ version: 4, name: 'Bil 2' })
    const answers = [() => refused(409, 'changed'), () => json({ list: theirs })]
    const { gesture, sent } = openLists('', {
      routes: {
        [`GET ${base}/list`]: () => json({ list: theirs }),
        'POST /api/lists/save': () => answers.shift()?.() ?? done(),
      },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Byt namn på Servicebilen' }))
    await gesture.clear(await nameField())
    await gesture.type(await nameField(), 'Bil 1')
    await saveNow(gesture)
    expect(await screen.findByText('Sparat nu: Bil 2')).toBeDefined()
    await saveNow(gesture)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const texts = { listId: 'van', name: 'Bil 1', description: 'Det som ska finnas i bilen' }
    expect(sent('save')).toEqual([
      { ...texts, version: 3 },
      { ...texts, version: 4 },
    ])
  })

  it('copies a list under a name of its own, and opens the copy', async () => {
    const { gesture, sent } = openLists('', {
      routes: { 'POST /api/lists/copy': () => json({ list: listHead({ listId: 'copy' }) }) },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Kopiera Servicebilen' }))
    await gesture.type(await nameField(), '{Enter}')
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/my-pages/my-lists?list=copy'))
    expect(sent('copy')).toEqual([{ listId: 'van', name: 'Servicebilen, kopia' }])
  })

  it('deletes a list, moves the focus to undo, and brings it back', async () => {
    let lists = [listHead()]
    const { gesture, sent } = openLists('', {
      routes: {
        [`GET ${base}`]: () => json({ total: lists.length, page: 1, pageSize: 25, lists }),
        'POST /api/lists/delete': () => ((lists = []), done()),
        'POST /api/lists/restore': () => ((lists = [listHead()]), done()),
      },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ta bort Servicebilen' }))
    const undo = await screen.findByRole('button', { name: 'Ångra' })
    expect(document.activeElement).toBe(undo)
    await screen.findByText('Du har inga favoritlistor än')
    await gesture.keyboard('{Enter}')
    expect(await screen.findByRole('link', { name: 'Servicebilen' })).toBeDefined()
    expect([sent('delete'), sent('restore')]).toEqual([[{ listId: 'van' }], [{ listId: 'van' }]])
    expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull()
  })

  it('says that a list could not be deleted', async () => {
    const { gesture } = openLists('', {
      routes: { 'POST /api/lists/delete': () => refused(500, 'internal') },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ta bort Servicebilen' }))
    expect(await screen.findByText('Det gick inte. Försök igen.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull()
  })

  it('says how lists come about while there is none', async () => {
    openLists('', { lists: [] })
    await screen.findByText(/Spara varukorgen eller en order som favoritlista/u)
    expect(screen.getByRole('link', { name: 'Till varukorgen' }).getAttribute('href')).toBe('/cart')
    expect(screen.getByRole('button', { name: 'Ny lista' })).toBeDefined()
  })

  it('offers another try when it cannot be read', async () => {
    let isBroken = true
    const { gesture } = openLists('', {
      routes: {
        [`GET ${base}`]: () =>
          isBroken
            ? refused(500, 'internal')
            : json({ total: 1, page: 1, pageSize: 25, lists: [listHead()] }),
      },
    })
    const retry = await screen.findByRole('button', { name: 'Försök igen' })
    isBroken = false
    await gesture.click(retry)
    expect(await screen.findByRole('link', { name: 'Servicebilen' })).toBeDefined()
  })

  it('has nothing to change for a user who does not manage lists', async () => {
    openLists('', { user: without('perm:manageLists') })
    await rowOf('Servicebilen')
    for (const name of ['Ny lista', /^Byt namn/u, /^Kopiera/u, /^Ta bort/u])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('one list', () => {
  it('has the breadcrumbs, its name and description, and the way to an offer', async () => {
    const user = { ...without(), allowedPages: ['order-history', 'offers'] }
    openLists('list=van', { user })
    expect(await screen.findByRole('heading', { level: 1, name: 'Servicebilen' })).toBeDefined()
    expect(await screen.findByText('Det som ska finnas i bilen')).toBeDefined()
    const crumbs = within(screen.getByRole('navigation', { name: 'Du är här' }))
    expect(crumbs.getByRole('link', { name: 'Mina listor' }).getAttribute('href')).toBe('/my-pages/my-lists')
    expect(screen.getByRole('link', { name: 'Begär offert' }).getAttribute('href')).toBe(
      '/my-pages/offers?view=new&from=list&list=van',
    )
  })

  it('is renamed in place', async () => {
    let list = listHead()
    const { gesture } = openLists('list=van', {
      routes: {
        [`GET ${base}/list`]: () => json({ list }),
        'POST /api/lists/save': () => ((list = listHead({ name: 'Bil 1' })), json({ list })),
      },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Byt namn' }))
    await gesture.type(await nameField(), ' 1')
    await saveNow(gesture)
    expect(await screen.findByRole('heading', { level: 1, name: 'Bil 1' })).toBeDefined()
  })

  it('is deleted with undo in its place', async () => {
    const { gesture, sent } = openLists('list=van', {
      routes: { 'POST /api/lists/delete': done, 'POST /api/lists/restore': done },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ta bort listan' }))
    const undo = await screen.findByRole('button', { name: 'Ångra' })
    expect(screen.getByRole('heading', { name: 'Servicebilen har tagits bort' })).toBeDefined()
    expect(document.activeElement).toBe(undo)
    await gesture.click(undo)
    expect(await rowOf('Kulventil')).toBeDefined()
    expect([sent('delete'), sent('restore')]).toEqual([[{ listId: 'van' }], [{ listId: 'van' }]])
  })

  it('that is not there leads to the others', async () => {
    openLists('list=van', { routes: { [`GET ${base}/list`]: () => refused(404, 'notFound') } })
    expect(await screen.findByRole('heading', { name: 'Listan finns inte' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Till mina listor' }).getAttribute('href')).toBe(
      '/my-pages/my-lists',
    )
  })

  it('that was deleted elsewhere says so after a change of it', async () => {
    let isThere = true
    const { gesture } = openLists('list=van', {
      routes: {
        [`GET ${base}/list`]: () => (isThere ? json({ list: listHead() }) : refused(404, 'notFound')),
        'POST /api/lists/addline': () => ((isThere = false), refused(404, 'notFound')),
      },
    })
    await gesture.type(await screen.findByRole('textbox', { name: 'Artikelnummer' }), '1842205{Enter}')
    expect(await screen.findByRole('heading', { name: 'Listan finns inte' })).toBeDefined()
  })

  it('is added to the cart with the outcome of its lines and the number in the header', async () => {
    const lines = [listLine({ name: 'Jacka', outcome: 'configure' })]
    const { gesture, calls } = openLists('list=van', {
      routes: {
        'POST /api/cart/addlist': () => json({ cartCount: 7, addedCount: 1, reportedCount: 1, lines }),
      },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Lägg alla i varukorgen' }))
    expect(await screen.findByText('1 rad lades till från Servicebilen.')).toBeDefined()
    const reported = within(screen.getByRole('list', { name: 'Rader att kontrollera från Servicebilen' }))
    expect(reported.getByRole('button', { name: 'Välj Jacka' })).toBeDefined()
    expect(screen.getByText('Varukorg: 7')).toBeDefined()
    expect(calls.filter(({ path }) => path === '/api/cart/addlist').map(({ body }) => body)).toEqual([
      { listId: 'van' },
    ])
  })

  it('says that it could not be added to the cart, or that the cart is full', async () => {
    const answers = [() => refused(500, 'internal'), () => refused(400, 'cartFull')]
    const { gesture } = openLists('list=van', {
      routes: { 'POST /api/cart/addlist': () => answers.shift()?.() ?? done() },
    })
    const add = await screen.findByRole('button', { name: 'Lägg alla i varukorgen' })
    await gesture.click(add)
    expect(await screen.findByText('Listan kunde inte läggas till. Försök igen.')).toBeDefined()
    await gesture.click(add)
    await waitFor(() => expect(screen.queryByText('Listan kunde inte läggas till. Försök igen.')).toBeNull())
    expect(await screen.findByText(/^Varukorgen rymmer/u)).toBeDefined()
  })

  it('has nothing to change without perm:manageLists, and no cart without perm:order', async () => {
    openLists('list=van', { user: without('perm:manageLists', 'perm:order') })
    const row = await rowOf('Kulventil')
    expect(row.getByText('10 st')).toBeDefined()
    for (const name of [/varukorgen/u, /^Byt namn/u, /^Kopiera/u, /^Ta bort/u, 'Lägg till'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Artikelnummer' })).toBeNull()
  })
})
