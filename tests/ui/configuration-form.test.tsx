import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Configuration,
  ConfigurationForm,
  type ConfigurationFormProps,
  type ConfigurationValue,
  emptyConfiguration,
  fitText,
  missingChoices,
} from '@tradecounter/ui/configuration-form'
import * as fc from 'fast-check'
import { type JSX, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

const reflex: Configuration = {
  optionId: 'reflex',
  name: 'Bands',
  description: 'Around the body',
  quantity: 2,
  required: true,
  options: [
    { productId: 'r50', name: '50 mm', description: 'Segmented' },
    { productId: 'r70', name: '70 mm', description: '' },
  ],
}
const offer = { print: true, embroidery: true, garmentText: true, logos: [], logoRequired: false }
const logos = [{ logoId: 'l1', name: 'Round', imageUrl: '/l1.png' }]
const value = (more: Partial<ConfigurationValue>): ConfigurationValue => ({ ...emptyConfiguration, ...more })

describe('what keeps a configured article out of the cart (VAR-13)', () => {
  it.each([
    ['a required choice', offer, {}, ['option:reflex']],
    [
      'a choice that is not offered any more',
      offer,
      { itemConfigurations: { reflex: 'r90' } },
      ['option:reflex'],
    ],
    ['nothing', offer, { itemConfigurations: { reflex: 'r50' } }, []],
    [
      'a print of spaces',
      offer,
      { itemConfigurations: { reflex: 'r50' }, print: true, textPrint: ' ' },
      ['textPrint'],
    ],
    ['an embroidery without words', offer, { embroidery: true }, ['option:reflex', 'textEmbroidery']],
    ['not a print that is not offered', { ...offer, print: false }, { print: true }, ['option:reflex']],
    ['a logo that must be there', { ...offer, logos, logoRequired: true }, {}, ['option:reflex', 'logoId']],
    [
      'not a logo that is chosen',
      { ...offer, logos, logoRequired: true },
      { logoId: 'l1' },
      ['option:reflex'],
    ],
    ['not a logo that nobody has', { ...offer, logoRequired: true }, {}, ['option:reflex']],
  ])('%s', (_, offered, chosen, missing) => {
    expect(missingChoices([reflex], offered, value(chosen))).toEqual(missing)
  })

  it('is nothing when every required configuration has a product', () => {
    const configurations = fc.uniqueArray(
      fc.record({
        optionId: fc.string(),
        name: fc.string(),
        description: fc.string(),
        quantity: fc.nat(),
        required: fc.boolean(),
        options: fc.constant(reflex.options),
      }),
      { selector: ({ optionId }) => optionId },
    )
    fc.assert(
      fc.property(configurations, (list) => {
        const itemConfigurations = Object.fromEntries(list.map(({ optionId }) => [optionId, 'r70']))
        expect(missingChoices(list, offer, value({ itemConfigurations }))).toEqual([])
        const required = list.filter((configuration) => configuration.required)
        expect(missingChoices(list, offer, emptyConfiguration)).toHaveLength(required.length)
      }),
    )
  })
})

describe('placement of a text (VAR-13)', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABWil'), minLength: 1, maxLength: 12 })
  const side = fc.integer({ min: 4, max: 60 })

  it('keeps words whole and in order, within width and height', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), side, side, (words, width, height) => {
        const { size, lines } = fitText(`  ${words.join('  ')} `, { width, height })
        expect(lines.join(' ')).toBe(words.join(' '))
        expect(lines.length).toBeLessThanOrEqual(3)
        expect(size).toBeGreaterThan(0)
        // A character takes about 0.7, a line 1.15 of the size.
        expect(lines.every((line) => line.length * size * 0.7 <= width + 1e-9)).toBe(true)
        expect(lines.length * size * 1.15).toBeLessThanOrEqual(height + 1e-9)
      }),
    )
  })

  it.each([
    ['in one line where it is low', 'FITTERS LTD', { width: 80, height: 8 }, ['FITTERS LTD']],
    ['in two where it is high', 'FITTERS LTD', { width: 44, height: 34 }, ['FITTERS', 'LTD']],
    ['in no more than three', 'a b c d e f', { width: 10, height: 60 }, ['a b', 'c d', 'e f']],
    ['in none without words', '   ', { width: 44, height: 34 }, []],
  ])('is placed %s', (_, text, room, lines) => {
    expect(fitText(text, room).lines).toEqual(lines)
  })
})

const views = [
  {
    id: 'front',
    label: 'Front',
    imageUrl: '/front.svg',
    places: [
      { field: 'logoId', x: 10, y: 10, width: 20, height: 20 },
      { field: 'textEmbroidery', x: 60, y: 10, width: 30, height: 10 },
    ],
  },
  {
    id: 'back',
    label: 'Back',
    imageUrl: '/back.svg',
    places: [{ field: 'textPrint', x: 30, y: 30, width: 40, height: 40 }],
  },
] as const

const labels = {
  finishing: 'Finishing',
  print: 'Print',
  embroidery: 'Embroidery',
  textPrint: 'Text of the print',
  textEmbroidery: 'Text of the embroidery',
  garmentText: 'Name',
  logo: 'Logo',
  noLogo: 'No logo',
  textHint: 'At most 40',
  preview: 'How it looks',
  submit: 'Add',
  busy: 'Adding',
  cancel: 'Cancel',
  missingChoice: 'Choose one.',
  missingText: 'Write the text.',
  quantity: (quantity: number) => `${quantity} each`,
}

function Chosen(
  props: Partial<ConfigurationFormProps> & { onValue?: (value: ConfigurationValue) => void },
): JSX.Element {
  const [chosen, setChosen] = useState(emptyConfiguration)
  return (
    <ConfigurationForm
      configurations={[reflex]}
      offer={{ ...offer, logos }}
      onSubmit={() => {}}
      onCancel={() => {}}
      labels={labels}
      {...props}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next)
        props.onValue?.(next)
      }}
    />
  )
}
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }))

describe('ConfigurationForm', () => {
  it('names each choice with its product and quantity per unit (VAR-13)', () => {
    render(<Chosen />)
    const group = screen.getByRole('group', { name: 'Bands' })
    expect(describedText(group)).toBe('Around the body · 2 each')
    expect(describedText(screen.getByRole('radio', { name: '50 mm' }))).toBe('Segmented')
  })

  it('has the price in the name of each choice, and announces the sum (VAR-13)', () => {
    const [first, second] = reflex.options
    if (!first || !second) throw new Error('There is nothing to choose.')
    render(
      <Chosen
        configurations={[{ ...reflex, options: [{ ...first, price: '+39,00 kr/pcs' }, second] }]}
        offer={{ ...offer, logos, prices: { print: '+89,00 kr/pcs', logo: '+690,00 kr per line' } }}
        sum={{ label: 'Options', amount: '0,00 kr' }}
      />,
    )
    expect(screen.getByRole('radio', { name: '50 mm +39,00 kr/pcs' })).toBeDefined()
    expect(screen.getByRole('radio', { name: '70 mm' })).toBeDefined()
    expect(describedText(screen.getByRole('checkbox', { name: 'Print' }))).toBe('+89,00 kr/pcs')
    expect(describedText(screen.getByRole('group', { name: 'Logo' }))).toBe('+690,00 kr per line')
    expect(screen.getByRole('status').textContent).toBe('Options0,00 kr')
  })

  it('adds nothing while a required choice is missing, shows it and moves the focus there (VAR-13)', async () => {
    const onSubmit = vi.fn()
    render(<Chosen onSubmit={onSubmit} />)
    expect(screen.queryByText('Choose one.')).toBeNull()
    await add()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(describedText(screen.getByRole('group', { name: 'Bands' }))).toContain('Choose one.')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '50 mm' }))
    await userEvent.keyboard(' ')
    expect(screen.queryByText('Choose one.')).toBeNull()
    await add()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('requires a text only for a chosen finishing, and moves the focus to an empty one (VAR-13)', async () => {
    const onSubmit = vi.fn()
    render(<Chosen configurations={[]} onSubmit={onSubmit} />)
    expect(screen.queryByRole('textbox', { name: 'Text of the print' })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Print' }))
    const text = screen.getByRole('textbox', { name: 'Text of the print' })
    await userEvent.type(text, ' ')
    await add()
    expect(document.activeElement).toBe(text)
    expect(describedText(text)).toContain('Write the text.')
    await userEvent.type(text, 'FITTERS')
    await add()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('returns all choices in the shape of the cart call (VAR-13)', async () => {
    const onValue = vi.fn()
    render(<Chosen onValue={onValue} />)
    await userEvent.click(screen.getByRole('radio', { name: '70 mm' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Round' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Embroidery' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Text of the embroidery' }), 'A')
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'B')
    expect(onValue).toHaveBeenLastCalledWith({
      itemConfigurations: { reflex: 'r70' },
      print: false,
      embroidery: true,
      textPrint: '',
      textEmbroidery: 'A',
      logoId: 'l1',
      garmentText: 'B',
    })
  })

  it('previews the text in its placement while typing (VAR-13)', async () => {
    render(<Chosen configurations={[]} offer={{ ...offer, logos, views }} />)
    const preview = within(screen.getByRole('group', { name: 'How it looks' }))
    const drawn = (side: string) => preview.getByRole('img', { name: new RegExp(`^${side}`, 'u') })
    expect(drawn('Back').querySelector('text, rect')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Print' }))
    expect(drawn('Back').querySelectorAll('rect')).toHaveLength(1)
    await userEvent.type(screen.getByRole('textbox', { name: 'Text of the print' }), 'FIT LTD')
    expect([...drawn('Back').querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      'FIT',
      'LTD',
    ])
    expect(drawn('Back').getAttribute('aria-label')).toBe('Back, FIT LTD')
    await userEvent.click(screen.getByRole('radio', { name: 'Round' }))
    expect(preview.getByRole('img', { name: 'Front, Round' }).querySelectorAll('image')).toHaveLength(2)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Print' }))
    expect(drawn('Back').querySelector('text')).toBeNull()
  })

  it('has no preview if no side of the garment is known', () => {
    render(<Chosen />)
    expect(screen.queryByRole('group', { name: 'How it looks' })).toBeNull()
  })

  it('moves within a choice by arrow keys', async () => {
    render(<Chosen />)
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '70 mm' }).checked).toBe(true)
  })

  it('offers "no logo" only if allowed', () => {
    const { rerender } = render(<Chosen />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No logo' }).checked).toBe(true)
    rerender(<Chosen offer={{ ...offer, logos, logoRequired: true }} />)
    expect(screen.queryByRole('radio', { name: 'No logo' })).toBeNull()
  })

  it('adds once, and can be cancelled', async () => {
    const [onSubmit, onCancel] = [vi.fn(), vi.fn()]
    render(<Chosen configurations={[]} busy onSubmit={onSubmit} onCancel={onCancel} />)
    await userEvent.click(screen.getByRole('button', { name: 'Adding' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect([onSubmit.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
  })
})
