import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { DirectOrderGrid } from '@tradecounter/ui/direct-order-grid'
import { StockIcon } from '@tradecounter/ui/stock-icon'
import { Text } from '@tradecounter/ui/text'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { brokenWords } from './parts/broken-words.ts'
import { directOrderItem, directOrderItems, directOrderLabels } from './parts/direct-order.ts'
import { pictures } from './parts/goods.tsx'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const actions = (
  <>
    <Button tone="quiet" icon="trash">
      Clear the list
    </Button>
    <Button tone="accent">Move to the cart</Button>
  </>
)

const meta = {
  title: 'Trade/Direct order grid',
  component: DirectOrderGrid,
  tags: ['autodocs'],
  args: {
    caption: 'Direct order',
    items: directOrderItems,
    errorModel: { errors: [], warningNotes: [] },
    entry: { articleNumber: '', quantity: '' },
    onEntryChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onChooseProduct: fn(),
    onNumberCommit: async () => true,
    onQuantityType: fn(),
    onQuantityCommit: fn(),
    actions,
    empty: <Text tone="muted">Type a number and a quantity. Enter adds the line.</Text>,
    labels: directOrderLabels,
  },
  render: function Kept({ items: first, entry: typed, ...args }) {
    const [items, setItems] = useState(first)
    const [entry, setEntry] = useState(typed)
    return (
      <div style={{ maxInlineSize: 860 }}>
        <DirectOrderGrid
          {...args}
          items={items}
          entry={entry}
          onEntryChange={(change) => setEntry((now) => ({ ...now, ...change }))}
          onAdd={(displayVariantNumber, quantity) => {
            const itemId = String(items.length + 1).padStart(2, '0')
            setItems([...items, directOrderItem(itemId, { displayVariantNumber, quantity })])
            setEntry({ articleNumber: '', quantity: '' })
          }}
          onRemove={(itemId) => setItems(items.filter((item) => item.itemId !== itemId))}
          onNumberCommit={async (itemId, variantNumber) => {
            setItems(
              items.map((item) =>
                item.itemId === itemId
                  ? directOrderItem(itemId, { variantNumber, displayVariantNumber: variantNumber })
                  : item,
              ),
            )
            return true
          }}
          onQuantityType={(itemId, typedQuantity) =>
            setItems(items.map((item) => (item.itemId === itemId ? { ...item, typedQuantity } : item)))
          }
          onQuantityCommit={(itemId, quantity) =>
            setItems(
              items.map((item) =>
                item.itemId === itemId
                  ? { ...item, quantity, typedQuantity: undefined, quantityRefusal: undefined }
                  : item,
              ),
            )
          }
        />
      </div>
    )
  },
} satisfies Meta<typeof DirectOrderGrid>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** As a customer sees it: with stock and prices. */
export const WithPrices: Story = {
  args: {
    items: directOrderItems.map((item, index) =>
      item.name === ''
        ? item
        : {
            ...item,
            imageUrl: pictures.ballValve,
            stock: <StockIcon colour="success" icon="delivery" quantity="40 pcs" label="in stock" />,
            totalPrice: `${index + 4}25,00 kr`,
            unitPrice: '42,50 kr/pcs',
          },
    ),
    labels: { ...directOrderLabels, amount: 'Price ex VAT' },
  },
}
export const Empty: Story = { args: { items: [], actions: undefined } }
export const OneLine: Story = { args: { items: [directOrderItem('01')] } }
/** Errors and warnings about the whole list are below it (DIR-3). */
export const WithNotes: Story = {
  args: {
    errorModel: {
      errors: ['One line cannot be ordered. Remove it to go on.'],
      warningNotes: ['Orders after 15.00 leave the next working day.'],
    },
  },
}
export const SameArticleTwice: Story = {
  args: { items: [directOrderItem('01'), directOrderItem('02', { variantNumber: '4012301' })] },
}
/** The typed quantity stays beside the reason for its refusal (DIR-3). */
export const QuantityRefused: Story = {
  args: {
    items: [
      directOrderItem('01', {
        quantity: 12,
        typedQuantity: '20',
        quantityRefusal: 'The list was changed elsewhere: now 12. Enter uses what you typed.',
      }),
      directOrderItem('02', { unit: 'pcs' }),
    ],
  },
}
/** A number with one wrong digit: its field is open, with what it can mean (DIR-3). */
export const NumberUnknown: Story = {
  args: {
    items: [
      directOrderItem('01', {
        name: '',
        variantNumber: '',
        displayVariantNumber: '4012391',
        lineItemData: { errors: ['No article has this number.'], warnings: [] },
        nearProducts: [
          { variantNumber: '4012301', name: 'Ball valve, brass, DN 15' },
          { variantNumber: '4012392', name: longName },
        ],
      }),
      directOrderItem('02', { unit: 'pcs' }),
    ],
  },
}
/** Without `onNumberCommit` numbers are text. */
export const NumbersAsText: Story = {
  args: NumberUnknown.args ?? {},
  render: (args) => (
    <div style={{ maxInlineSize: 860 }}>
      <DirectOrderGrid {...args} onNumberCommit={undefined} />
    </div>
  ),
}
/** Names in another language than the page's are read in their own. */
export const AnotherLanguage: Story = {
  args: { items: [directOrderItem('01', { name: 'Kugelhahn, Messing, DN 15', lang: 'de' })] },
}
export const LineBusy: Story = { args: { busyItems: ['02'], adding: true } }
export const HundredLines: Story = {
  args: { items: Array.from({ length: 100 }, (_, line) => directOrderItem(String(line).padStart(3, '0'))) },
}
export const OnATelephone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] }
export const VeryLong: Story = {
  args: {
    items: [
      directOrderItem('01', {
        name: longName,
        displayVariantNumber: '4'.repeat(25),
        quantity: 100_000,
        lineItemData: {
          errors: [longName],
          warnings: [longName],
          customerSpecificVariantNumber: longName,
        },
        duplicateProducts: [{ variantNumber: '1', name: longName }],
      }),
    ],
    errorModel: { errors: [longName], warningNotes: [longName] },
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    items: [
      directOrderItem('01', { name: rtl.name, lineItemData: { errors: [], warnings: [rtl.text] } }),
      directOrderItem('02', { name: rtl.short, lineItemData: { errors: [rtl.text], warnings: [] } }),
    ],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
/** On a phone rows stack before they break a word. */
export const WholeWords: Story = {
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([])
  },
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 860 }}>
        <DirectOrderGrid {...args} />
      </div>
    </EveryBrand>
  ),
}
