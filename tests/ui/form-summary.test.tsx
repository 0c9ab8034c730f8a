import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormSummary } from '@tradecounter/ui/form-summary'
import { expect, it } from 'vitest'

const form = (errors: { fieldId: string; text: string }[]) => (
  <>
    <FormSummary title="Not yet" errors={errors} />
    <input id="reference" aria-label="Reference" />
    <input name="date" aria-label="Date" />
  </>
)

it('FormSummary takes the focus when it appears and leads to each field, by id or by name', async () => {
  const { rerender } = render(form([]))
  expect(screen.queryByRole('region')).toBeNull()
  rerender(
    form([
      { fieldId: 'reference', text: 'Enter a reference' },
      { fieldId: 'date', text: 'Choose a day' },
    ]),
  )
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Not yet' }))
  await userEvent.click(screen.getByRole('link', { name: 'Enter a reference' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reference' }))
  await userEvent.click(screen.getByRole('link', { name: 'Choose a day' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Date' }))
})
