import { Icon, iconNames } from '@tradecounter/ui/icon'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

const classOf = (name: (typeof iconNames)[number]): string | null | undefined =>
  render(<Icon {...{ name }} />)
    .container.querySelector('svg')
    ?.getAttribute('class')

describe('Icon', () => {
  it('is decoration without a label and an image with one', () => {
    const { container, rerender } = render(<Icon name="cart" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    rerender(<Icon name="star" label="In my assortment" />)
    expect(screen.getByRole('img', { name: 'In my assortment' })).toBeTruthy()
  })

  it.each(iconNames)('%s stays inside its grid of 24', (name) => {
    const { container } = render(<Icon name={name} />)
    const path = container.querySelector('path')?.getAttribute('d') ?? ''
    expect(path).toMatch(/^M[\d ]/u)
    const starts = [...path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/gu)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...starts)).toBeLessThanOrEqual(22)
  })

  it('has no two equal icons', () => {
    const paths = iconNames.map((name) => render(<Icon name={name} />).container.innerHTML)
    expect(new Set(paths).size).toBe(iconNames.length)
  })

  it('has icons for stock types, nine delivery states and the shell (VAR-10)', () => {
    const needed = ['delivery', 'store', 'in-hold', 'menu', 'cart', 'account', 'search', 'close']
    const deliveries = [
      'box-check',
      'box-part',
      'processing',
      'cancelled',
      'check',
      'truck',
      'box',
      'box-wait',
      'help',
    ]
    expect(iconNames).toEqual(expect.arrayContaining([...needed, ...deliveries]))
    expect(new Set(deliveries).size).toBe(9)
  })

  it('mirrors only directional icons in right-to-left text', () => {
    expect(classOf('chevron-right')).toBe(classOf('arrow-left'))
    expect(classOf('chevron-right')).not.toBe(classOf('chevron-down'))
    expect(classOf('check')).toBe(classOf('search'))
  })
})
