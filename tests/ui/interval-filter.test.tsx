import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  IntervalFilter,
  readBound,
  readInterval,
  writeBound,
  type IntervalFilterProps,
  type IntervalValue,
} from '@tradecounter/ui/interval-filter'
import * as fc from 'fast-check'
import { useState, type JSX } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { intervalOf, thumbsOf } from '../../ui/interval-filter/interval.ts'
import { describedText } from './described.ts'

/** The aria values of a thumb. */
const boundsSaid = (thumb: HTMLElement): (string | null)[] =>
  ['aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) =>
    thumb.getAttribute(name),
  )

const thousandths = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((one) => one / 1000)
const bounds = fc
  .tuple(thousandths(5000), thousandths(5000))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))
const end = fc.oneof(fc.constant(null), thousandths(6000))

describe('parsing an end of an interval (FILT-4)', () => {
  it.each([
    ['', null],
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [',5', 0.5],
    ['7,', 7],
    ['0,0004', 0.0004],
    ['0,0625', 0.0625],
    ['1 200,5', 1200.5],
    ['1\u00a0200', 1200],
    [' 20 ', 20],
    [',', undefined],
    ['1.234,5', undefined],
    ['12 mm', undefined],
    ['-3', undefined],
    ['1e3', undefined],
    ['12-15', undefined],
    ['12 15', undefined],
    ['2-x0 ,5m', undefined],
    ['1234567890', undefined],
    ['12,3,4', undefined],
  ])('%j is %j', (text, value) => {
    expect(readBound(text)).toBe(value)
  })

  it.each([
    ['-20', -20],
    ['−37', -37],
    ['–0,5', -0.5],
    ['-1 200', -1200],
    ['\u202a-5\u202c', -5],
    ['-0', 0],
    ['--5', undefined],
    ['5-', undefined],
    ['-', undefined],
    ['-12-15', undefined],
  ])('%j is %j where the range goes below zero (FILT-4)', (text, value) => {
    expect(readBound(text, -40)).toBe(value)
  })

  it('makes a number of nothing but digits, comma, dot and the sign in front (FILT-4)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0189,.-−eE +å\u00a0\u0660') }),
        fc.constantFrom(0, -50),
        (text, min) => {
          const value = readBound(text, min)
          if (typeof value !== 'number') return
          expect(Number.isFinite(value) && (value >= 0 || min < 0)).toBe(true)
          const plain = text
            .trim()
            .replaceAll(/[ \u00a0]/gu, '')
            .replace('−', '-')
          expect(value).toBe(Number(plain.replace(',', '.')) + 0)
        },
      ),
    )
  })

  it('parses its own output', () => {
    fc.assert(
      fc.property(end, (value) => {
        expect(readBound(writeBound(value))).toBe(value)
        const below = value === null || value === 0 ? value : -value
        expect(readBound(writeBound(below), -6000)).toBe(below)
      }),
    )
  })
})

describe('messages of an interval (FILT-5)', () => {
  const range = { min: 15, max: 100 }
  const problems = (from: string, to: string, edited: 'from' | 'to' = 'from') =>
    readInterval({ from, to }, range, edited).problems

  it.each([
    ['14,9', '', { from: { kind: 'minimumNotValid', ...range } }],
    [',', '', { from: { kind: 'minimumNotValid', ...range } }],
    ['100,1', '', { from: { kind: 'minimumAboveMaximum', maximum: 100 } }],
    ['60', '50', { from: { kind: 'minimumAboveMaximum', maximum: 50 } }],
    ['', '100,1', { to: { kind: 'maximumNotValid', ...range } }],
    ['', '14,9', { to: { kind: 'maximumNotValid', ...range } }],
    ['', '1,2,3', { to: { kind: 'maximumNotValid', ...range } }],
    ['10', '200', { from: { kind: 'minimumNotValid', ...range }, to: { kind: 'maximumNotValid', ...range } }],
    ['15', '100', {}],
    ['50', '50', {}],
    ['', '', {}],
  ])('from %j to %j', (from, to, found) => {
    expect(problems(from, to)).toEqual(found)
  })

  it.each([
    ['1.200', 0, 2000, { grouped: 1200, decimal: 1.2 }],
    ['1,200', 0, 2000, { grouped: 1200, decimal: 1.2 }],
    ['1.125', 0, 2000, { grouped: 1125, decimal: 1.125 }],
    // Only one of the readings is in the range, and the other is more likely a slip than an error.
    ['1.200', 15, 2000, { grouped: 1200, decimal: 1.2 }],
    ['-1.200', -2000, 10, { grouped: -1200, decimal: -1.2 }],
    ['1.200', 0, 5, null],
    // As the field writes it.
    ['1,125', 0, 2000, null],
    ['0.200', 0, 2000, null],
    ['1.20', 0, 2000, null],
    ['1 200', 0, 2000, null],
  ])('%j from %d to %d is asked about if it can be read in two ways: %j', (text, min, max, readings) => {
    const problem = readings === null ? undefined : { kind: 'ambiguous', ...readings, min, max }
    expect(readInterval({ from: text, to: '' }, { min, max })).toEqual(
      problem
        ? { value: null, problems: { from: problem } }
        : { value: { from: readBound(text, min), to: null }, problems: {} },
    )
    expect(readInterval({ from: '', to: text }, { min, max }).problems.to).toEqual(problem)
  })

  it('reports the end that was edited last when they cross', () => {
    expect(problems('60', '50', 'to')).toEqual({ to: { kind: 'maximumBelowMinimum', minimum: 60 } })
  })

  it('has a message exactly when the value is not one inside the bounds (FILT-5)', () => {
    fc.assert(
      fc.property(
        bounds,
        end,
        end,
        fc.constantFrom('from' as const, 'to' as const),
        (limits, from, to, edited) => {
          const isRight =
            (from ?? limits.min) >= limits.min &&
            (to ?? limits.max) <= limits.max &&
            (from ?? limits.min) <= (to ?? limits.max)
          const read = readInterval({ from: writeBound(from), to: writeBound(to) }, limits, edited)
          expect(read.value).toEqual(isRight ? { from, to } : null)
          expect(Object.keys(read.problems).length > 0).toBe(!isRight)
        },
      ),
    )
  })

  it('has the right message of four, with its numbers (FILT-5)', () => {
    fc.assert(
      fc.property(
        bounds,
        thousandths(6000),
        thousandths(6000),
        fc.constantFrom('from' as const, 'to' as const),
        ({ min, max }, from, to, edited) => {
          const texts = { from: writeBound(from), to: writeBound(to) }
          const found = readInterval(texts, { min, max }, edited).problems
          const isToWrong = to < min || to > max
          const maximum = isToWrong ? max : to
          const crossed = from >= min && from > maximum
          const reportedAtTo = crossed && edited === 'to' && from <= max
          expect(found.to).toEqual(
            reportedAtTo
              ? { kind: 'maximumBelowMinimum', minimum: from }
              : isToWrong
                ? { kind: 'maximumNotValid', min, max }
                : undefined,
          )
          expect(found.from).toEqual(
            from < min
              ? { kind: 'minimumNotValid', min, max }
              : crossed && !reportedAtTo
                ? { kind: 'minimumAboveMaximum', maximum }
                : undefined,
          )
        },
      ),
    )
  })

  it('slider values are always valid and reach both bounds', () => {
    fc.assert(
      fc.property(bounds, end, end, (limits, from, to) => {
        const thumbs = thumbsOf({ from, to }, limits)
        expect(thumbs[0]).toBeLessThanOrEqual(thumbs[1])
        const value = intervalOf(thumbs, limits)
        const texts = { from: writeBound(value.from), to: writeBound(value.to) }
        expect(readInterval(texts, limits).value).toEqual(value)
        expect(intervalOf(thumbsOf({ from: null, to: null }, limits), limits)).toEqual({
          from: null,
          to: null,
        })
      }),
    )
  })
})

/** Comes into view at once, because jsdom has no viewport. */
class Seen {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect(): void {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Seen))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const props: IntervalFilterProps = {
  label: 'Length',
  unit: 'mm',
  min: 15,
  max: 100,
  value: { from: null, to: null },
  onValueChange: () => {},
  onValueCommit: () => {},
  names: { from: 'length.From', to: 'length.To' },
  labels: {
    from: 'From',
    to: 'To',
    fromThumb: 'Lowest length',
    toThumb: 'Highest length',
    range: (min, max) => `Between ${min} and ${max}`,
  },
  messages: {
    minimumNotValid: (min, max) => `minimum not valid ${min} ${max}`,
    minimumAboveMaximum: (maximum) => `minimum above maximum ${maximum}`,
    maximumNotValid: (min, max) => `maximum not valid ${min} ${max}`,
    maximumBelowMinimum: (minimum) => `maximum below minimum ${minimum}`,
  },
}

function Controlled({ value: first, ...changes }: Partial<IntervalFilterProps>): JSX.Element {
  const [value, setValue] = useState<IntervalValue>(first ?? props.value)
  return (
    <IntervalFilter
      {...props}
      {...changes}
      value={value}
      onValueChange={(next) => {
        changes.onValueChange?.(next)
        if (next) setValue(next)
      }}
    />
  )
}

const field = (name: 'From' | 'To'): HTMLInputElement => screen.getByRole('textbox', { name })
const thumb = (name: string) => screen.findByRole('slider', { name })

describe('IntervalFilter', () => {
  it('is a group named with its unit, with two fields that describe the range', () => {
    render(<Controlled />)
    expect(screen.getByRole('group', { name: 'Length mm' })).toBeTruthy()
    expect(describedText(field('From'))).toBe('Between 15 mm and 100 mm')
    expect([field('From').name, field('To').name]).toEqual(['length.From', 'length.To'])
    expect([field('From').placeholder, field('To').placeholder]).toEqual(['15', '100'])
  })

  it('takes over text typed before hydration', async () => {
    const onValueCommit = vi.fn()
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(<Controlled onValueCommit={onValueCommit} />)
    const [from, to] = place.querySelectorAll('input')
    if (from === undefined || to === undefined) throw new Error('There are no fields')
    from.value = '20'
    to.value = '80,5'
    const root = await act(async () => hydrateRoot(place, <Controlled onValueCommit={onValueCommit} />))
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith({ from: 20, to: 80.5 })
    expect([from.value, to.value]).toEqual(['20', '80,5'])
    await act(async () => root.unmount())
    place.remove()
  })

  it('names both readings of a number with one group of digits, and applies neither (FILT-4)', async () => {
    const onValueChange = vi.fn()
    const messages = {
      ...props.messages,
      ambiguous: (grouped: string, decimal: string) => `${grouped} or ${decimal}?`,
    }
    const wide = { min: 0, max: 2000, messages, onValueChange }
    const { rerender } = render(<Controlled {...wide} />)
    fireEvent.change(field('To'), { target: { value: '1.200' } })
    fireEvent.blur(field('To'))
    expect(onValueChange).toHaveBeenLastCalledWith(null)
    expect(field('To').value).toBe('1.200')
    const range = 'Between 0 mm and 2\u00a0000 mm'
    expect(describedText(field('To'))).toBe(`1200 or 1,2? ${range}`)
    // Without a text of its own, as any other value that is not accepted.
    rerender(<Controlled {...wide} messages={props.messages} />)
    expect(describedText(field('To'))).toBe(`maximum not valid 0 mm 2\u00a0000 mm ${range}`)
  })

  it('reports every valid edit, and nothing for other text, which stays with its error (FILT-4)', async () => {
    const onValueCommit = vi.fn()
    const messages = { ...props.messages, notNumber: 'no number' }
    render(<Controlled onValueCommit={onValueCommit} messages={messages} />)
    await userEvent.type(field('From'), '20,5')
    expect(onValueCommit).toHaveBeenLastCalledWith({ from: 20.5, to: null })
    await userEvent.clear(field('From'))
    expect(onValueCommit).toHaveBeenLastCalledWith({ from: null, to: null })
    for (const text of ['12-15', '2x0', '30 mm', '1e2']) {
      await userEvent.clear(field('From'))
      onValueCommit.mockClear()
      fireEvent.change(field('From'), { target: { value: text } })
      expect(onValueCommit).not.toHaveBeenCalled()
      expect(field('From').value).toBe(text)
      fireEvent.blur(field('From'))
      expect(describedText(field('From'))).toBe('no number Between 15 mm and 100 mm')
    }
  })

  it('accepts a minus sign where the range goes below zero, in fields and slider (FILT-4)', async () => {
    const onValueCommit = vi.fn()
    render(<Controlled min={-40} max={100} onValueCommit={onValueCommit} />)
    expect(field('From').inputMode).toBe('text')
    await userEvent.type(field('From'), '-20')
    expect(field('From').value).toBe('-20')
    expect(onValueCommit).toHaveBeenLastCalledWith({ from: -20, to: null })
    const low = await thumb('Lowest length')
    act(() => low.focus())
    await userEvent.keyboard('{PageDown}')
    expect(onValueCommit).toHaveBeenLastCalledWith({ from: -21, to: null })
    expect(field('From').value).toBe('-21')
  })

  it('reports null and no commit for an invalid value, and shows why on blur (FILT-5)', async () => {
    const onValueChange = vi.fn()
    const onValueCommit = vi.fn()
    render(<Controlled onValueChange={onValueChange} onValueCommit={onValueCommit} />)
    await userEvent.type(field('From'), '5')
    expect(onValueChange).toHaveBeenLastCalledWith(null)
    expect(onValueCommit).not.toHaveBeenCalled()
    expect(field('From').getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    expect(field('From').getAttribute('aria-invalid')).toBe('true')
    expect(describedText(field('From'))).toBe('minimum not valid 15 mm 100 mm Between 15 mm and 100 mm')
    await userEvent.type(field('From'), '0')
    expect(field('From').getAttribute('aria-invalid')).toBeNull()
    expect(onValueCommit).toHaveBeenLastCalledWith({ from: 50, to: null })
  })

  it('shows the error when typing pauses', () => {
    vi.useFakeTimers()
    render(<Controlled />)
    fireEvent.change(field('To'), { target: { value: '1' } })
    act(() => vi.advanceTimersByTime(600))
    fireEvent.change(field('To'), { target: { value: '12' } })
    act(() => vi.advanceTimersByTime(600))
    expect(screen.queryByText(/maximum not valid/u)).toBeNull()
    act(() => vi.advanceTimersByTime(150))
    expect(screen.getByText('maximum not valid 15 mm 100 mm')).toBeTruthy()
  })

  it.each([
    ['From', '200', 'minimum above maximum 50 mm'],
    ['From', '60', 'minimum above maximum 50 mm'],
    ['To', '500', 'maximum not valid 15 mm 100 mm'],
    ['To', '20', 'maximum below minimum 30 mm'],
  ] as const)('%s %s gives "%s" (FILT-5)', async (name, text, message) => {
    render(<Controlled value={{ from: 30, to: 50 }} />)
    await userEvent.clear(field(name))
    await userEvent.type(field(name), text)
    await userEvent.tab()
    expect(screen.getByText(message)).toBeTruthy()
  })

  it('shows a new value from outside, and keeps the typed text until then', async () => {
    const { rerender } = render(<IntervalFilter {...props} value={{ from: 20, to: null }} />)
    await userEvent.type(field('From'), ',')
    expect(field('From').value).toBe('20,')
    rerender(<IntervalFilter {...props} value={{ from: null, to: 40 }} />)
    expect([field('From').value, field('To').value]).toEqual(['', '40'])
  })

  it('commits on Enter instead of submitting the form', async () => {
    const onApply = vi.fn()
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Controlled onApply={onApply} />
      </form>,
    )
    await userEvent.type(field('From'), '20{Enter}')
    expect(onApply).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('has thumbs with names, bounds and a value with its unit', async () => {
    render(<Controlled value={{ from: 20, to: 50.5 }} />)
    const low = await thumb('Lowest length')
    const high = await thumb('Highest length')
    expect(boundsSaid(low)).toEqual(['15', '20', '50.5', '20 mm'])
    expect(boundsSaid(high)).toEqual(['20', '50.5', '100', '50,5 mm'])
  })

  it.each([
    ['Lowest length', 'ArrowRight', { from: 30.1, to: 50 }],
    ['Lowest length', 'ArrowUp', { from: 30.1, to: 50 }],
    ['Lowest length', 'ArrowLeft', { from: 29.9, to: 50 }],
    ['Lowest length', 'ArrowDown', { from: 29.9, to: 50 }],
    ['Lowest length', 'PageUp', { from: 31, to: 50 }],
    ['Lowest length', 'PageDown', { from: 29, to: 50 }],
    ['Lowest length', 'Home', { from: null, to: 50 }],
    ['Lowest length', 'End', { from: 50, to: 50 }],
    ['Highest length', 'ArrowRight', { from: 30, to: 50.1 }],
    ['Highest length', 'ArrowLeft', { from: 30, to: 49.9 }],
    ['Highest length', 'PageUp', { from: 30, to: 51 }],
    ['Highest length', 'PageDown', { from: 30, to: 49 }],
    ['Highest length', 'Home', { from: 30, to: 30 }],
    ['Highest length', 'End', { from: 30, to: null }],
  ])('%s by %s (FILT-4)', async (name, key, value) => {
    const reported: unknown[] = []
    render(
      <Controlled
        value={{ from: 30, to: 50 }}
        onValueChange={(next) => reported.push(['change', next])}
        onValueCommit={(next) => reported.push(['commit', next])}
      />,
    )
    const one = await thumb(name)
    act(() => one.focus())
    await userEvent.keyboard(`{${key}}`)
    // The commit comes last, or the caller would treat the edit as unfinished.
    expect(reported).toEqual([
      ['change', value],
      ['commit', value],
    ])
    expect(document.activeElement).toBe(one)
    expect([field('From').value, field('To').value]).toEqual([writeBound(value.from), writeBound(value.to)])
  })

  it.each([
    ['ArrowLeft', { from: 30.1, to: 50 }],
    ['ArrowRight', { from: 29.9, to: 50 }],
    ['ArrowUp', { from: 30.1, to: 50 }],
    ['Home', { from: null, to: 50 }],
  ])('follows %s on a right-to-left page (FILT-4)', async (key, value) => {
    const onValueCommit = vi.fn()
    render(
      <div dir="rtl">
        <Controlled value={{ from: 30, to: 50 }} onValueCommit={onValueCommit} />
      </div>,
    )
    const one = await thumb('Lowest length')
    act(() => one.focus())
    await userEvent.keyboard(`{${key}}`)
    expect(onValueCommit).toHaveBeenLastCalledWith(value)
  })

  it('keeps the tab order', async () => {
    render(<Controlled />)
    const order = [field('From'), field('To'), await thumb('Lowest length'), await thumb('Highest length')]
    for (const each of order) {
      await userEvent.tab()
      expect(document.activeElement).toBe(each)
    }
  })

  it('has no slider for a single value', async () => {
    render(<Controlled min={40} max={40} />)
    await act(async () => {})
    expect(screen.queryByRole('slider')).toBeNull()
  })
})
