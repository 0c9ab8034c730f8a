import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FeedbackForm, type FeedbackFormProps } from '@tradecounter/ui/feedback-form'
import { type JSX, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const labels = {
  field: 'Your feedback',
  submit: 'Send',
  busy: 'Sending',
  empty: 'Write a few words first.',
  thankYouTitle: 'Thank you',
  thankYouText: 'It is with the builders.',
}

function Written(props: Partial<FeedbackFormProps>): JSX.Element {
  const [value, setValue] = useState('')
  return (
    <FeedbackForm
      phase="write"
      onSubmit={() => {}}
      labels={labels}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  )
}

describe('FeedbackForm', () => {
  it.each(['', '   '])('does not send %j, shows why and focuses the field', async (text) => {
    const onSubmit = vi.fn()
    render(<Written onSubmit={onSubmit} />)
    const field = screen.getByRole('textbox', { name: 'Your feedback' })
    if (text) await userEvent.type(field, text)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(describedText(field)).toBe(labels.empty)
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, 'a')
    expect(field.hasAttribute('aria-invalid')).toBe(false)
  })

  it('sends the trimmed text, by Tab and Enter', async () => {
    const onSubmit = vi.fn()
    render(<Written onSubmit={onSubmit} />)
    await userEvent.tab()
    await userEvent.keyboard(' The filter is wrong ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('The filter is wrong')
  })

  it('sends once: while sending it is busy, keeps the focus and is read-only', async () => {
    const onSubmit = vi.fn()
    const { rerender } = render(<Written onSubmit={onSubmit} />)
    await userEvent.type(screen.getByRole('textbox'), 'x')
    await userEvent.click(screen.getByRole('button'))
    rerender(<Written onSubmit={onSubmit} phase="submitted" />)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').disabled).toBe(true)
    const busy = screen.getByRole('button', { name: 'Sending' })
    expect(document.activeElement).toBe(busy)
    await userEvent.click(busy)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('shows its thanks in an existing status region, and takes the focus of the form', async () => {
    const { rerender } = render(<Written />)
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    await userEvent.type(screen.getByRole('textbox'), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    rerender(<Written phase="submitted" />)
    rerender(<Written phase="thank-you" />)
    expect(screen.getByRole('status')).toBe(status)
    expect(status.textContent).toBe('Thank youIt is with the builders.')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(status)
  })

  it('takes no focus when nothing was sent', () => {
    const { rerender } = render(<Written />)
    rerender(<Written phase="thank-you" />)
    expect(document.activeElement).toBe(document.body)
  })
})
