import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextArea } from '@tradecounter/ui/text-area'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const field = { label: 'Note', name: 'note', value: '', onValueChange: () => {} }

describe('TextArea', () => {
  it('reports typed text with lines, and is controlled by its owner', async () => {
    const onValueChange = vi.fn()
    render(<TextArea {...field} value="gate" onValueChange={onValueChange} />)
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
    await userEvent.type(area, '{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('gate\n')
    expect(area.value).toBe('gate')
  })

  it('is described by message, then hint, and only then invalid', () => {
    const { rerender } = render(<TextArea {...field} hint="At most 500" />)
    const area = screen.getByRole('textbox')
    expect(describedText(area)).toBe('At most 500')
    expect(area.hasAttribute('aria-invalid')).toBe(false)
    rerender(<TextArea {...field} hint="At most 500" message="Write something" />)
    expect(describedText(area)).toBe('Write something At most 500')
    expect(area.getAttribute('aria-invalid')).toBe('true')
  })

  it('hides the running count from screen readers; the hint has the limit', () => {
    render(<TextArea {...field} hint="At most 500" countText="28 / 500" />)
    expect(screen.getByText('28 / 500').getAttribute('aria-hidden')).toBe('true')
    expect(describedText(screen.getByRole('textbox'))).toBe('At most 500')
  })

  it('is natively required, disabled and limited, and has dir=auto', () => {
    render(<TextArea {...field} required disabled maxLength={500} rows={2} />)
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
    expect([area.required, area.disabled, area.maxLength, area.rows, area.dir]).toEqual([
      true,
      true,
      500,
      2,
      'auto',
    ])
  })
})
