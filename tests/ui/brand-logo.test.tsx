import { render, screen } from '@testing-library/react'
import { BrandLogo, logoName } from '@tradecounter/ui/brand-logo'
import { brandNames } from '@tradecounter/ui/theme'
import { expect, it } from 'vitest'

it('BrandLogo draws each of the five brands in its own way (SITE-1)', () => {
  const { container } = render(
    brandNames.map((brand) => <BrandLogo key={brand} brand={brand} title={brand} />),
  )
  for (const brand of brandNames) {
    expect(screen.getByRole('img', { name: brand }).dataset.brand).toBe(brand)
  }
  const drawings = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML)
  expect(new Set(drawings).size).toBe(5)
})

it('BrandLogo is hidden from screen readers inside a link with the name', () => {
  const { container } = render(<BrandLogo brand="gelia" title="" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('names a link around the logo with its visible text', () => {
  expect(logoName('gelia', 'Gelia')).toBe('Gelia')
  expect(logoName('aww', 'A-Workwear')).toBe('AWW, A-Workwear')
})
