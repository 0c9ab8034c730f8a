import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuickSearch, type QuickSearchSection } from '@tradecounter/ui/quick-search'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { inStock, pictures, price } from './parts/goods.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const sections: QuickSearchSection[] = [
  {
    id: 'mean',
    heading: '',
    options: [{ id: 'mean-1', text: 'Did you mean: kulventil', url: '#kulventil', kind: 'did-you-mean' }],
  },
  {
    id: 'suggestions',
    heading: 'Suggestions',
    options: [
      { id: 's1', text: 'ball valve', url: '#1', kind: 'suggestion' },
      { id: 's2', text: 'ball valve 15 mm', url: '#2', kind: 'suggestion' },
      { id: 's3', text: 'ball valve with drain', url: '#3', kind: 'suggestion' },
    ],
  },
  {
    id: 'products',
    heading: 'Products',
    options: [
      {
        id: 'p1',
        text: 'Ball valve, brass, full bore',
        detail: '4012301',
        url: '#p1',
        kind: 'product',
        imageUrl: pictures.ballValve,
        star: 'In your assortment',
      },
      {
        id: 'p2',
        text: 'Copper pipe, straight length 5 m',
        detail: '1871022',
        url: '#p2',
        kind: 'product',
        imageUrl: pictures.pipe,
      },
    ],
  },
  {
    id: 'categories',
    heading: 'Categories',
    options: [
      { id: 'c1', text: 'Ball valves', detail: 'Valves', url: '#c1', kind: 'category-card' },
      { id: 'c2', text: 'Radiator valves', detail: 'Heating', url: '#c2', kind: 'category-card' },
    ],
  },
]

const meta = {
  title: 'Finding/Quick search',
  component: QuickSearch,
  tags: ['autodocs'],
  args: {
    action: '#search',
    name: 'q',
    value: 'ball',
    onValueChange: fn(),
    onSubmit: fn(),
    open: false,
    onOpenChange: fn(),
    sections,
    labels: {
      field: 'Search',
      placeholder: 'Name, article number or size',
      submit: 'Search',
      clear: 'Clear',
    },
  },
  decorators: [(Story) => <div style={{ minBlockSize: 560 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const [open, setOpen] = useState(args.open)
    return <QuickSearch {...args} value={value} onValueChange={setValue} open={open} onOpenChange={setOpen} />
  },
} satisfies Meta<typeof QuickSearch>
export default meta

type Story = StoryObj<typeof meta>

/**
 * Keys: Down and Up highlight, Alt+Down opens, Alt+Up closes, Escape restores and then clears, Enter follows
 * (SRCH-2).
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('combobox')).toHaveValue('ball valve')
  },
}
/** At the top of a panel, whose width the list fills. */
export const InAPanel: Story = {
  ...Default,
  args: { inPanel: true },
  decorators: [
    (Story) => <div style={{ maxInlineSize: 375, minBlockSize: '80dvh', padding: 16 }}>{Story()}</div>,
  ],
}
export const Closed: Story = { args: { value: '' } }
export const Busy: Story = { args: { busy: true } }
/** The options are for other words than those typed. */
export const OtherWords: Story = {
  ...Default,
  args: { value: 'ball helmet', notice: 'Nothing matches all the words. Showing “ball”, without helmet.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByText(/without helmet/u)).toBeVisible()
  },
}
/** To customers each product shows its price and stock; a name in another language is read in its own (SRCH-3). */
export const WithPriceAndStock: Story = {
  ...Default,
  args: {
    sections: [
      {
        id: 'products',
        heading: 'Products',
        options: [
          {
            id: 'p1',
            text: 'Ball valve, brass, full bore, 22 mm',
            detail: '4012301',
            url: '#p1',
            kind: 'product',
            imageUrl: pictures.ballValve,
            aside: (
              <>
                {price('89,50 kr')} {inStock}
              </>
            ),
          },
          {
            id: 'p2',
            text: 'Kugelhahn, Messing, 22 mm',
            lang: 'de',
            detail: '1871022 · Price on request',
            url: '#p2',
            kind: 'product',
            imageUrl: pictures.pipe,
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByText('Kugelhahn, Messing, 22 mm')).toHaveAttribute('lang', 'de')
  },
}
export const NoResult: Story = {
  ...Default,
  args: { value: 'kullventill', sections: [], emptyText: 'Nothing was found for "kullventill".' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByText('Nothing was found for "kullventill".')).toBeVisible()
  },
}
/** No-result text of one section (SRCH-3). */
export const EmptySection: Story = {
  ...Default,
  args: {
    sections: [
      ...sections.slice(1, 2),
      { id: 'products', heading: 'Products', options: [], emptyText: 'No products' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByText('No products')).toBeVisible()
  },
}
export const LongNames: Story = {
  ...Default,
  args: {
    sections: [
      {
        id: 'products',
        heading: 'Products',
        options: Array.from({ length: 12 }, (_, index) => ({
          id: `l${index}`,
          text: 'ball valve with a very long name that goes on about its thread, its handle and its approval for drinking water',
          detail: `40123${index}`,
          url: `#l${index}`,
          kind: 'product' as const,
          imageUrl: pictures.ballValve,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('listbox')).toBeVisible()
  },
}
/** An empty field offers recent searches, which a button below the list deletes. */
export const Recent: Story = {
  args: {
    open: true,
    value: '',
    sections: [
      {
        id: 'recent',
        heading: 'Recent searches',
        options: [
          { id: 'r1', text: 'copper pipe 15 mm', url: '#r1', kind: 'recent' },
          { id: 'r2', text: 'ball valve', url: '#r2', kind: 'recent' },
          { id: 'r3', text: '4012301', url: '#r3', kind: 'recent' },
        ],
      },
    ],
    onForget: fn(),
    labels: {
      field: 'Search',
      placeholder: 'Name, article number or size',
      submit: 'Search',
      clear: 'Clear',
      forget: 'Clear recent searches',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recent searches' }))
    await expect(args.onForget).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}
/** On devices with a barcode scanner. */
export const Scanning: Story = {
  args: {
    onScan: fn(),
    labels: {
      field: 'Search',
      placeholder: 'Name, article number or size',
      submit: 'Search',
      clear: 'Clear',
      scan: 'Scan barcode',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan barcode' }))
    await expect(args.onScan).toHaveBeenCalledOnce()
  },
}
/** All possible sections: did-you-mean, phrases, the search in one category, articles, categories (SRCH-3). */
export const EveryKind: Story = {
  args: {
    open: true,
    sections: [
      ...sections.slice(0, 1),
      {
        id: 'suggestions',
        heading: 'Suggestions',
        options: [
          { id: 's1', text: 'ball valve', url: '#1', kind: 'suggestion' },
          { id: 's2', text: 'ball valve in Heating', url: '#2', kind: 'category' },
        ],
      },
      ...sections.slice(2),
    ],
  },
}
/** 200 characters, a word without a break opportunity, and missing pictures. */
export const HostileNames: Story = {
  args: {
    open: true,
    value: longName,
    sections: [
      {
        id: 'mean',
        heading: '',
        options: [{ id: 'm', text: longName, url: '#m', kind: 'did-you-mean' }],
      },
      {
        id: 'products',
        heading: longName,
        options: [
          {
            id: 'p1',
            text: longName,
            detail: '40123014012301401230140123014012301401230140123014012301',
            url: '#p1',
            kind: 'product',
            imageUrl: '',
            star: 'In your assortment',
          },
        ],
      },
      { id: 'categories', heading: 'Categories', options: [], emptyText: `No category for “${longName}”` },
    ],
  },
}
export const FromRightToLeft: Story = {
  args: {
    open: true,
    value: 'صمام',
    sections: [
      {
        id: 'products',
        heading: rtl.label,
        options: [
          {
            id: 'p1',
            text: rtl.name,
            detail: '4012301',
            url: '#p1',
            kind: 'product',
            imageUrl: pictures.ballValve,
            star: rtl.short,
          },
          { id: 's1', text: rtl.short, url: '#s1', kind: 'suggestion' },
        ],
      },
    ],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { open: true, sections: [...sections.slice(0, 1), ...sections.slice(2, 3)] },
  decorators: [(Story) => <div>{Story()}</div>],
  render: (args) => (
    <EveryBrand>
      {(brand) => (
        <div style={{ minBlockSize: 300 }}>
          <QuickSearch {...args} labels={{ ...args.labels, field: `Search in ${brand}` }} />
        </div>
      )}
    </EveryBrand>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
}
