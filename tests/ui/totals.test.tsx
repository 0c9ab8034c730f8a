import { render, screen } from '@testing-library/react'
import { Totals } from '@tradecounter/ui/totals'
import { expect, it } from 'vitest'

it('Totals pairs each label with its amount, in order, with action and note', () => {
  render(
    <Totals
      rows={[
        { label: 'Goods', amount: '100,00 kr' },
        { label: 'To pay', amount: '125,00 kr', strong: true },
      ]}
      action={<button type="button">To the checkout</button>}
      note="Without freight"
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Goods', 'To pay'])
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '100,00 kr',
    '125,00 kr',
  ])
  expect(screen.getByRole('button', { name: 'To the checkout' })).toBeTruthy()
  expect(screen.getByText('Without freight')).toBeTruthy()
})
