import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  articleNumberProblem,
  DirectOrderRow,
  type DirectOrderRowProps,
  quantityProblem,
  repeatedNumbers,
} from '@tradecounter/ui/direct-order-row'
import { showQuantity } from '@tradecounter/ui/quantity-input'
import * as fc from 'fast-check'
import { type JSX, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

describe('the article number of a direct order (DIR-2)', () => {
  it.each([
    ['', 'articleNumberRequired'],
    ['   ', 'articleNumberRequired'],
    ['4', 'articleNumberInvalidLength'],
    [' 4 ', 'articleNumberInvalidLength'],
    ['41', null],
    ['4'.repeat(25), null],
    ['4'.repeat(26), 'articleNumberInvalidLength'],
  ])('%j: %j', (text, problem) => {
    expect(articleNumberProblem(text)).toBe(problem)
  })

  it('depends on its length without surrounding space', () => {
    const written = fc.string({ unit: fc.constantFrom(...'A1-/ å'), maxLength: 40 })
    fc.assert(
      fc.property(written, (text) => {
        const { length } = text.trim()
        expect(articleNumberProblem(text) === null).toBe(length >= 2 && length <= 25)
        expect(articleNumberProblem(`  ${text} `)).toBe(articleNumberProblem(text))
      }),
    )
  })
})

describe('the quantity of a direct order (DIR-2)', () => {
  it.each([
    ['', 'quantityRequired'],
    [' ', 'quantityRequired'],
    ['ten', 'quantityIsNotNumber'],
    ['1,2,3', 'quantityIsNotNumber'],
    ['1.200', 'quantityAmbiguous'],
    ['10,000', 'quantityAmbiguous'],
    ['0', 'quantityInvalid'],
    ['0,9', 'quantityInvalid'],
    ['-5', 'quantityInvalid'],
    ['1', null],
    ['2,5', null],
    ['100 000', null],
    ['100000,1', 'quantityInvalid'],
    ['100001', 'quantityInvalid'],
  ])('%j: %j', (text, problem) => {
    expect(quantityProblem(text)).toBe(problem)
  })

  it('accepts every number from 1 to 100000 as formatted, and no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -200_000, max: 200_000 }),
        fc.integer({ min: 0, max: 2 }),
        (value, decimals) => {
          const quantity = Number(`${value}e-${decimals}`)
          const problem = quantity >= 1 && quantity <= 100_000 ? null : 'quantityInvalid'
          expect(quantityProblem(showQuantity(quantity, decimals))).toBe(problem)
        },
      ),
    )
  })

  it('has a result for any text', () => {
    const answers = [null, 'quantityRequired', 'quantityIsNotNumber', 'quantityInvalid', 'quantityAmbiguous']
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(answers).toContain(quantityProblem(text))
      }),
    )
  })
})

describe('repeated numbers (DIR-3)', () => {
  it('are found ignoring case and surrounding space', () => {
    expect([...repeatedNumbers(['a1', 'B2', 'A1 ', 'c3'])]).toEqual(['a1', 'A1 '])
  })

  it('are those that occur more than once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '2', '3', '4')), (numbers) => {
        const twice = numbers.filter((number) => numbers.indexOf(number) !== numbers.lastIndexOf(number))
        expect(repeatedNumbers(numbers)).toEqual(new Set(twice))
      }),
    )
  })
})

const labels = {
  articleNumber: 'Article number',
  quantity: 'Quantity',
  add: 'Add',
  busy: 'Adding',
  articleNumberRequired: 'Number, please',
  articleNumberInvalidLength: '2 to 25 characters',
  quantityRequired: 'Quantity, please',
  quantityIsNotNumber: 'Not a number',
  quantityAmbiguous: 'Two numbers',
  quantityInvalid: '1 to 100 000',
  error: 'Error',
  warning: 'Warning',
}

function Typed(props: Partial<DirectOrderRowProps>): JSX.Element {
  const [articleNumber, setArticleNumber] = useState('')
  const [quantity, setQuantity] = useState('')
  return (
    <DirectOrderRow
      labels={labels}
      {...props}
      articleNumber={articleNumber}
      onArticleNumberChange={setArticleNumber}
      quantity={quantity}
      onQuantityChange={setQuantity}
      onAdd={(...line) => {
        props.onAdd?.(...line)
        setArticleNumber('')
        setQuantity('')
      }}
    />
  )
}

const numberField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Article number' })
const quantityField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })

describe('DirectOrderRow', () => {
  it('moves by Enter from number to quantity to the next row (DIR-2)', async () => {
    const onAdd = vi.fn()
    render(<Typed onAdd={onAdd} />)
    await userEvent.tab()
    await userEvent.keyboard(' 4012301 {Enter}')
    expect(document.activeElement).toBe(quantityField())
    await userEvent.keyboard('2,5{Enter}')
    expect(document.activeElement).toBe(numberField())
    await userEvent.keyboard('4012302{Enter}7{Enter}')
    expect(onAdd.mock.calls).toEqual([
      ['4012301', 2.5],
      ['4012302', 7],
    ])
    expect([numberField().value, quantityField().value]).toEqual(['', ''])
    expect(numberField().hasAttribute('aria-invalid')).toBe(false)
  })

  it('moves by Tab in the same order, the button last', async () => {
    render(<Typed />)
    const stops: (Element | null)[] = []
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab()
      stops.push(document.activeElement)
    }
    expect(stops).toEqual([numberField(), quantityField(), screen.getByRole('button', { name: 'Add' })])
  })

  it('stays at an invalid number, and shows why', async () => {
    render(<Typed />)
    await userEvent.type(numberField(), '4{Enter}')
    expect(document.activeElement).toBe(numberField())
    expect(describedText(numberField())).toBe(labels.articleNumberInvalidLength)
    await userEvent.keyboard('0{Enter}')
    expect(document.activeElement).toBe(quantityField())
    expect(numberField().hasAttribute('aria-invalid')).toBe(false)
  })

  it('adds nothing that violates a rule, and focuses the first invalid field (DIR-2)', async () => {
    const onAdd = vi.fn()
    render(<Typed onAdd={onAdd} />)
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(document.activeElement).toBe(numberField())
    expect(describedText(numberField())).toBe(labels.articleNumberRequired)
    expect(describedText(quantityField())).toBe(labels.quantityRequired)
    await userEvent.type(numberField(), '4012301{Enter}ten{Enter}')
    expect(document.activeElement).toBe(quantityField())
    expect(describedText(quantityField())).toBe(labels.quantityIsNotNumber)
    await userEvent.clear(quantityField())
    await userEvent.keyboard('0')
    expect(describedText(quantityField())).toBe(labels.quantityInvalid)
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('shows no error before a submit', async () => {
    render(<Typed />)
    await userEvent.type(quantityField(), 'ten')
    await userEvent.tab()
    expect(quantityField().hasAttribute('aria-invalid')).toBe(false)
  })

  it('shows errors and warnings of the list below the form, in an existing status region (DIR-3)', () => {
    const { rerender } = render(<Typed />)
    expect(screen.queryByRole('status')).toBeNull()
    rerender(<Typed errorModel={{ errors: [], warningNotes: [] }} />)
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    rerender(<Typed errorModel={{ errors: ['Full'], warningNotes: ['Delivered in two parts'] }} />)
    expect(screen.getByRole('status')).toBe(status)
    const items = within(status).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Full', 'Delivered in two parts'])
  })

  it('keeps typed text while a line is being added', async () => {
    const onAdd = vi.fn()
    render(<Typed onAdd={onAdd} busy />)
    await userEvent.type(numberField(), '4012301{Enter}7{Enter}')
    expect(onAdd).not.toHaveBeenCalled()
    expect([numberField().value, quantityField().value]).toEqual(['4012301', '7'])
  })
})

const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Article number' })
const marked = () => {
  const id = combobox().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

describe('DirectOrderRow with suggestions', () => {
  const suggestions = [
    { variantNumber: '4012301', name: 'Ball valve 15 mm', customCode: 'KV-15' },
    { variantNumber: '4012302', name: 'Ball valve 22 mm' },
  ]
  const open = async (onAdd?: DirectOrderRowProps['onAdd']) => {
    render(<Typed suggestions={suggestions} labels={{ ...labels, suggestions: 'Matches' }} onAdd={onAdd} />)
    await userEvent.type(combobox(), '401')
  }

  it('accepts the highlighted suggestion, and moves on to the quantity (DIR-2)', async () => {
    const onAdd = vi.fn()
    await open(onAdd)
    expect(combobox().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('listbox', { name: 'Matches' })).toBeDefined()
    expect(marked()).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(marked()).toContain('4012302')
    await userEvent.keyboard('{ArrowDown}')
    expect(marked()).toBeNull()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect([combobox().value, document.activeElement]).toEqual(['4012302', quantityField()])
    await userEvent.keyboard('3{Enter}')
    expect(onAdd.mock.calls).toEqual([['4012302', 3]])
    expect(document.activeElement).toBe(combobox())
  })

  it('continues with the typed text without a highlight', async () => {
    await open()
    await userEvent.keyboard('{Enter}')
    expect([combobox().value, document.activeElement]).toEqual(['401', quantityField()])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes on Escape and keeps the typed text; a click accepts a suggestion', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    expect([combobox().value, screen.queryByRole('option')]).toEqual(['401', null])
    await userEvent.keyboard('2')
    await userEvent.click(screen.getByRole('option', { name: /KV-15/u }))
    expect([combobox().value, document.activeElement]).toEqual(['4012301', quantityField()])
  })
})

const arrive = (articleNumber: string, quantity: string) =>
  render(
    <DirectOrderRow
      {...{ articleNumber, quantity, labels }}
      arrived
      onArticleNumberChange={() => {}}
      onQuantityChange={() => {}}
      onAdd={() => {}}
    />,
  )

describe('a row before hydration (DIR-2)', () => {
  it('takes over the text of both fields', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(<Typed />)
    numberField().value = '4012301'
    quantityField().value = '2,5'
    const onAdd = vi.fn()
    const root = await act(async () => hydrateRoot(place, <Typed onAdd={onAdd} />))
    expect([numberField().value, quantityField().value]).toEqual(['4012301', '2,5'])
    await userEvent.type(quantityField(), '{Enter}')
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('4012301', 2.5)
    await act(async () => root.unmount())
    place.remove()
  })

  it('shows errors of the submitted values, but not of empty fields', () => {
    arrive('4', '')
    expect(describedText(numberField())).toBe(labels.articleNumberInvalidLength)
    expect(quantityField().hasAttribute('aria-invalid')).toBe(false)
    expect(document.activeElement).toBe(numberField())
  })

  it('moves the focus on to the quantity, but not from another element', () => {
    const { unmount } = arrive('4012301', '')
    expect(document.activeElement).toBe(quantityField())
    unmount()
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    arrive('4012301', '')
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })
})
