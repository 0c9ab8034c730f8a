import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckoutSection, type CheckoutSectionProps } from '@tradecounter/ui/checkout-section'
import { expect, it, vi } from 'vitest'

const section = (state: CheckoutSectionProps['state'], onEdit = vi.fn()) => (
  <CheckoutSection
    number={1}
    title="Delivery"
    state={state}
    summary="Rörgatan 4"
    editLabel="Change"
    onEdit={onEdit}
  >
    <input aria-label="Goods mark" />
  </CheckoutSection>
)

it('CheckoutSection shows its fields while open and is marked as the current step', () => {
  render(section('open'))
  expect(screen.getByRole('region', { name: 'Delivery' }).getAttribute('aria-current')).toBe('step')
  expect(screen.getByRole('textbox', { name: 'Goods mark' })).toBeTruthy()
  expect(screen.queryByText('Rörgatan 4')).toBeNull()
})

it('CheckoutSection collapses to its summary, keeps typed values and opens again', async () => {
  const onEdit = vi.fn()
  const { rerender } = render(section('open', onEdit))
  await userEvent.type(screen.getByRole('textbox'), 'Stairwell B')
  rerender(section('done', onEdit))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Rörgatan 4')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change, Delivery' }))
  expect(onEdit).toHaveBeenCalledOnce()
  rerender(section('open', onEdit))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Stairwell B')
})

it('CheckoutSection has no controls while a later step', () => {
  render(section('waiting'))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})
