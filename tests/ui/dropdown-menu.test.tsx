import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@tradecounter/ui/button'
import { DropdownMenu, type DropdownMenuItem } from '@tradecounter/ui/dropdown-menu'
import { expect, it, vi } from 'vitest'

it('DropdownMenu opens by keyboard, moves by arrows, selects and restores the focus', async () => {
  const onSelect = vi.fn()
  render(
    <DropdownMenu
      trigger={<Button>Language</Button>}
      label="Choose a language"
      items={[
        { id: 'sv', label: 'Svenska', href: '#sv', current: true },
        { id: 'fi', label: 'Suomi', href: '#fi' },
        { id: 'own', label: 'Own', onSelect },
      ]}
    />,
  )
  const trigger = screen.getByRole('button', { name: 'Language' })
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menu', { name: 'Choose a language' })).toBeTruthy()
  const items = screen.getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Svenska', 'Suomi', 'Own'])
  expect(items[0]?.getAttribute('aria-current')).toBe('true')
  expect(items[1]?.getAttribute('href')).toBe('#fi')
  await userEvent.keyboard('{End}{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(trigger)
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(trigger)
})

const menu = (items: DropdownMenuItem[]) => (
  <DropdownMenu trigger={<Button>More</Button>} label="More" items={items} />
)
const trigger = () => screen.getByRole('button', { name: 'More' })

it('DropdownMenu moves by arrows, Home, End and typing, and skips disabled items', async () => {
  const onSelect = vi.fn()
  render(
    menu([
      { id: 'copy', label: 'Copy' },
      { id: 'empty', label: 'Empty', disabled: true, onSelect },
      { id: 'print', label: 'Print' },
    ]),
  )
  trigger().focus()
  await userEvent.keyboard('{ArrowDown}')
  const visited: (string | null | undefined)[] = []
  for (const key of ['{ArrowDown}', '{ArrowUp}', '{End}', '{Home}', 'p']) {
    await userEvent.keyboard(key)
    visited.push(document.activeElement?.textContent)
  }
  expect(visited).toEqual(['Print', 'Copy', 'Print', 'Copy', 'Print'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Empty' }), { pointerEventsCheck: 0 })
  expect(onSelect).not.toHaveBeenCalled()
})

it('DropdownMenu does not open without items', async () => {
  render(menu([]))
  await userEvent.click(trigger())
  expect(screen.queryByRole('menu')).toBeNull()
})
