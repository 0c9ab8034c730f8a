import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  DirectOrderGrid,
  type DirectOrderGridProps,
  type DirectOrderItem,
} from '@tradecounter/ui/direct-order-grid'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

const item = (itemId: string, more: Partial<DirectOrderItem> = {}): DirectOrderItem => ({
  itemId,
  name: `Valve ${itemId}`,
  displayVariantNumber: `40 ${itemId}`,
  variantNumber: `40${itemId}`,
  quantity: 1250,
  lineItemData: { errors: [], warnings: [] },
  duplicateProducts: [],
  ...more,
})

const props: DirectOrderGridProps = {
  caption: 'Direct order',
  items: [item('1'), item('2')],
  errorModel: { errors: [], warningNotes: [] },
  entry: { articleNumber: '', quantity: '' },
  onEntryChange: () => {},
  onAdd: () => {},
  onRemove: () => {},
  onChooseProduct: () => {},
  onNumberCommit: async () => true,
  onQuantityType: () => {},
  onQuantityCommit: () => {},
  labels: {
    articleNumber: 'Article number',
    quantity: 'Quantity',
    add: 'Add',
    busy: 'Adding',
    articleNumberRequired: 'a',
    articleNumberInvalidLength: 'b',
    quantityRequired: 'c',
    quantityIsNotNumber: 'd',
    quantityAmbiguous: 'q',
    quantityInvalid: 'e',
    number: 'Number',
    name: 'Article',
    customNumber: 'Your no',
    picture: 'Picture',
    actions: 'Actions',
    numberOf: (number: string) => `Item number for ${number}`,
    editNumber: (number: string) => `Change item number ${number}`,
    near: 'Did you mean',
    quantityOf: (name) => `Quantity of ${name}`,
    remove: (name) => `Remove ${name}`,
    chooseProduct: 'Which article',
    choose: 'Choose one',
    repeated: 'Is in the list twice.',
    error: 'Error',
    warning: 'Warning',
  },
}
const rowOf = (number: string): HTMLElement =>
  screen.getByRole('row', { name: new RegExp(`^${number}`, 'u') })

const quantityOf = (name: string): HTMLInputElement =>
  screen.getByRole('textbox', { name: `Quantity of Valve ${name}` })

/** A caller that keeps typed text and stores committed quantities. */
function Kept({ items: first, refusal, onCommit }: KeptProps) {
  const [items, setItems] = useState(first)
  const change = (itemId: string, more: Partial<DirectOrderItem>): void =>
    setItems((all) => all.map((each) => (each.itemId === itemId ? { ...each, ...more } : each)))
  return (
    <DirectOrderGrid
      {...props}
      items={items}
      onQuantityType={(itemId, typedQuantity) =>
        change(itemId, { typedQuantity, quantityRefusal: undefined })
      }
      onQuantityCommit={(itemId, quantity) => {
        onCommit(itemId, quantity)
        if (refusal === undefined) change(itemId, { quantity, typedQuantity: undefined })
        else change(itemId, { quantityRefusal: refusal })
      }}
    />
  )
}
interface KeptProps {
  items: DirectOrderItem[]
  refusal?: string
  onCommit: (itemId: string, quantity: number) => void
}

describe('the quantity of a line', () => {
  it('is edited by keys: Enter saves and moves to the next row, after the last to the form (DIR-3)', async () => {
    const onCommit = vi.fn()
    render(<Kept items={[item('1'), item('2')]} onCommit={onCommit} />)
    await userEvent.click(quantityOf('1'))
    await userEvent.keyboard('2,5{Enter}')
    expect(document.activeElement).toBe(quantityOf('2'))
    await userEvent.keyboard('1 000{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Article number' }))
    expect(onCommit.mock.calls).toEqual([
      ['1', 2.5],
      ['2', 1000],
    ])
  })

  it('is saved when the field is left, if it was edited', async () => {
    const onCommit = vi.fn()
    render(<Kept items={[item('1'), item('2')]} onCommit={onCommit} />)
    await userEvent.click(quantityOf('1'))
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(onCommit).not.toHaveBeenCalled()
    await userEvent.click(quantityOf('1'))
    await userEvent.keyboard('7')
    await userEvent.tab()
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('1', 7)
  })

  it.each([
    [' ', 'c'],
    ['many', 'd'],
    ['1.200', 'q'],
    ['0', 'e'],
    ['100 001', 'e'],
  ])('keeps %j and shows the error (DIR-3)', async (text, message) => {
    const onCommit = vi.fn()
    render(<Kept items={[item('1'), item('2')]} onCommit={onCommit} />)
    await userEvent.click(quantityOf('1'))
    await userEvent.keyboard(`${text}{Enter}`)
    const field = quantityOf('1')
    expect(document.activeElement).toBe(field)
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([text, 'true'])
    const said = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
    expect(document.getElementById(said)?.textContent).toBe(message)
    expect(onCommit).not.toHaveBeenCalled()
  })

  it('keeps a refused value beside its error, and sends it again only on Enter', async () => {
    const onCommit = vi.fn()
    render(<Kept items={[item('1')]} refusal="Changed: now 12" onCommit={onCommit} />)
    await userEvent.click(quantityOf('1'))
    await userEvent.keyboard('7{Enter}')
    expect(quantityOf('1').value).toBe('7')
    expect(rowOf('40 1').textContent).toContain('Changed: now 12')
    await userEvent.click(quantityOf('1'))
    await userEvent.tab()
    expect(onCommit).toHaveBeenCalledTimes(1)
    await userEvent.click(quantityOf('1'))
    await userEvent.keyboard('{Enter}')
    expect(onCommit.mock.calls).toEqual([
      ['1', 7],
      ['1', 7],
    ])
  })

  it('has its unit in the description', () => {
    render(<DirectOrderGrid {...props} items={[item('1', { unit: 'm' })]} />)
    const said = quantityOf('1').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(said)?.textContent).toBe('m')
  })
})

describe('DirectOrderGrid', () => {
  it('shows picture, stock, line amount and unit price', () => {
    render(
      <DirectOrderGrid
        {...props}
        items={[
          {
            itemId: '1',
            name: 'Ball valve',
            displayVariantNumber: '40 1',
            variantNumber: '401',
            quantity: 10,
            lineItemData: { errors: [], warnings: [] },
            duplicateProducts: [],
            imageUrl: '/pictures/valve.svg',
            stock: '40 pcs in stock',
            totalPrice: '425,00 kr',
            unitPrice: '42,50 kr/pcs',
          },
        ]}
        labels={{ ...props.labels, amount: 'Price ex VAT' }}
      />,
    )
    const table = screen.getByRole('table', { name: 'Direct order' })
    const [, row] = within(table).getAllByRole('row')
    expect(row?.querySelector('img')?.getAttribute('src')).toBe('/pictures/valve.svg')
    expect(row?.textContent).toContain('40 pcs in stock')
    expect(within(table).getByRole('columnheader', { name: 'Price ex VAT' })).toBeTruthy()
    expect(row?.textContent).toContain('425,00 kr42,50 kr/pcs')
  })

  it('is a table with article numbers as row headers (DIR-3)', () => {
    render(<DirectOrderGrid {...props} />)
    const table = screen.getByRole('table', { name: 'Direct order' })
    const names = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Picture', 'Number', 'Article', 'Quantity', 'Actions'])
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['40 1', '40 2'])
    expect(within(table).queryByText('425,00 kr')).toBeNull()
    expect(quantityOf('1').value).toBe('1\u00a0250')
  })

  it('shows the errors and warnings of a line in that line, and the customer’s own number (DIR-3)', () => {
    const lineItemData = { errors: ['Gone'], warnings: ['Packs of 5'], customerSpecificVariantNumber: 'KV-1' }
    render(<DirectOrderGrid {...props} items={[item('1', { lineItemData }), item('2')]} />)
    const said = within(rowOf('40 1'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(said).toEqual(['Gone', 'Packs of 5'])
    expect(rowOf('40 1').textContent).toContain('Your no KV-1')
    expect(within(rowOf('40 2')).queryByRole('listitem')).toBeNull()
  })

  it('marks each line whose article is on another line too (DIR-3)', () => {
    render(<DirectOrderGrid {...props} items={[item('1'), item('2', { variantNumber: '401' }), item('3')]} />)
    const repeated = ['40 1', '40 2', '40 3'].map((number) =>
      rowOf(number).textContent?.includes('Is in the list twice.'),
    )
    expect(repeated).toEqual([true, true, false])
  })

  it('offers the articles that share a number, and reports the chosen one (DIR-3)', async () => {
    const onChooseProduct = vi.fn()
    const duplicateProducts = [
      { variantNumber: '77', name: 'Elbow' },
      { variantNumber: '88', name: 'Tee' },
    ]
    render(
      <DirectOrderGrid
        {...props}
        items={[item('1', { duplicateProducts })]}
        onChooseProduct={onChooseProduct}
      />,
    )
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which article' })
    expect(choice.value).toBe('')
    await userEvent.selectOptions(choice, 'Tee')
    expect(onChooseProduct).toHaveBeenCalledExactlyOnceWith('1', '88')
  })

  it('removes a line by a named button, and moves the focus to the next field', async () => {
    const onRemove = vi.fn()
    render(<DirectOrderGrid {...props} items={[item('1', { name: '' }), item('2')]} onRemove={onRemove} />)
    expect(screen.getByRole('button', { name: 'Remove 40 1' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Valve 2' }))
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('2')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Article number' }))
  })

  it('announces errors and notes of the list in an existing status region (DIR-3)', () => {
    const { rerender } = render(<DirectOrderGrid {...props} />)
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    rerender(
      <DirectOrderGrid {...props} errorModel={{ errors: ['Too late'], warningNotes: ['After 15.00'] }} />,
    )
    const said = within(status)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(said).toEqual(['Too late', 'After 15.00'])
    expect(screen.getByRole('table').compareDocumentPosition(status)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('reports a typed value and keeps the other field', async () => {
    const onEntryChange = vi.fn()
    render(
      <DirectOrderGrid
        {...props}
        entry={{ articleNumber: '40', quantity: '' }}
        onEntryChange={onEntryChange}
      />,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '7')
    expect(onEntryChange).toHaveBeenCalledExactlyOnceWith({ quantity: '7' })
  })

  it('explains the empty list, without a table', () => {
    render(<DirectOrderGrid {...props} items={[]} empty={<p>Type a number</p>} />)
    expect(screen.getByText('Type a number')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('takes over a quantity typed before hydration', async () => {
    const onQuantityType = vi.fn()
    const grid = <DirectOrderGrid {...props} onQuantityType={onQuantityType} />
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(grid)
    quantityOf('2').value = '7'
    const root = await act(async () => hydrateRoot(place, grid))
    expect(onQuantityType).toHaveBeenCalledExactlyOnceWith('2', '7')
    await act(async () => root.unmount())
    place.remove()
  })
})

const unknown = item('1', {
  name: '',
  variantNumber: '',
  displayVariantNumber: '4012391',
  lineItemData: { errors: ['No article has this number.'], warnings: [] },
  nearProducts: [{ variantNumber: '4012301', name: 'Ball valve' }],
})
const field = (number: string): HTMLInputElement =>
  screen.getByRole('textbox', { name: `Item number for ${number}` })

function Joined() {
  const [items, setItems] = useState([unknown, item('2')])
  return (
    <DirectOrderGrid
      {...props}
      items={items}
      onNumberCommit={async (itemId) => {
        setItems((all) => all.filter((each) => each.itemId !== itemId))
        return true
      }}
    />
  )
}

/** An owner that has one article; its number corrects a line, and every other is kept as unknown. */
function Corrected({ onCommit }: { onCommit: (number: string) => boolean }) {
  const [items, setItems] = useState([unknown, item('2')])
  return (
    <DirectOrderGrid
      {...props}
      items={items}
      onNumberCommit={async (itemId, number) => {
        const done = onCommit(number)
        await Promise.resolve()
        if (done)
          setItems((all) =>
            all.map((each) =>
              each.itemId === itemId
                ? number === '4012301'
                  ? item(itemId, { displayVariantNumber: number })
                  : { ...unknown, displayVariantNumber: number }
                : each,
            ),
          )
        return done
      }}
    />
  )
}

/** The focus moves once the owner has answered and the line is drawn. */
const focusIs = (element: () => HTMLElement): Promise<void> =>
  vi.waitFor(() => expect(document.activeElement).toBe(element()))

describe('the number of a line', () => {
  it('stands open while it leads nowhere; Enter corrects it and moves to the quantity (DIR-3)', async () => {
    const onCommit = vi.fn(() => true)
    render(<Corrected onCommit={onCommit} />)
    await userEvent.click(field('4012391'))
    await userEvent.clear(field('4012391'))
    await userEvent.keyboard('4012301{Enter}')
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('4012301')
    expect(await screen.findByRole('button', { name: 'Change item number 4012301' })).toBeDefined()
    await focusIs(() => quantityOf('1'))
  })

  it('keeps what was typed and the focus when it could not be corrected, and sends it again on Enter', async () => {
    const onCommit = vi.fn(() => false)
    render(<Corrected onCommit={onCommit} />)
    await userEvent.clear(field('4012391'))
    await userEvent.keyboard('4012301{Enter}')
    expect(field('4012391').value).toBe('4012301')
    expect(document.activeElement).toBe(field('4012391'))
    await userEvent.keyboard('{Enter}')
    expect(onCommit).toHaveBeenCalledTimes(2)
    // Leaving the field does not send the same again.
    await userEvent.tab()
    expect(onCommit).toHaveBeenCalledTimes(2)
    expect(field('4012391').value).toBe('4012301')
  })

  it('keeps the focus in the field when the corrected number is unknown too', async () => {
    render(<Corrected onCommit={() => true} />)
    await userEvent.clear(field('4012391'))
    await userEvent.keyboard('4012399{Enter}')
    await screen.findByRole('textbox', { name: 'Item number for 4012399' })
    await focusIs(() => field('4012399'))
  })

  it('says what is wrong with it before anything is sent, and Escape restores it', async () => {
    const onCommit = vi.fn(() => true)
    render(<Corrected onCommit={onCommit} />)
    await userEvent.clear(field('4012391'))
    await userEvent.keyboard('4{Enter}')
    expect(onCommit).not.toHaveBeenCalled()
    expect(field('4012391').getAttribute('aria-describedby')).not.toBeNull()
    expect(screen.getByText('b')).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(field('4012391').value).toBe('4012391')
  })

  it('is corrected by an article that it can mean', async () => {
    const onCommit = vi.fn(() => true)
    render(<Corrected onCommit={onCommit} />)
    await userEvent.click(screen.getByRole('button', { name: '4012301 Ball valve' }))
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('4012301')
    await focusIs(() => quantityOf('1'))
  })

  it('opens on a press where it leads to an article, and Escape returns to the button', async () => {
    const onCommit = vi.fn(() => true)
    render(<Corrected onCommit={onCommit} />)
    await userEvent.click(screen.getByRole('button', { name: 'Change item number 40 2' }))
    expect(document.activeElement).toBe(field('40 2'))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Item number for 40 2' })).toBeNull()
    await focusIs(() => screen.getByRole('button', { name: 'Change item number 40 2' }))
    expect(onCommit).not.toHaveBeenCalled()
  })

  it('is text without onNumberCommit', () => {
    render(<DirectOrderGrid {...props} items={[unknown]} onNumberCommit={undefined} />)
    expect(screen.getByRole('rowheader', { name: '4012391' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Item number for 4012391' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Did you mean' })).toBeNull()
  })

  it('moves the keys to the form when its line was added to another', async () => {
    render(<Joined />)
    await userEvent.clear(field('4012391'))
    await userEvent.keyboard('402{Enter}')
    await focusIs(() => screen.getByRole('textbox', { name: 'Article number' }))
  })
})
