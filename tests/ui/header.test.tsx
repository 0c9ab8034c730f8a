import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Header } from '@tradecounter/ui/header'
import { expect, it } from 'vitest'

it('Header is a banner with its parts, and the skip link is the first stop', async () => {
  render(
    <Header
      brandName="Prevex"
      logo={<svg />}
      homeUrl="/start"
      search={<input aria-label="Search" />}
      actions={<button type="button">Cart</button>}
      topRow="Delivered tomorrow"
      menu={<nav aria-label="Categories" />}
      menuButton={<button type="button">Menu</button>}
      skipLink={{ href: '#main', text: 'Skip' }}
    />,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip' }))
  expect(document.activeElement?.getAttribute('href')).toBe('#main')
  const banner = within(screen.getByRole('banner'))
  expect(banner.getByRole('link', { name: 'Prevex' }).getAttribute('href')).toBe('/start')
  expect(banner.getByRole('textbox', { name: 'Search' })).toBeTruthy()
  expect(banner.getByRole('navigation', { name: 'Categories' })).toBeTruthy()
  expect(banner.getByText('Delivered tomorrow')).toBeTruthy()
  expect(banner.getAllByRole('button').map((button) => button.textContent)).toEqual(['Menu', 'Cart'])
})
