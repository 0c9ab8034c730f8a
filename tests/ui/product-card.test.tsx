import { render, screen } from '@testing-library/react'
import { ProductCard } from '@tradecounter/ui/product-card'
import { expect, it } from 'vitest'

it('ProductCard links to its product once, with badge, number, price and star', () => {
  const { rerender } = render(
    <ProductCard
      name="Copper pipe"
      url="#pipe"
      imageUrl="/pipe.svg"
      brand="Kopparhyttan"
      badges={[{ kind: 'new', text: 'New' }]}
      code="1871022"
      price="242,00 kr"
      star="In your assortment"
    />,
  )
  expect(screen.getByRole('link', { name: 'Copper pipe' }).getAttribute('href')).toBe('#pipe')
  expect(screen.getByRole('heading', { level: 3, name: 'Copper pipe' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'In your assortment' })).toBeTruthy()
  for (const words of ['New', '1871022', '242,00 kr']) expect(screen.getByText(words)).toBeTruthy()
  rerender(<ProductCard name="Copper pipe" url="#pipe" imageUrl="/pipe.svg" brand="" badges={[]} />)
  expect(screen.queryByRole('img', { name: 'In your assortment' })).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

it('ProductCard reserves the space of a missing picture, and omits an empty line of facts', () => {
  const { container } = render(
    <ProductCard name="Copper pipe" url="#pipe" imageUrl="" brand="" badges={[]} />,
  )
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
  expect(container.querySelector('p')).toBeNull()
})
