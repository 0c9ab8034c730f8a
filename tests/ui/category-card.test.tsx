import { render, screen } from '@testing-library/react'
import { CategoryCard } from '@tradecounter/ui/category-card'
import { expect, it } from 'vitest'

it('CategoryCard is one link with category, parent and count in its name', () => {
  render(<CategoryCard text="Ball valves" url="#ball" parentName="Valves" count="128 products" />)
  expect(screen.getByRole('link', { name: 'Valves Ball valves 128 products' }).getAttribute('href')).toBe(
    '#ball',
  )
})

it('CategoryCard draws a picture only if given, and a placeholder if it is missing', () => {
  const { container, rerender } = render(<CategoryCard text="Ball valves" url="#ball" />)
  const drawn = () => [container.querySelectorAll('img').length, container.querySelectorAll('svg').length]
  expect(drawn()).toEqual([0, 1])
  rerender(<CategoryCard text="Ball valves" url="#ball" imageUrl="" />)
  expect(drawn()).toEqual([0, 2])
  rerender(<CategoryCard text="Ball valves" url="#ball" imageUrl="/valve.svg" />)
  expect(drawn()).toEqual([1, 1])
})
