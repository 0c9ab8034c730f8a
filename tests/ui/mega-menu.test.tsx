import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MegaMenu, type MegaMenuLabels, type MegaMenuProps, type MenuItem } from '@tradecounter/ui/mega-menu'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type MenuRow, stubMenuRow } from './menu-row.ts'

const item = (title: string, subItems: MenuItem[] = [], more: Partial<MenuItem> = {}): MenuItem => ({
  title,
  url: `#${title}`,
  subItems,
  ...more,
})
const items = [
  item('Pipes', [item('Copper', [item('Coils')]), item('Steel')]),
  item('Valves', [item('Ball valves')], { current: true }),
  item('Sale'),
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
const button = (title: string) => screen.getByRole('button', { name: `Show ${title} menu` })
const top = (title: string): HTMLElement => {
  const entry = screen.getByRole('link', { name: title }).closest('li')
  if (entry === null) throw new Error(`no entry ${title}`)
  return entry
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const rest = (title: string) => {
  fireEvent.pointerEnter(top(title), { pointerType: 'mouse' })
  wait(210)
}

describe('MegaMenu (SHELL-6)', () => {
  let row: MenuRow
  beforeEach(() => {
    row = stubMenuRow()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is a navigation of links, with a button for items with levels below', () => {
    render(<Menu />)
    row.fit(items.length)
    const nav = within(screen.getByRole('navigation', { name: 'Categories' }))
    expect(nav.getByRole('link', { name: 'Valves' }).getAttribute('aria-current')).toBe('page')
    expect(nav.getAllByRole('button')).toHaveLength(2)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it.each(['{Enter}', ' '])('discloses its panel by %j and closes it again', async (key) => {
    render(<Menu />)
    button('Pipes').focus()
    await userEvent.keyboard(key)
    expect(button('Pipes').getAttribute('aria-expanded')).toBe('true')
    await screen.findByText('Coils')
    const panel = document.getElementById(button('Pipes').getAttribute('aria-controls') ?? '')
    expect(panel?.textContent).toBe('CopperCoilsSteel')
    await userEvent.keyboard(key)
    expect(screen.queryByText('Coils')).toBeNull()
  })

  it('closes on Escape from inside and returns to the button', async () => {
    render(<Menu />)
    await userEvent.click(button('Pipes'))
    await screen.findByText('Copper')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Copper')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Copper')).toBeNull()
    expect(document.activeElement).toBe(button('Pipes'))
  })

  it('closes when the focus leaves it', async () => {
    render(<Menu />)
    row.fit(items.length)
    await userEvent.click(button('Valves'))
    await screen.findByRole('link', { name: 'Ball valves' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('After')
    expect(button('Valves').getAttribute('aria-expanded')).toBe('false')
  })

  it('moves along its top row by arrows, Home and End', async () => {
    render(<Menu />)
    row.fit(items.length)
    screen.getByRole('link', { name: 'Pipes' }).focus()
    const visited: (string | null | undefined)[] = []
    for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
      await userEvent.keyboard(key)
      visited.push(document.activeElement?.textContent)
    }
    expect(visited).toEqual(['Valves', 'Sale', 'Pipes', 'Sale', 'Pipes'])
  })

  it('opens after 200 ms of hover, and closes after the same delay', () => {
    vi.useFakeTimers()
    render(<Menu />)
    fireEvent.pointerEnter(top('Pipes'), { pointerType: 'mouse' })
    wait(190)
    expect(screen.queryByText('Copper')).toBeNull()
    wait(20)
    expect(screen.getByText('Copper')).toBeTruthy()
    fireEvent.pointerLeave(top('Pipes'), { pointerType: 'mouse' })
    wait(100)
    fireEvent.pointerEnter(top('Pipes'), { pointerType: 'mouse' })
    wait(1000)
    expect(screen.getByText('Copper')).toBeTruthy()
    fireEvent.pointerLeave(top('Pipes'), { pointerType: 'mouse' })
    wait(210)
    expect(screen.queryByText('Copper')).toBeNull()
  })

  it('does not open when the pointer crosses it quickly, nor on a touch that follows a link', () => {
    vi.useFakeTimers()
    render(<Menu />)
    fireEvent.pointerEnter(top('Pipes'), { pointerType: 'mouse' })
    fireEvent.pointerLeave(top('Pipes'), { pointerType: 'mouse' })
    fireEvent.pointerEnter(top('Valves'), { pointerType: 'touch' })
    wait(1000)
    expect(screen.queryByText('Copper')).toBeNull()
    expect(screen.queryByText('Ball valves')).toBeNull()
  })

  it('reverses the arrows in right-to-left text', async () => {
    render(
      <div dir="rtl">
        <Menu />
      </div>,
    )
    screen.getByRole('link', { name: 'Pipes' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('Valves')
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('Pipes')
  })

  it('does not close on the press of a pointer that opened it by hover', () => {
    vi.useFakeTimers()
    render(<Menu />)
    fireEvent.pointerEnter(top('Pipes'), { pointerType: 'mouse' })
    wait(210)
    fireEvent.click(button('Pipes'))
    expect(screen.getByText('Copper')).toBeTruthy()
    fireEvent.click(button('Pipes'))
    expect(screen.queryByText('Copper')).toBeNull()
  })

  it('closes on Escape and on a press outside when a pointer opened it, and leaves the focus where it is', () => {
    vi.useFakeTimers()
    render(<Menu />)
    const after = screen.getByRole('button', { name: 'After' })
    after.focus()
    rest('Pipes')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByText('Copper')).toBeNull()
    expect(document.activeElement).toBe(after)
    rest('Pipes')
    fireEvent.pointerDown(screen.getByText('Copper'))
    expect(screen.getByText('Copper')).toBeTruthy()
    fireEvent.pointerDown(after)
    expect(screen.queryByText('Copper')).toBeNull()
  })

  it('opens by touch on its button, and closes by a touch outside', async () => {
    render(<Menu />)
    const user = userEvent.setup()
    await user.pointer({ keys: '[TouchA]', target: button('Pipes') })
    expect(screen.getByText('Copper')).toBeTruthy()
    await user.pointer({ keys: '[TouchA]', target: document.body })
    expect(screen.queryByText('Copper')).toBeNull()
  })

  it("shows the editors' texts and the customer's salesperson with the telephone number", async () => {
    render(
      <Menu
        items={[
          item('Pipes', [item('Copper')], { nodes: [{ tag: 'p', children: ['15 % off'] }] }),
          item('My salesman', [], { salesMan: { name: 'Karin', telephoneNumber: '040-12 34' } }),
        ]}
      />,
    )
    await userEvent.click(button('Pipes'))
    expect((await screen.findByText('15 % off')).tagName).toBe('P')
    await userEvent.click(button('My salesman'))
    expect(await screen.findByText('Your salesman')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call 040-12 34' }).getAttribute('href')).toBe('tel:0401234')
  })

  it('keeps known items visible while the rest loads', async () => {
    const { rerender } = render(<Menu busy />)
    await userEvent.click(button('Pipes'))
    const panel = screen.getByText('Loading').closest('[aria-busy=true]')
    expect(panel?.textContent).toContain('Copper')
    rerender(<Menu />)
    expect(screen.queryByText('Loading')).toBeNull()
    expect(panel?.getAttribute('aria-busy')).toBe('false')
  })

  it('offers every item while the levels below are unknown, and shows a loading panel', async () => {
    render(<Menu items={items.map(({ title }) => item(title))} busy />)
    await userEvent.click(button('Sale'))
    expect(screen.getByText('Loading').closest('[aria-busy=true]')).not.toBeNull()
  })
})
