import { Announcer } from '@tradecounter/ui/announcer'
import { QuantityInput, type QuantityInputProps } from '@tradecounter/ui/quantity-input'
import {
  isAmbiguousQuantity,
  readQuantity,
  showQuantity,
  snapQuantity,
  stepQuantity,
} from '@tradecounter/ui/quantity-input'
import { render, screen, waitFor } from '@testing-library/react'
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

describe('parsing a quantity (SITE-8)', () => {
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

  it.each(['1.200', '1,200', '10,000', '999.999', '-1.200', '1\u200b.200'])(
    '%j can be two numbers: it is asked about, not read',
    (text) => {
      expect(readQuantity(text)).toBeNull()
      expect(isAmbiguousQuantity(text)).toBe(true)
    },
  )

  it('reads the comma that a field of three decimals shows, and asks about its point', () => {
    expect([readQuantity('1,250', 3), isAmbiguousQuantity('1,250', 3)]).toEqual([1.25, false])
    expect([readQuantity('1.250', 3), isAmbiguousQuantity('1.250', 3)]).toEqual([null, true])
  })

  it.each([
    ['0,500', 0.5],
    ['1200,500', 1200.5],
    ['1 200', 1200],
    ['12,50', 12.5],
    ['\u202a12\u202c', 12],
    ['1\u00ad2', 12],
  ])('%j can only be one number', (text, value) => {
    expect(readQuantity(text)).toBe(value)
  })

  it('returns a finite number or null and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,.-−eE \u00a0\u202f\u0000å') }), (text) => {
        const value = readQuantity(text)
        expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
  })

  it('parses its own output, with thousands separators (SITE-8)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), precision, (units, decimals) => {
        const value = Number(`${units}e-${decimals}`)
        expect(readQuantity(showQuantity(value, decimals), decimals)).toBe(value)
      }),
    )
  })
})

describe('formatting a quantity (SITE-8)', () => {
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

describe('formatting any quantity (SITE-8)', () => {
  it('has groups of three with hard spaces, a comma, and never fewer decimals than the article (SITE-8)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), precision, (units, decimals) => {
        const text = showQuantity(Number(`${units}e-${decimals}`), decimals)
        expect(text).toMatch(/^\d{1,3}(?:\u00a0\d{3})*(?:,\d+)?$/u)
        expect(text.split(',')[1]?.length ?? 0).toBe(decimals)
      }),
    )
  })

  it('reads comma and point alike, and any spaces between (SITE-8)', () => {
    const space = fc.constantFrom('', ' ', '\u00a0', '\u202f')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), precision, space, (units, decimals, between) => {
        const value = Number(`${units}e-${decimals}`)
        const typed = value.toFixed(decimals)
        const spaced = typed.replace(/^\d/u, (digit) => `${digit}${between}`)
        // A point before three decimals could group thousands.
        expect(readQuantity(spaced, decimals)).toBe(isAmbiguousQuantity(spaced, decimals) ? null : value)
        expect(readQuantity(spaced.replace('.', ','), decimals)).toBe(value)
      }),
    )
  })
})

describe('rounding up to packs (VAR-7)', () => {
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

  it('returns the least multiple of the pack not below the rounded quantity (VAR-7)', () => {
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

  it('is idempotent', () => {
    fc.assert(
      fc.property(decimal(100_000), precision, decimal(500), (quantity, decimals, volume) => {
        const once = snapQuantity(quantity, decimals, volume)
        // A pack of 2.5 with whole pieces rounds 2.5 to 3 and so to the next pack: only matching decimals are stable.
        fc.pre(Number.isInteger(volume * 10 ** decimals))
        expect(snapQuantity(once, decimals, volume)).toBe(once)
      }),
    )
  })

  it('is monotonic', () => {
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

  it.each([
    ['95', 100],
    ['100', 100],
    ['4000', 100],
  ])('%j by 1 ends at the last whole pack below the maximum: %d', (text, next) => {
    expect(stepQuantity(text, 1, { ...packs, max: 105 })).toBe(next)
  })

  it('returns whole packs between minimum and maximum for any input (VAR-7)', () => {
    const by = fc.constantFrom(1 as const, -1 as const)
    const pack = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 200_000 }), by, pack, (typed, way, unitVolume) => {
        const next = stepQuantity(String(typed), way, { precision: 0, unitVolume, min: 1, max: 100_000 })
        expect(next % unitVolume).toBe(0)
        expect(next).toBeGreaterThanOrEqual(unitVolume)
        expect(next).toBeLessThanOrEqual(100_000)
        const inside = typed > unitVolume && typed < 100_000 - unitVolume
        if (inside) expect(Math.sign(next - typed)).toBe(way)
      }),
    )
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

/** With its live region. */
const shown = (message?: string): JSX.Element => (
  <>
    <Announcer />
    <Counted first="7" message={message} />
  </>
)

describe('QuantityInput', () => {
  it('rounds up to the unit volume on blur (VAR-7)', async () => {
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

  it('steps whole packs by arrow keys and buttons, not below the minimum', async () => {
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
    const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less' })
    expect(less.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(less)
  })

  it('keeps an invalid text beside its message', async () => {
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

  it('has the unit in the description and does nothing when disabled (VAR-7)', async () => {
    const user = userEvent.setup()
    render(<Counted first="10" unit="pcs" disabled />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    expect(describedText(field)).toBe('pcs')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    expect(field.value).toBe('10')
  })

  it('stops at the maximum without losing the focus', async () => {
    const onCommit = vi.fn()
    const user = userEvent.setup()
    render(<Counted first="80" max={95} onCommit={onCommit} />)
    const more = screen.getByRole('button', { name: 'One more' })
    await user.click(more)
    expect(more.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Enter} ')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('90')
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(90)
    expect(document.activeElement).toBe(more)
  })

  it('has its parts in reading order: less, field, more', async () => {
    const user = userEvent.setup()
    render(<Counted first="20" />)
    const stops: (string | null | undefined)[] = []
    for (let stop = 0; stop < 3; stop++) {
      await user.tab()
      stops.push(document.activeElement?.getAttribute('aria-label'))
    }
    expect(stops).toEqual(['One less', labels.field, 'One more'])
  })

  it('announces a new message once', async () => {
    const { rerender } = render(<Announcer />)
    rerender(shown())
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(shown('At most 100 000.'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('At most 100 000.'))
  })
})
