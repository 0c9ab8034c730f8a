import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@tradecounter/ui/button'
import { DropdownMenu } from '@tradecounter/ui/dropdown-menu'
import { expect, it, vi } from 'vitest'

it('DropdownMenu opens by keyboard, walks by arrows, chooses and gives the focus back', async () => {
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
