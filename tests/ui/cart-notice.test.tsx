import { act, fireEvent, render, screen } from '@testing-library/react'
import { CartNotice } from '@tradecounter/ui/cart-notice'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const onOpenChange = vi.fn()
const notice = (open: boolean, article = '4012301') => (
  <>
    <button type="button">Outside</button>
    <CartNotice
      open={open}
      onOpenChange={onOpenChange}
      title="Added to the cart"
      productName="Ball valve"
      article={article}
      articleLabel="Art. no"
      quantityText="10 pcs"
      price="895,00 kr"
      unitPrice="89,50 kr/pcs"
      imageUrl="/valve.svg"
      href="#checkout"
      actionLabel="To the checkout"
      labels={{ region: 'Notices', close: 'Close' }}
    />
  </>
)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const region = () => screen.getByRole('region', { name: 'Notices' })

describe('CartNotice (CART-2)', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    onOpenChange.mockClear()
  })
  afterEach(() => vi.useRealTimers())

  it('announces product, article, quantity and price in an existing live region', () => {
    const { rerender } = render(notice(false))
    const live = screen.getByRole('status')
    expect(live.textContent).toBe('')
    rerender(notice(true))
    expect(screen.getByRole('status')).toBe(live)
    for (const words of [
      'Added to the cart',
      'Ball valve',
      '4012301',
      '10 pcs',
      '89,50 kr/pcs',
      '895,00 kr',
    ]) {
      expect(live.textContent).toContain(words)
    }
    expect(screen.getByRole('link', { name: 'To the checkout' }).getAttribute('href')).toBe('#checkout')
    expect(document.activeElement).toBe(document.body)
  })

  it('closes after 4.4 seconds', () => {
    render(notice(true))
    pass(4300)
    expect(onOpenChange).not.toHaveBeenCalled()
    pass(200)
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('pauses under the pointer and resumes the remaining time', () => {
    render(notice(true))
    pass(4000)
    fireEvent.pointerEnter(region())
    pass(60_000)
    expect(onOpenChange).not.toHaveBeenCalled()
    fireEvent.pointerLeave(region())
    pass(300)
    expect(onOpenChange).not.toHaveBeenCalled()
    pass(200)
    expect(onOpenChange).toHaveBeenCalledOnce()
  })

  it('pauses with the focus inside and while the window is hidden', () => {
    render(notice(true))
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    pass(9000)
    act(() => screen.getByRole('button', { name: 'Outside' }).focus())
    fireEvent.blur(window)
    pass(9000)
    expect(onOpenChange).not.toHaveBeenCalled()
    fireEvent.focus(window)
    pass(4500)
    expect(onOpenChange).toHaveBeenCalledOnce()
  })

  it('restarts its timer for the next article', () => {
    const { rerender } = render(notice(true))
    pass(4000)
    rerender(notice(true, '4012302'))
    pass(4000)
    expect(onOpenChange).not.toHaveBeenCalled()
    pass(500)
    expect(onOpenChange).toHaveBeenCalledOnce()
  })

  it('is reached by F8, and closes on Escape, on its button and on a press outside', () => {
    render(notice(true))
    fireEvent.keyDown(document, { key: 'F8' })
    expect(document.activeElement).toBe(region())
    fireEvent.keyDown(region(), { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.pointerDown(region())
    expect(onOpenChange).toHaveBeenCalledTimes(2)
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Outside' }))
    expect(onOpenChange).toHaveBeenCalledTimes(3)
  })

  it('restores the focus from before F8', () => {
    render(notice(true))
    const outside = screen.getByRole('button', { name: 'Outside' })
    act(() => outside.focus())
    fireEvent.keyDown(document, { key: 'F8' })
    // A second press inside keeps the stored element.
    fireEvent.keyDown(region(), { key: 'F8' })
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    fireEvent.keyDown(region(), { key: 'Escape' })
    expect(document.activeElement).toBe(outside)
  })

  it('leaves the focus alone when it closes by itself', () => {
    render(notice(true))
    const outside = screen.getByRole('button', { name: 'Outside' })
    act(() => outside.focus())
    pass(4500)
    expect(onOpenChange).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(outside)
  })
})
