import { QuantityInput, type QuantityInputProps } from '@tradecounter/ui/quantity-input'
import { readQuantity, showQuantity, snapQuantity, stepQuantity } from '@tradecounter/ui/quantity-input'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { useState, type JSX } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const precision = fc.integer({ min: 0, max: 3 })
/** A decimal number with at most three decimals, exact as text. */
const decimal = (max: number) =>
  fc.integer({ min: 1, max: max * 1000 }).map((thousandths) => thousandths / 1000)
const thousandths = (value: number): number => Math.round(value * 1000)

describe('reading a quantity (SITE-8)', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 1 200 ', 1200],
    ['1\u00a0200,25', 1200.25],
    [',5', 0.5],
    ['7,', 7],
    ['-3', -3],
  ])('%j is %d', (text, value) => {
    expect(readQuantity(text)).toBe(value)
  })

  it.each(['', ' ', 'ten', '1,2,3', '1.200,5', '12 pcs', '1e3', '0x10', 'Infinity', ',', '--1'])(
    '%j is no number',
    (text) => {
      expect(readQuantity(text)).toBeNull()
    },
  )

  it('never throws and answers a finite number or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,.-−eE \u00a0\u202f\u0000å') }), (text) => {
        const value = readQuantity(text)
        expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
  })

  it('reads back what it shows, with thousands in between (SITE-8)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), precision, (units, decimals) => {
        const value = Number(`${units}e-${decimals}`)
        expect(readQuantity(showQuantity(value, decimals))).toBe(value)
      }),
    )
  })
})

describe('showing a quantity (SITE-8)', () => {
  it.each([
    [1200, 0, '1\u00a0200'],
    [1234567.5, 1, '1\u00a0234\u00a0567,5'],
    [2, 2, '2,00'],
    [2.5, 0, '2,5'],
    [999, 0, '999'],
  ])('%d with %d decimals is %j', (value, decimals, text) => {
    expect(showQuantity(value, decimals)).toBe(text)
  })
})

describe('snapping to what can be bought (VAR-7)', () => {
  it.each([
    [7, 0, 10, 10],
    [10, 0, 10, 10],
    [10.4, 0, 10, 10],
    [10.5, 0, 10, 20],
    [1, 1, 2.5, 2.5],
    [0.3, 1, 0.1, 0.3],
    [1.005, 2, 0.01, 1.01],
    [5, 0, 0, 5],
    [0, 0, 10, 0],
    [-4, 0, 10, 0],
    [Number.NaN, 0, 1, 0],
  ])('%d with precision %d in packs of %d is %d', (quantity, decimals, volume, snapped) => {
    expect(snapQuantity(quantity, decimals, volume)).toBe(snapped)
  })

  it('gives the least multiple of the pack that is not under the rounded quantity (VAR-7)', () => {
    fc.assert(
      fc.property(decimal(100_000), decimal(500), (quantity, volume) => {
        const snapped = thousandths(snapQuantity(quantity, 3, volume))
        const [asked, pack] = [thousandths(quantity), thousandths(volume)]
        expect(snapped % pack).toBe(0)
        expect(snapped).toBeGreaterThanOrEqual(asked)
        expect(snapped - asked).toBeLessThan(pack)
      }),
    )
  })

  it('leaves alone what it has snapped before', () => {
    fc.assert(
      fc.property(decimal(100_000), precision, decimal(500), (quantity, decimals, volume) => {
        const once = snapQuantity(quantity, decimals, volume)
        // A pack of 2.5 with whole pieces rounds 2.5 to 3 and so to the next pack: only matching decimals are stable.
        fc.pre(Number.isInteger(volume * 10 ** decimals))
        expect(snapQuantity(once, decimals, volume)).toBe(once)
      }),
    )
  })

  it('never gives less for asking more', () => {
    fc.assert(
      fc.property(decimal(1000), decimal(1000), precision, decimal(50), (one, more, decimals, volume) => {
        expect(snapQuantity(one + more, decimals, volume)).toBeGreaterThanOrEqual(
          snapQuantity(one, decimals, volume),
        )
      }),
    )
  })
})

describe('stepping', () => {
  const packs = { precision: 0, unitVolume: 10, min: 0 }
  it.each([
    ['', 1, 10],
    ['10', 1, 20],
    ['7', 1, 10],
    ['-5', 1, 0],
    ['7', -1, 0],
    ['17', -1, 10],
    ['10', -1, 0],
    ['0', -1, 0],
    ['ten', 1, 10],
  ] as const)('%j by %d is %d', (text, by, next) => {
    expect(stepQuantity(text, by, packs)).toBe(next)
  })
})

const labels = { field: 'Quantity of Ball valve', increase: 'One more', decrease: 'One less' }

function Counted({ first = '1', ...props }: Partial<QuantityInputProps> & { first?: string }): JSX.Element {
  const [value, setValue] = useState(first)
  return (
    <QuantityInput
      {...{ precision: 0, unitVolume: 10, labels }}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  )
}

describe('QuantityInput', () => {
  it('snaps up to the unit volume when it is left (VAR-7)', async () => {
    const onCommit = vi.fn()
    const user = userEvent.setup()
    render(<Counted first="" onCommit={onCommit} />)
    await user.type(screen.getByRole('textbox', { name: labels.field }), '7')
    expect(onCommit).not.toHaveBeenCalled()
    await user.tab()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('10')
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(10)
  })

  it('commits on Enter, reading a comma', async () => {
    const onCommit = vi.fn()
    const user = userEvent.setup()
    render(<Counted first="" precision={1} unitVolume={2.5} onCommit={onCommit} />)
    await user.type(screen.getByRole('textbox'), '12,6{Enter}')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('15,0')
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(15)
  })

  it('steps whole packs by arrow keys and buttons, and not under the least', async () => {
    const user = userEvent.setup()
    render(<Counted first="10" min={10} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await user.click(field)
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(field.value).toBe('30')
    await user.keyboard('{ArrowDown}')
    expect(field.value).toBe('20')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    expect(field.value).toBe('30')
    await user.click(screen.getByRole('button', { name: 'One less' }))
    await user.click(screen.getByRole('button', { name: 'One less' }))
    expect(field.value).toBe('10')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less' }).disabled).toBe(true)
  })

  it('keeps what is not a number, so that the message has its subject', async () => {
    const onCommit = vi.fn()
    const user = userEvent.setup()
    render(<Counted first="" message="Write a number." onCommit={onCommit} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await user.type(field, 'ten')
    await user.tab()
    expect(field.value).toBe('ten')
    expect(onCommit).not.toHaveBeenCalled()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(describedText(field)).toBe('Write a number.')
  })

  it('says the unit with the field and does nothing when disabled (VAR-7)', async () => {
    const user = userEvent.setup()
    render(<Counted first="10" unit="pcs" disabled />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    expect(describedText(field)).toBe('pcs')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    expect(field.value).toBe('10')
  })
})
