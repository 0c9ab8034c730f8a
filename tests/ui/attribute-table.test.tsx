import { render, screen } from '@testing-library/react'
import { AttributeTable } from '@tradecounter/ui/attribute-table'
import { expect, it } from 'vitest'

it('AttributeTable is a table with the name as head of each row', () => {
  render(
    <AttributeTable
      caption="Technical data"
      rows={[
        { name: 'Size', value: '15', unit: 'mm' },
        { name: 'Material', value: 'Brass', unit: '' },
      ]}
    />,
  )
  expect(screen.getByRole('table', { name: 'Technical data' })).toBeTruthy()
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Size', 'Material'])
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['15 mm', 'Brass'])
})
