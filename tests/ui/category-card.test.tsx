import { render, screen } from '@testing-library/react'
import { CategoryCard } from '@tradecounter/ui/category-card'
import { expect, it } from 'vitest'

it('CategoryCard is one link with category, parent and count in its name', () => {
  render(<CategoryCard text="Ball valves" url="#ball" parentName="Valves" count="128 products" />)
  expect(screen.getByRole('link', { name: 'Valves Ball valves 128 products' }).getAttribute('href')).toBe(
    '#ball',
  )
})
