import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Shell, shellNeeds } from '@tradecounter/shop/shell'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const top = [
  { name: 'Ventiler', url: '/c/valves', subCategories: [] },
  { name: 'Rör', url: '/c/pipe', subCategories: [] },
]
const tree = [
  {
    name: 'Ventiler',
    url: '/c/valves',
    subCategories: [{ name: 'Kulventiler', url: '/c/valves/ball-valves', subCategories: [] }],
  },
  {
    name: 'Rör',
    url: '/c/pipe',
    subCategories: [{ name: 'Kopparrör', url: '/c/pipe/copper', subCategories: [] }],
  },
]
const answers = Object.fromEntries(shellNeeds.map((address) => [address, top]))
const menu = (): HTMLElement => screen.getByRole('navigation', { name: 'Sortiment' })

afterEach(() => {
  vi.unstubAllGlobals()
})

const menuItem = (title: string, url: string) => ({ title, url, html: [], subItems: [] })

describe('the shell', () => {
  it('shows its environment except in production (SHELL-1)', () => {
    const { unmount } = renderInShop(<Shell route={{ page: 'start' }}>.</Shell>, { answers })
    expect(screen.getByText('Testmiljö: local')).toBeTruthy()
    unmount()
    renderInShop(<Shell route={{ page: 'start' }}>.</Shell>, {
      answers,
      context: shopContext({ environment: 'prd' }),
    })
    expect(screen.queryByText(/Testmiljö/u)).toBeNull()
  })

  it('links to all top categories at first, and fetches the levels below on opening (SHELL-6)', async () => {
    const calls = stubNetwork({ 'GET /api/site/getmegamenu': () => json(tree) })
    renderInShop(<Shell route={{ page: 'category', path: 'valves/ball-valves', query: '' }}>.</Shell>, {
      answers,
    })
    expect(within(menu()).getByRole('link', { name: 'Rör' }).getAttribute('href')).toBe('/c/pipe')
    expect(within(menu()).getByRole('link', { name: 'Ventiler' }).getAttribute('aria-current')).toBe('page')
    expect(calls).toEqual([])
    await userEvent.click(within(menu()).getByRole('button', { name: 'Visa Rör' }))
    expect(await within(menu()).findByRole('link', { name: 'Kopparrör' })).toBeTruthy()
    await userEvent.click(within(menu()).getByRole('button', { name: 'Visa Ventiler' }))
    expect(await within(menu()).findByRole('link', { name: 'Kulventiler' })).toBeTruthy()
    expect(calls).toHaveLength(1)
  })

  it('opens the same tree on a small screen (SHELL-6)', async () => {
    stubNetwork({ 'GET /api/site/getmegamenu': () => json(tree) })
    renderInShop(<Shell route={{ page: 'start' }}>.</Shell>, { answers })
    await userEvent.click(screen.getByRole('button', { name: 'Meny' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Meny' }))
    await waitFor(() => expect(panel.getAllByRole('button').length).toBeGreaterThan(2))
    await userEvent.click(panel.getByRole('button', { name: /Rör/u }))
    expect(panel.getByRole('link', { name: 'Kopparrör' }).getAttribute('href')).toBe('/c/pipe/copper')
  })

  it('links to the other languages on a small screen too, with the current query (SITE-5)', async () => {
    stubNetwork({ 'GET /api/site/getmegamenu': () => json(tree) })
    const href = '/en/search?parameters.SearchPhrase=kul'
    const context = shopContext({ alternates: [{ locale: 'en', href }] })
    renderInShop(<Shell route={{ page: 'search', query: 'parameters.SearchPhrase=kul' }}>.</Shell>, {
      answers,
      context,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Meny' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Meny' }))
    const english = panel.getByRole<HTMLAnchorElement>('link', { name: 'English' })
    expect(english.closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(english.getAttribute('href')).toBe(href)
    const asked = '?parameters.SearchPhrase=kul&parameters.Facets%5Bbrand%5D=1'
    window.history.replaceState(null, '', `/search${asked}`)
    english.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(english)
    expect(new URL(english.href).pathname + new URL(english.href).search).toBe(`/en/search${asked}`)
    window.history.replaceState(null, '', '/')
  })

  it('has the search, the footer and the other languages of the site (SHELL-5)', async () => {
    const context = shopContext({
      user: buyer,
      alternates: [
        { locale: 'sv-SE', href: '/' },
        { locale: 'en', href: '/en' },
      ],
    })
    renderInShop(<Shell route={{ page: 'search', query: 'parameters.SearchPhrase=kul' }}>.</Shell>, {
      answers,
      context,
    })
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Sök artiklar' })
    expect(field.value).toBe('kul')
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Alla produkter' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'English' }).closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(screen.queryByRole('link', { name: 'Svenska' })).toBeNull()
  })

  it('offers pages of my pages in footer and menus only if the server has approved them (MY-1)', () => {
    const own = [
      menuItem('Beställningar', '/my-pages/order-history?x=1'),
      menuItem('Fakturor', '/my-pages/invoices'),
    ]
    const shown = (user: typeof buyer | null) => {
      const { unmount } = renderInShop(<Shell route={{ page: 'start' }}>.</Shell>, {
        answers,
        context: shopContext({
          user,
          settings: {
            ...settings,
            topMenu: [menuItem('Produkter', '/search'), ...own],
            footerMenu: [{ ...menuItem('Konto', ''), subItems: own }],
          },
        }),
      })
      const names = ['Produkter', 'Beställningar', 'Fakturor'].flatMap((name) =>
        screen.queryAllByRole('link', { name }).map(() => name),
      )
      const hasGroup = screen.queryByText('Konto', { selector: 'footer *' }) !== null
      unmount()
      return { names, hasGroup }
    }
    expect(shown(null)).toEqual({ names: ['Produkter'], hasGroup: false })
    expect(shown({ ...buyer, allowedPages: ['order-history'] })).toEqual({
      names: ['Produkter', 'Beställningar', 'Beställningar'],
      hasGroup: true,
    })
  })

  it('follows no address of another site in its settings', () => {
    const context = shopContext({
      settings: { ...settings, topMenu: [{ title: 'Ut', url: '//evil.example', html: [], subItems: [] }] },
    })
    renderInShop(<Shell route={{ page: 'start' }}>.</Shell>, { answers, context })
    expect(screen.getByRole('link', { name: 'Ut' }).getAttribute('href')).toBe('/')
  })
})
