import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MegaMenu, type MegaMenuLabels, type MegaMenuProps, type MenuItem } from '@tradecounter/ui/mega-menu'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type MenuRow, stubMenuRow } from './menu-row.ts'

const item = (title: string, below: string[] = [], more: Partial<MenuItem> = {}): MenuItem => ({
  title,
  url: `#${title}`,
  subItems: below.map((name) => item(name)),
  ...more,
})
const items = [
  item('Pipes', ['Copper']),
  item('Valves', ['Ball valves']),
  item('Tools', ['Pipe cutters']),
  item('Heating', ['Radiators', 'Floors']),
]
const labels: MegaMenuLabels = {
  menu: 'Categories',
  more: 'More',
  show: (title) => `Show ${title} menu`,
  busy: 'Loading',
  salesman: { heading: 'Your salesman', telephone: 'Call', email: 'Write to' },
}

function Menu(more: Partial<MegaMenuProps>) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <>
      <MegaMenu items={items} openId={openId} onOpenChange={setOpenId} labels={labels} {...more} />
      <button type="button">After</button>
    </>
  )
}

const more = (): HTMLElement => screen.getByRole('button', { name: 'More' })
const show = (title: string): HTMLElement => screen.getByRole('button', { name: `Show ${title} menu` })
const focused = (): string | null | undefined => document.activeElement?.textContent
/** Names in the row, without those that are hidden, not read and not focusable. */
const inRow = (): (string | null)[] =>
  [...document.querySelectorAll('nav > ul > li:not([inert]) > a')].map(({ textContent }) => textContent)

describe('the row of the mega menu (SHELL-6)', () => {
  let row: MenuRow
  beforeEach(() => {
    row = stubMenuRow()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('has no "More" while all items fit', () => {
    render(<Menu />)
    row.fit(4)
    expect(inRow()).toEqual(['Pipes', 'Valves', 'Tools', 'Heating'])
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })

  it('moves items that do not fit to "More", with their levels', async () => {
    render(<Menu />)
    row.fit(2)
    expect(inRow()).toEqual(['Pipes', 'Valves'])
    expect(more().getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more())
    await screen.findByRole('link', { name: 'Radiators' })
    const panel = document.getElementById(more().getAttribute('aria-controls') ?? '')
    expect(
      within(panel ?? document.body)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tools', 'Pipe cutters', 'Heating', 'Radiators', 'Floors'])
  })

  it('follows the width: items come and go, and an empty "More" closes', async () => {
    render(<Menu />)
    row.fit(2)
    await userEvent.click(more())
    await screen.findByRole('link', { name: 'Radiators' })
    row.fit(3)
    expect(inRow()).toEqual(['Pipes', 'Valves', 'Tools'])
    expect(screen.getByRole('link', { name: 'Radiators' })).toBeTruthy()
    row.fit(4)
    expect(screen.queryByRole('link', { name: 'Radiators' })).toBeNull()
    row.fit(2)
    expect(more().getAttribute('aria-expanded')).toBe('false')
  })

  it('closes the panel of an item that leaves the row', async () => {
    render(<Menu />)
    row.fit(4)
    await userEvent.click(show('Tools'))
    await screen.findByRole('link', { name: 'Pipe cutters' })
    row.fit(2)
    expect(screen.queryByText('Pipe cutters')).toBeNull()
  })

  it('gives the focus of an item that leaves the row to "More"', () => {
    render(<Menu />)
    row.fit(4)
    screen.getByRole('link', { name: 'Heating' }).focus()
    row.fit(3)
    expect(document.activeElement).toBe(more())
  })

  it('leaves the focus alone when other items leave the row', () => {
    render(<Menu />)
    row.fit(4)
    screen.getByRole('link', { name: 'Pipes' }).focus()
    row.fit(3)
    expect(focused()).toBe('Pipes')
  })

  it('moves by arrows, Home and End over the items of the row and "More"', async () => {
    render(<Menu />)
    row.fit(2)
    screen.getByRole('link', { name: 'Pipes' }).focus()
    const visited: (string | null | undefined)[] = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`)
      visited.push(focused())
    }
    expect(visited).toEqual(['Valves', 'More', 'Pipes', 'More', 'Pipes', 'More'])
  })

  it('moves by Tab from "More" into its panel, and by Escape back', async () => {
    render(<Menu />)
    row.fit(2)
    more().focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('link', { name: 'Radiators' })
    await userEvent.tab()
    expect(focused()).toBe('Tools')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: 'Radiators' })).toBeNull()
    expect(document.activeElement).toBe(more())
  })

  it('opens "More" after 200 ms of hover, and keeps it open while the mouse is in its panel', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(<Menu />)
    row.fit(2)
    const place = more().closest('nav > div')
    if (place === null) throw new Error('no place of More')
    fireEvent.pointerEnter(place, { pointerType: 'mouse' })
    expect(more().getAttribute('aria-expanded')).toBe('false')
    act(() => vi.advanceTimersByTime(210))
    expect(more().getAttribute('aria-expanded')).toBe('true')
    expect(place.textContent).toContain('Radiators')
    fireEvent.pointerLeave(place, { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(210))
    expect(more().getAttribute('aria-expanded')).toBe('false')
    vi.useRealTimers()
  })

  it('marks "More" as current when the page is in one of its items', () => {
    render(<Menu items={[...items.slice(0, 3), item('Heating', ['Radiators'], { current: true })]} />)
    row.fit(4)
    row.fit(3)
    expect(more().getAttribute('aria-current')).toBe('true')
    row.fit(2)
    expect(more().getAttribute('aria-current')).toBe('true')
  })

  it('does not mark "More" when the page is in an item of the row', () => {
    render(<Menu items={[item('Pipes', ['Copper'], { current: true }), ...items.slice(1)]} />)
    row.fit(2)
    expect(more().hasAttribute('aria-current')).toBe(false)
  })

  it('lists only names in "More" while the levels below load', async () => {
    const { rerender } = render(<Menu busy />)
    row.fit(2)
    await userEvent.click(more())
    const panel = (await screen.findByText('Loading')).closest('[aria-busy=true]')
    expect(panel?.textContent).toMatch(/ToolsHeating/u)
    expect(screen.queryByRole('link', { name: 'Pipe cutters' })).toBeNull()
    rerender(<Menu />)
    expect(screen.getByRole('link', { name: 'Pipe cutters' })).toBeTruthy()
  })

  it('measures again when an item is added, such as the salesperson after sign-in', () => {
    const { rerender } = render(<Menu />)
    row.fit(4)
    const salesMan = { name: 'Karin', telephoneNumber: '040-12 34' }
    rerender(<Menu items={[...items, item('My salesman', [], { salesMan })]} />)
    row.fit(4)
    expect(inRow()).toHaveLength(4)
    expect(more()).toBeTruthy()
  })

  it('renders every item and "More" visibly on the server', () => {
    const markup = renderToString(<Menu />)
    for (const { url } of items) expect(markup).toContain(`href="${url}"`)
    expect(markup).toContain('>More<')
    expect(markup).not.toContain('inert')
  })
})
