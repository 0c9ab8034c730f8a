import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MiniCart, type MiniCartLine, type MiniCartProps } from '@tradecounter/ui/mini-cart'
import { describe, expect, it, vi } from 'vitest'

const line = (more: Partial<MiniCartLine> = {}): MiniCartLine => ({
  itemId: '1',
  name: 'Ball valve',
  url: '#valve',
  imageUrl: '/valve.svg',
  code: '4012301',
  quantityText: '2 pcs',
  errors: [],
  warnings: [],
  ...more,
})
const cart = (lines: MiniCartLine[], more: Partial<MiniCartProps> = {}) => (
  <MiniCart
    lines={lines}
    emptyTitle="The cart is empty"
    emptyText="Add something."
    busy={false}
    busyLabel="Loading"
    labels={{ list: 'Lines', error: 'Error', warning: 'Warning' }}
    {...more}
  />
)

describe('MiniCart', () => {
  it('lists its lines with their prices and the total', () => {
    render(
      cart([line({ unitPrice: '89,50 kr', totalPrice: '179,00 kr' })], {
        total: { label: 'Total', amount: '179,00 kr in all' },
      }),
    )
    const item = within(within(screen.getByRole('list', { name: 'Lines' })).getByRole('listitem'))
    expect(item.getByRole('link', { name: 'Ball valve' }).getAttribute('href')).toBe('#valve')
    for (const words of ['4012301', '2 pcs', '89,50 kr', '179,00 kr'])
      expect(item.getByText(words)).toBeTruthy()
    expect(screen.getByText('179,00 kr in all')).toBeTruthy()
  })

  it('shows no price that it is not given (CART-5)', () => {
    const { container } = render(cart([line()]))
    expect(container.textContent).not.toContain('kr')
  })

  it("shows the server's messages of a line, and removes it", async () => {
    const onRemove = vi.fn()
    render(
      cart([
        line({ errors: ['Gone'], warnings: ['Raised'], remove: { label: 'Remove Ball valve', onRemove } }),
      ]),
    )
    expect(screen.getByText('Gone')).toBeTruthy()
    expect(screen.getByText('Raised')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ball valve' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })

  it('has the scrolling list, then name and remove of each line in the tab order', async () => {
    const remove = { label: 'Remove', onRemove: vi.fn() }
    render(cart([line({ remove })]))
    const stops: (Element | null)[] = []
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab()
      stops.push(document.activeElement)
    }
    expect(stops).toEqual([
      screen.getByRole('list', { name: 'Lines' }),
      screen.getByRole('link', { name: 'Ball valve' }),
      screen.getByRole('button', { name: 'Remove' }),
    ])
  })

  it('reserves the space of a missing picture', () => {
    const { container } = render(cart([line({ imageUrl: '' })]))
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('svg')).toBeTruthy()
  })

  it('is empty, loading or loading again', () => {
    const { rerender } = render(cart([]))
    expect(screen.getByText('The cart is empty')).toBeTruthy()
    rerender(cart([], { busy: true }))
    expect(screen.queryByText('The cart is empty')).toBeNull()
    expect(screen.getByText('Loading')).toBeTruthy()
    rerender(cart([line()], { busy: true }))
    expect(screen.getByRole('list', { name: 'Lines' }).getAttribute('aria-busy')).toBe('true')
  })
})
