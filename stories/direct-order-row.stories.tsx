import type { Meta, StoryObj } from '@storybook/react-vite'
import { DirectOrderRow } from '@tradecounter/ui/direct-order-row'
import { useState } from 'react'
import { fn, userEvent } from 'storybook/test'
import { directOrderLabels } from './parts/direct-order.ts'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Trade/Direct order row',
  component: DirectOrderRow,
  tags: ['autodocs'],
  args: {
    articleNumber: '',
    onArticleNumberChange: fn(),
    quantity: '',
    onQuantityChange: fn(),
    onAdd: fn(),
    labels: directOrderLabels,
  },
  render: function Typed({ articleNumber: firstNumber, quantity: firstQuantity, ...args }) {
    const [articleNumber, setArticleNumber] = useState(firstNumber)
    const [quantity, setQuantity] = useState(firstQuantity)
    return (
      <div style={{ maxInlineSize: 640 }}>
        <DirectOrderRow
          {...args}
          articleNumber={articleNumber}
          onArticleNumberChange={setArticleNumber}
          quantity={quantity}
          onQuantityChange={setQuantity}
          onAdd={(number, count) => {
            args.onAdd(number, count)
            setArticleNumber('')
            setQuantity('')
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof DirectOrderRow>
export default meta

type Story = StoryObj<typeof meta>

const sent: Story['play'] = async ({ canvas }) => userEvent.click(canvas.getByRole('button'))

export const Default: Story = {}
export const Filled: Story = { args: { articleNumber: '4012301', quantity: '20' } }
export const Busy: Story = { args: { articleNumber: '4012301', quantity: '20', busy: true } }
/** articleNumberRequired and quantityRequired (DIR-2). */
export const NothingTyped: Story = { play: sent }
/** articleNumberInvalidLength and quantityIsNotNumber (DIR-2). */
export const NotANumber: Story = { args: { articleNumber: '4', quantity: 'ten' }, play: sent }
/** quantityInvalid (DIR-2). */
export const TooMany: Story = { args: { articleNumber: '4012301', quantity: '100 001' }, play: sent }
/** Suggestions for a typed prefix: arrows move, Enter chooses (DIR-2). */
export const Suggestions: Story = {
  args: {
    articleNumber: '401',
    suggestions: [
      { variantNumber: '4012301', name: 'Ball valve, brass, 15 mm', customCode: 'KV-15' },
      { variantNumber: '4012302', name: 'Ball valve, brass, 22 mm' },
      { variantNumber: '4012315', name: 'Elbow, brass, 15 mm' },
    ],
    labels: { ...directOrderLabels, suggestions: 'Matching articles' },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '2{ArrowDown}')
  },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
}
/** Messages about the whole list, below the form (DIR-3). */
export const ListMessages: Story = {
  args: {
    errorModel: {
      errors: ['The list holds at most 500 lines.'],
      warningNotes: ['Two lines are delivered from another warehouse.'],
    },
  },
}
export const OnATelephone: Story = {
  args: { articleNumber: '4', quantity: '0' },
  play: sent,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const VeryLong: Story = {
  args: {
    articleNumber: longName,
    quantity: '9'.repeat(200),
    labels: { ...directOrderLabels, articleNumberInvalidLength: longName, quantityInvalid: longName },
  },
  play: sent,
}
export const FromRightToLeft: Story = {
  args: {
    articleNumber: '4',
    quantity: '',
    labels: {
      ...directOrderLabels,
      articleNumber: rtl.label,
      articleNumberInvalidLength: rtl.text,
      add: rtl.short,
    },
  },
  play: sent,
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 640 }}>
        <DirectOrderRow {...args} articleNumber="4012301" quantity="20" />
      </div>
    </EveryBrand>
  ),
}
