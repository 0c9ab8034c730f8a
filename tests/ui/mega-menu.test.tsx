import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MegaMenu, type MegaMenuProps, type MenuItem } from '@tradecounter/ui/mega-menu'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

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

function Menu(more: Partial<MegaMenuProps>) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <>
      <MegaMenu
        label="Categories"
        items={items}
        openId={openId}
        onOpenChange={setOpenId}
        showLabel={(title) => `Show ${title} menu`}
        {...more}
      />
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

describe('MegaMenu (SHELL-6)', () => {
  afterEach(() => vi.useRealTimers())

  it('is a navigation of links, with a button where there is more below', () => {
    render(<Menu />)
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
    const panel = document.getElementById(button('Pipes').getAttribute('aria-controls') ?? '')
    expect(panel?.textContent).toBe('CopperCoilsSteel')
    await userEvent.keyboard(key)
    expect(screen.queryByText('Coils')).toBeNull()
  })

  it('closes on Escape from inside and returns to the button', async () => {
    render(<Menu />)
    await userEvent.click(button('Pipes'))
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Copper')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Copper')).toBeNull()
    expect(document.activeElement).toBe(button('Pipes'))
  })

  it('closes when the keyboard leaves it', async () => {
    render(<Menu />)
    await userEvent.click(button('Valves'))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('After')
    expect(button('Valves').getAttribute('aria-expanded')).toBe('false')
  })

  it('walks its top row by arrows, Home and End', async () => {
    render(<Menu />)
    screen.getByRole('link', { name: 'Pipes' }).focus()
    const visited: (string | null | undefined)[] = []
    for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
      await userEvent.keyboard(key)
      visited.push(document.activeElement?.textContent)
    }
    expect(visited).toEqual(['Valves', 'Sale', 'Pipes', 'Sale', 'Pipes'])
  })

  it('opens 200 ms after the mouse comes, and closes with the same grace', () => {
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

  it('does not open by crossing it quickly, nor by the touch that follows a link', () => {
    vi.useFakeTimers()
    render(<Menu />)
    fireEvent.pointerEnter(top('Pipes'), { pointerType: 'mouse' })
    fireEvent.pointerLeave(top('Pipes'), { pointerType: 'mouse' })
    fireEvent.pointerEnter(top('Valves'), { pointerType: 'touch' })
    wait(1000)
    expect(screen.queryByText('Copper')).toBeNull()
    expect(screen.queryByText('Ball valves')).toBeNull()
  })

  it('offers every item while the levels below are unknown, and waits in its panel', async () => {
    render(<Menu items={items.map(({ title }) => item(title))} busy busyLabel="Loading" />)
    await userEvent.click(button('Sale'))
    expect(screen.getByText('Loading').closest('[aria-busy=true]')).not.toBeNull()
  })
})
