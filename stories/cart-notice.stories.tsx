import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartNotice } from '@tradecounter/ui/cart-notice'
import { fn } from 'storybook/test'
import { pictures } from './parts/goods.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Overlays/Cart notice',
  component: CartNotice,
  tags: ['autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Added to the cart',
    productName: 'Ball valve, brass, full bore, lever handle',
    article: '4012301',
    articleLabel: 'Art. no',
    quantityText: '10 pcs',
    price: '895,00 kr',
    unitPrice: '89,50 kr/pcs',
    imageUrl: pictures.ballValve,
    href: '#checkout',
    actionLabel: 'To the checkout',
    labels: { region: 'Notices', close: 'Close' },
  },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof CartNotice>
export default meta

type Story = StoryObj<typeof meta>

/**
 * Keys: F8 moves to it, Escape closes. It closes after 4.4 s, paused while the pointer or focus is inside (CART-2).
 */
export const Default: Story = {}
export const PurchaseList: Story = {
  args: {
    title: 'Added to the purchase list',
    price: undefined,
    unitPrice: undefined,
    actionLabel: 'To the purchase list',
  },
}
export const LongName: Story = {
  args: {
    productName:
      'Thermostatic radiator valve set, straight, with presetting, lockable sensor and couplings for copper pipe',
  },
}
export const Closed: Story = { args: { open: false } }

export const MissingPicture: Story = { args: { imageUrl: '' } }
export const VeryLong: Story = {
  args: {
    title: longName,
    productName: longName,
    article: '4012301'.repeat(12),
    quantityText: '100 000 packs of ten',
    price: '1 234 567 890,00 kr',
    unitPrice: '12 345,00 kr/100 m',
    actionLabel: longName,
  },
}
export const FromRightToLeft: Story = {
  args: { title: rtl.short, productName: rtl.name, articleLabel: rtl.label, actionLabel: rtl.label },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
