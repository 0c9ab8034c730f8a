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

const atTry = (tries: number) => (
  <FormSummary key={tries} title="Not yet" errors={[{ fieldId: 'x', text: 'Enter x' }]} />
)

it('FormSummary takes the focus when it appears and links to each field, by id or by name', async () => {
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

it('FormSummary has a heading, allows messages without a field, and two for one field', () => {
  render(
    <FormSummary
      title="Not yet"
      level={3}
      errors={[
        { text: 'The cart is empty' },
        { fieldId: 'date', text: 'Choose a day' },
        { fieldId: 'date', text: 'Not a Sunday' },
      ]}
    />,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Not yet' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Choose a day',
    'Not a Sunday',
  ])
})

it('FormSummary is not in the tab order, and its links are followed by Enter', async () => {
  render(form([{ fieldId: 'reference', text: 'Enter a reference' }]))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Enter a reference' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reference' }))
})

it('FormSummary takes the focus again at the next attempt', () => {
  const { rerender } = render(atTry(1))
  screen.getByRole('link').focus()
  rerender(atTry(2))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Not yet' }))
})
