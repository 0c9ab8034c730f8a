import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import {
  ConfigurationForm,
  type ConfigurationValue,
  emptyConfiguration,
} from '@tradecounter/ui/configuration-form'
import { Dialog } from '@tradecounter/ui/dialog'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { jacketViews } from './parts/garment.ts'
import { pictures } from './parts/goods.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const reflex = {
  optionId: 'reflex',
  name: 'Reflective bands',
  description: 'Class 3 needs two around the body.',
  quantity: 2,
  required: true,
  options: [
    { productId: 'r50', name: 'Band, 50 mm', description: 'Segmented, washes at 75°' },
    { productId: 'r70', name: 'Band, 70 mm', description: 'Whole, washes at 60°' },
  ],
}
const badge = {
  optionId: 'badge',
  name: 'Card holder',
  description: '',
  quantity: 1,
  required: false,
  options: [
    { productId: 'b1', name: 'At the chest', description: '' },
    { productId: 'b2', name: 'At the sleeve', description: '' },
  ],
}

const meta = {
  title: 'Trade/Configuration form',
  component: ConfigurationForm,
  tags: ['autodocs'],
  args: {
    configurations: [reflex, badge],
    offer: {
      print: true,
      embroidery: true,
      garmentText: true,
      logoRequired: false,
      logos: [
        { logoId: 'l1', name: 'Fitters Ltd, round', imageUrl: pictures.ballValve },
        { logoId: 'l2', name: 'Fitters Ltd, wide', imageUrl: pictures.pipe },
      ],
      views: jacketViews,
    },
    value: emptyConfiguration,
    onValueChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    labels: {
      finishing: 'Print and embroidery',
      print: 'Print on the back',
      embroidery: 'Embroidery on the chest',
      textPrint: 'Text of the print',
      textEmbroidery: 'Text of the embroidery',
      garmentText: 'Name in the collar',
      logo: 'Logo',
      noLogo: 'Without a logo',
      textHint: 'At most 40 characters.',
      preview: 'How it will look',
      submit: 'Add to the cart',
      busy: 'The article is being added',
      cancel: 'Cancel',
      missingChoice: 'Choose one.',
      missingText: 'Write the text, or take the choice back.',
      quantity: (quantity: number) => `${quantity} for each`,
    },
  },
  render: function Chosen({ value: first, ...args }) {
    const [value, setValue] = useState<ConfigurationValue>(first)
    return (
      <div style={{ maxInlineSize: 600 }}>
        <ConfigurationForm {...args} value={value} onValueChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof ConfigurationForm>
export default meta

type Story = StoryObj<typeof meta>

const chosen: ConfigurationValue = {
  itemConfigurations: { reflex: 'r50', badge: 'b1' },
  print: true,
  embroidery: true,
  textPrint: 'FITTERS LTD',
  textEmbroidery: 'Anna',
  logoId: 'l2',
  garmentText: 'A. Fitter',
}
const sent: Story['play'] = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Add to the cart' }))
const nothingMore = { print: false, embroidery: false, garmentText: false, logos: [], logoRequired: false }

export const Default: Story = {}
export const Filled: Story = { args: { value: chosen } }
/** A required configuration is missing (VAR-13). */
export const ChoiceMissing: Story = { play: sent }
/** Print without text, and a missing required logo (VAR-13). */
export const TextMissing: Story = {
  args: {
    value: { ...chosen, textPrint: ' ', logoId: '' },
    offer: { ...meta.args.offer, logoRequired: true },
  },
  play: sent,
}
export const Busy: Story = { args: { value: chosen, busy: true } }
/** The longest text, on dark cloth: it takes more lines before it becomes smaller. */
export const LongestText: Story = {
  args: {
    configurations: [],
    value: {
      ...chosen,
      textPrint: 'PIPE AND HEATING SOUTH LTD SERVICE CREWS',
      textEmbroidery: 'Rostfreistahlschutzrohrverbindungsmuffen',
    },
    offer: { ...meta.args.offer, views: jacketViews.map((view) => ({ ...view, ink: 'light' as const })) },
  },
}
/** Chosen, but not typed yet: its area is reserved. */
export const TextToCome: Story = {
  args: { configurations: [], value: { ...chosen, textPrint: '', textEmbroidery: '', garmentText: '' } },
}
export const WithoutPreview: Story = {
  args: { value: chosen, offer: { ...meta.args.offer, views: [] } },
}
export const OneChoice: Story = { args: { configurations: [reflex], offer: nothingMore } }
export const OnlyFinishing: Story = { args: { configurations: [] } }
export const Empty: Story = { args: { configurations: [], offer: nothingMore } }
const dearReflex = {
  ...reflex,
  options: reflex.options.map((option, at) => ({ ...option, price: `+${39 + at * 10},00 kr/pcs` })),
}
const dearOffer = {
  ...meta.args.offer,
  prices: {
    print: '+89,00 kr/pcs',
    embroidery: '+119,00 kr/pcs',
    garmentText: '+29,00 kr/pcs',
    logo: '+690,00 kr per order line',
  },
}
/** Options with a surcharge, per piece or per line, and the total (VAR-13). */
export const WithPrices: Story = {
  args: {
    configurations: [dearReflex, badge],
    value: chosen,
    offer: dearOffer,
    sum: { label: 'Options for 10 pcs', amount: '3 450,00 kr' },
  },
}
export const WithPricesOnATelephone: Story = {
  args: WithPrices.args,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const InADialog: Story = {
  render: function InDialog(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Choose for the work jacket" closeLabel="Close">
          <ConfigurationForm {...args} />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(await screen.findByRole('dialog')).toHaveAttribute('data-state', 'open')
  },
}
export const OnATelephone: Story = {
  args: { value: chosen },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const VeryLong: Story = {
  args: {
    configurations: [
      {
        ...reflex,
        name: longName,
        description: longName,
        options: [{ productId: 'r50', name: longName, description: longName, imageUrl: pictures.tap }],
      },
    ],
  },
  play: sent,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    configurations: [
      {
        ...reflex,
        name: rtl.label,
        description: rtl.text,
        options: [{ productId: 'r50', name: rtl.name, description: rtl.short, imageUrl: pictures.tap }],
      },
    ],
    value: { ...chosen, textPrint: rtl.name, textEmbroidery: rtl.short },
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <div style={{ maxInlineSize: 600 }}>
        <ConfigurationForm {...args} value={chosen} />
      </div>
    </EveryBrand>
  ),
}
