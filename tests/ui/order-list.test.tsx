import { render, screen, within } from '@testing-library/react'
import { OrderList, type OrderListProps } from '@tradecounter/ui/order-list'
import { expect, it } from 'vitest'

const columns = {
  number: 'Order',
  placed: 'Placed',
  reference: 'Reference',
  status: 'Status',
  lines: 'Lines',
}
const list = (more: Partial<OrderListProps['columns']> = {}) => (
  <OrderList
    caption="Orders"
    columns={{ ...columns, ...more }}
    rows={[
      {
        number: '7001',
        url: '#7001',
        placed: '20 November',
        reference: 'Anna',
        status: 'On the way',
        total: '895,00 kr',
        lines: '3',
      },
    ]}
  />
)

it('OrderList is a table whose rows link to their order', () => {
  render(list({ total: 'Total' }))
  expect(screen.getByRole('table', { name: 'Orders' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader')).toHaveLength(6)
  const row = within(screen.getByRole('row', { name: /7001/u }))
  expect(row.getByRole('link', { name: '7001' }).getAttribute('href')).toBe('#7001')
  for (const words of ['20 November', 'Anna', 'On the way', '3', '895,00 kr'])
    expect(row.getByText(words)).toBeTruthy()
})

it('OrderList has no total without price visibility', () => {
  render(list())
  expect(screen.queryByText('895,00 kr')).toBeNull()
  expect(screen.getAllByRole('columnheader')).toHaveLength(5)
})

it('OrderList has explicit roles, which some browsers drop in the card layout', () => {
  const { container } = render(list())
  const roles = (element: string) => [
    ...new Set([...container.querySelectorAll(element)].map((one) => one.getAttribute('role'))),
  ]
  expect([roles('table'), roles('thead, tbody'), roles('tr'), roles('td')]).toEqual([
    ['table'],
    ['rowgroup'],
    ['row'],
    ['cell'],
  ])
  expect([roles('thead th'), roles('tbody th')]).toEqual([['columnheader'], ['rowheader']])
})

it('OrderList names a column once for screen readers', () => {
  const { container } = render(list({ total: 'Total' }))
  const labels = [...container.querySelectorAll('td > :first-child')]
  expect(labels).toHaveLength(5)
  expect(labels.every((label) => label.getAttribute('aria-hidden') === 'true')).toBe(true)
})
