import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SortMenu } from '@tradecounter/ui/sort-menu'
import { expect, it, vi } from 'vitest'

it('SortMenu is a labelled native select that reports the choice', async () => {
  const onValueChange = vi.fn()
  render(
    <SortMenu
      label="Sort by"
      name="parameters.Sort"
      value="Relevance"
      options={[
        { value: 'Relevance', label: 'Relevance' },
        { value: 'AlphabeticalAsc', label: 'Name, A to Z' },
      ]}
      onValueChange={onValueChange}
    />,
  )
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
  expect([menu.name, menu.value]).toEqual(['parameters.Sort', 'Relevance'])
  await userEvent.selectOptions(menu, 'Name, A to Z')
  expect(onValueChange).toHaveBeenCalledWith('AlphabeticalAsc')
})
