import { render, screen } from '@testing-library/react'
import { AttributeTable } from '@tradecounter/ui/attribute-table'
import { expect, it } from 'vitest'

it('AttributeTable is a table with the name as row header', () => {
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
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['15\u00A0mm', 'Brass'])
})

it('AttributeTable shows two attributes with the same name, and omits unknown values', () => {
  const rows = [
    { name: 'Length', value: '6', unit: 'm' },
    { name: 'Length', value: '6 000', unit: 'mm' },
  ]
  const { rerender, container } = render(<AttributeTable caption="Data" rows={rows} />)
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['6\u00A0m', '6 000\u00A0mm'])
  rerender(<AttributeTable caption="Data" rows={[]} />)
  expect(container.innerHTML).toBe('')
})

it('AttributeTable states the languages of foreign names and values', () => {
  const rows = [{ name: 'Werkstoff', value: 'Fonte', unit: '', lang: 'de', valueLang: 'fr' }]
  render(<AttributeTable caption="Data" rows={rows} />)
  expect(screen.getByText('Werkstoff').lang).toBe('de')
  expect(screen.getByText('Fonte').lang).toBe('fr')
})
