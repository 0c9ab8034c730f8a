import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterChips } from '@tradecounter/ui/filter-chips'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const chips = ['Brass', '15 mm', '22 mm', 'In stock'].map((text) => ({ id: text, text, href: `#${text}` }))

const meta = {
  title: 'Finding/Filter chips',
  component: FilterChips,
  tags: ['autodocs'],
  args: {
    label: 'Active filters',
    chips,
    onRemove: fn(),
    clearAll: { label: 'Clear all', href: '#none' },
    onClearAll: fn(),
    removeLabel: (text) => `Remove ${text}`,
  },
} satisfies Meta<typeof FilterChips>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const None: Story = { args: { chips: [] } }
export const LongName: Story = {
  args: {
    chips: [
      {
        id: 'long',
        text: 'Approved for drinking water installations in all Nordic countries',
        href: '#long',
      },
    ],
  },
}
export const Fifty: Story = {
  args: {
    chips: Array.from({ length: 50 }, (_, n) => ({ id: String(n), text: `${n * 5} mm`, href: `#${n}` })),
  },
}
/** 200 characters in the width of a phone: the chip ends in an ellipsis, and screen readers read the whole name. */
export const HostileNames: Story = {
  args: { chips: [...chips, { id: 'long', text: longName, href: '#long' }] },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
}
export const FromRightToLeft: Story = {
  args: {
    label: rtl.label,
    chips: [rtl.short, rtl.name].map((text) => ({ id: text, text, href: '#' })),
    clearAll: { label: 'مسح الكل', href: '#none' },
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <FilterChips {...args} />
    </EveryBrand>
  ),
}
