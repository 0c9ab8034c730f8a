import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProductRow, type ProductRowProps } from '@tradecounter/ui/product-row'
import { describe, expect, it, vi } from 'vitest'

const row = (more: Partial<ProductRowProps> = {}) => (
  <ProductRow
    name="Ball valve"
    url="#valve"
    imageUrl="/valve.svg"
    code="4012301"
    codeLabel="Art. no"
    brand="Ventus"
    badges={[{ kind: 'campaign', text: 'Campaign' }]}
    attributes={['Size', 'Thread', 'Pressure', 'Weight'].map((name) => ({ name, value: '15', unit: 'mm' }))}
    add={<button type="button">Add</button>}
    {...more}
  />
)

describe('ProductRow', () => {
  it('is an article named by its product, with one link in the tab order', async () => {
    render(row())
    const article = within(screen.getByRole('article', { name: 'Ball valve' }))
    expect(article.getByRole('heading', { level: 2 })).toBeTruthy()
    expect(article.getAllByRole('link')).toHaveLength(1)
    await userEvent.tab()
    expect(document.activeElement).toBe(article.getByRole('link', { name: 'Ball valve' }))
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Add')
    expect(article.getByText('4012301')).toBeTruthy()
    expect(article.getByText('Campaign')).toBeTruthy()
  })

  it('shows three key attributes with their units', () => {
    render(row())
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Size',
      'Thread',
      'Pressure',
    ])
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('15\u00A0mm')
  })

  it('shows price and stock only if given (VAR-8)', () => {
    const { rerender } = render(row())
    expect(screen.queryByText('89,50 kr')).toBeNull()
    rerender(row({ price: '89,50 kr', stock: 'In stock' }))
    expect(screen.getByText(/89,50 kr/u)).toBeTruthy()
    expect(screen.getByText(/In stock/u)).toBeTruthy()
  })

  it('discloses its variants', async () => {
    const onToggle = vi.fn()
    const toggle = (expanded: boolean) => ({ label: 'Show 12 variants', expanded, onToggle })
    const { rerender } = render(row({ variantsToggle: toggle(false), children: 'The variants' }))
    const button = screen.getByRole('button', { name: 'Show 12 variants' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText('The variants')).toBeNull()
    await userEvent.click(button)
    expect(onToggle).toHaveBeenCalledOnce()
    rerender(row({ variantsToggle: toggle(true), children: 'The variants' }))
    expect(screen.getByText('The variants').id).toBe(button.getAttribute('aria-controls'))
  })
})
