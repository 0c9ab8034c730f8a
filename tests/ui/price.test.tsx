import { Price } from '@tradecounter/ui/price'
import { render } from '@testing-library/react'
import type { JSX } from 'react'
import { describe, expect, it } from 'vitest'

const labels = {
  ordinary: 'Ordinary price',
  campaign: 'Campaign price',
  loading: 'Loading',
  hidden: 'Hidden',
}

const textOf = (element: JSX.Element): string =>
  (render(element).container.textContent ?? '').replace(/\s+/gu, ' ').trim()

describe('Price', () => {
  it('reads amount and unit as one', () => {
    expect(textOf(<Price amount="1 234,50" unit="kr / pcs" labels={labels} />)).toBe('1 234,50 kr / pcs')
  })

  it('names the former price and the campaign price in text', () => {
    const price = <Price amount="99,00" ordinary="120,00" campaign labels={labels} />
    expect(textOf(price)).toBe('Ordinary price 120,00Campaign price 99,00')
    expect(render(price).container.querySelector('s')?.textContent).toContain('120,00')
  })

  it.each([
    ['loading', 'Loading'],
    ['hidden', 'Hidden'],
    ['none', ''],
  ] as const)('%s shows no amount', (state, text) => {
    expect(textOf(<Price amount="99,00" ordinary="120,00" campaign {...{ state, labels }} />)).toBe(text)
  })
})
