import { Checkbox } from '@tradecounter/ui/checkbox'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const brass = { label: 'Brass', name: 'material', checked: false, onCheckedChange: () => {} }

describe('Checkbox', () => {
  it('calls its owner on Space and on a press on its label', async () => {
    const onCheckedChange = vi.fn()
    const user = userEvent.setup()
    const { rerender } = render(<Checkbox {...brass} onCheckedChange={onCheckedChange} />)
    await user.tab()
    await user.keyboard(' ')
    expect(onCheckedChange).toHaveBeenLastCalledWith(true)
    rerender(<Checkbox {...brass} checked onCheckedChange={onCheckedChange} />)
    await user.click(screen.getByText('Brass'))
    expect(onCheckedChange).toHaveBeenLastCalledWith(false)
  })

  it('has its count in its name and its description beside it', () => {
    render(<Checkbox {...brass} count="204" description="Dezincification-resistant" />)
    const box = screen.getByRole('checkbox', { name: 'Brass 204' })
    expect(describedText(box)).toBe('Dezincification-resistant')
  })

  it('has a mixed state', () => {
    render(<Checkbox {...brass} indeterminate />)
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true)
  })

  it('is submitted with its name and value, unless disabled', () => {
    const { container, rerender } = render(
      <form>
        <Checkbox {...brass} value="brass" checked />
      </form>,
    )
    const sent = (): unknown[] => [...new FormData(container.querySelector('form') ?? undefined).entries()]
    expect(sent()).toEqual([['material', 'brass']])
    rerender(
      <form>
        <Checkbox {...brass} value="brass" checked disabled />
      </form>,
    )
    expect(sent()).toEqual([])
  })

  it('shows its error as description, not in its name', () => {
    const { rerender } = render(<Checkbox {...brass} label="Accept the terms" required />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Accept the terms' })
    expect([box.required, box.hasAttribute('aria-invalid')]).toEqual([true, false])
    rerender(<Checkbox {...brass} label="Accept the terms" required message="Accept them to order" />)
    expect(screen.getByRole('checkbox', { name: 'Accept the terms' })).toBe(box)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(describedText(box)).toBe('Accept them to order')
  })

  it('accepts refs of both kinds', () => {
    const [taken, ref] = [vi.fn(), createRef<HTMLInputElement>()]
    const { rerender } = render(<Checkbox {...brass} ref={taken} />)
    expect(taken).toHaveBeenCalledWith(screen.getByRole('checkbox'))
    rerender(<Checkbox {...brass} {...{ ref }} />)
    expect(ref.current).toBe(screen.getByRole('checkbox'))
  })
})
