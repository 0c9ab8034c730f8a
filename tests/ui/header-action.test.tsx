import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderAction } from '@tradecounter/ui/header-action'
import { expect, it, vi } from 'vitest'

it('HeaderAction has its count in its name', async () => {
  const onClick = vi.fn()
  render(<HeaderAction icon="cart" label="Cart" count={3} countLabel="3 items" onClick={onClick} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cart, 3 items' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getByText('3')).toBeTruthy()
})

it('HeaderAction is a link with an address, and shows no count at zero', () => {
  render(<HeaderAction icon="list" label="Lists" href="#lists" count={0} countLabel="empty" />)
  expect(screen.getByRole('link', { name: 'Lists, empty' }).getAttribute('href')).toBe('#lists')
  expect(screen.queryByText('0')).toBeNull()
})

const cart = (count: number) => (
  <HeaderAction icon="cart" label="Cart" count={count} countLabel={`${count}`} />
)

it('HeaderAction animates when its count changes, not at first, and shows at most 999+', () => {
  const { rerender } = render(cart(3))
  expect(screen.getByText('3').dataset['ticks']).toBeUndefined()
  rerender(cart(1200))
  expect(screen.getByText('999+').dataset['ticks']).toBe('')
})
