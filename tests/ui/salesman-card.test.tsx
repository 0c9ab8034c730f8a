import { render, screen } from '@testing-library/react'
import { SalesmanCard, telephoneHref } from '@tradecounter/ui/salesman-card'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const labels = { heading: 'Your salesman', telephone: 'Call', email: 'Write to' }

describe('telephone links', () => {
  it.each([
    ['040-12 34 56', 'tel:040123456'],
    ['+46 (0)40-12 34 56', 'tel:+4640123456'],
    ['0046 (0)40 123', 'tel:004640123'],
    ['(040) 123', 'tel:040123'],
    [' +358 9 123 ', 'tel:+3589123'],
    ['at the counter', null],
    ['', null],
  ])('%j is %j', (written, href) => {
    expect(telephoneHref(written)).toBe(href)
  })

  it('contains only a plus and digits, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+()- javscript:å') }), (written) => {
        expect(telephoneHref(written) ?? 'tel:0').toMatch(/^tel:\+?\d+$/u)
      }),
    )
  })
})

describe('SalesmanCard', () => {
  it('shows the name, and links that name action and number', () => {
    render(
      <SalesmanCard name="Karin" telephoneNumber="040-12 34" email="karin@shop.example" labels={labels} />,
    )
    expect(screen.getByText('Your salesman')).toBeTruthy()
    expect(hrefOf('Call 040-12 34')).toBe('tel:0401234')
    expect(hrefOf('Write to karin@shop.example')).toBe('mailto:karin@shop.example')
  })

  it('shows an invalid number as text, and nothing without one', () => {
    const { rerender } = render(<SalesmanCard name="Karin" telephoneNumber="ask us" labels={labels} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('ask us')).toBeTruthy()
    rerender(<SalesmanCard name="Karin" telephoneNumber="" labels={labels} />)
    expect(screen.queryByText('Call', { exact: false })).toBeNull()
  })
})
