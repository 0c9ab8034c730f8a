import { Link } from '@tradecounter/ui/link'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MouseEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'

describe('Link', () => {
  it('links to its address in the same tab', () => {
    render(<Link href="/c/valves">Valves</Link>)
    const link = screen.getByRole('link', { name: 'Valves' })
    expect(link.getAttribute('href')).toBe('/c/valves')
    expect(link.hasAttribute('target')).toBe(false)
    expect(link.hasAttribute('aria-current')).toBe(false)
  })

  it('announces a new tab, and sets noopener', () => {
    render(
      <Link href="https://maker.example" external externalLabel="opens in a new tab">
        Maker
      </Link>,
    )
    const link = screen.getByRole('link', { name: 'Maker opens in a new tab' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('marks the open page', () => {
    render(
      <Link href="/cart" current>
        Cart
      </Link>,
    )
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Cart')
  })

  it('is followed by Enter, and calls onClick first', async () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault())
    const user = userEvent.setup()
    render(
      <Link href="/cart" onClick={onClick}>
        Cart
      </Link>,
    )
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cart' }))
    await user.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
  })
})
