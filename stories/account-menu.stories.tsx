import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountMenu } from '@tradecounter/ui/account-menu'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const customers = [
  { id: '100234', name: 'Rör & Värme i Solna AB', address: 'Rörgatan 4', city: 'Solna' },
  { id: '100235', name: 'Rör & Värme i Solna AB, Service', address: 'Verkstadsvägen 12', city: 'Sundbyberg' },
  { id: '100777', name: 'Bostadsrättsföreningen Hammarby Strand', address: 'Sjövägen 1', city: 'Stockholm' },
]

const meta = {
  title: 'Shell/Account menu',
  component: AccountMenu,
  tags: ['autodocs'],
  args: {
    title: 'Signed in as',
    userName: 'Anna Lindqvist',
    legend:
      'Choose the customer to buy for. A click switches at once; after the arrow keys, press Switch customer.',
    customers,
    value: '100234',
    current: '100234',
    onValueChange: fn(),
    onConfirm: fn(),
    changing: false,
    confirmLabel: (name: string) => `Switch to ${name}`,
    logoutLabel: 'Sign out',
    onLogout: fn(),
    links: [{ title: 'My pages', url: '#my-pages' }],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const [options, setOptions] = useState(args.options ?? [])
    return (
      <AccountMenu
        {...args}
        value={value}
        onValueChange={setValue}
        options={options}
        onOptionChange={(id, checked) =>
          setOptions(options.map((option) => (option.id === id ? { ...option, checked } : option)))
        }
      />
    )
  },
} satisfies Meta<typeof AccountMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneCustomer: Story = { args: { customers: customers.slice(0, 1) } }
export const Switching: Story = { args: { value: '100777', changing: true } }
export const Failed: Story = { args: { value: '100777', error: 'The customer could not be switched.' } }
/** The list scrolls above 300 px. */
export const FiftyCustomers: Story = {
  args: {
    customers: Array.from({ length: 50 }, (_, index) => ({
      id: String(100234 + index),
      name: `Customer ${index + 1}`,
      address: `Rörgatan ${index + 1}`,
      city: 'Solna',
    })),
  },
}
export const Brands: Story = {
  args: { customers: customers.slice(0, 2) },
  render: (args) => (
    <EveryBrand>
      <AccountMenu {...args} />
    </EveryBrand>
  ),
}

/** The list scrolls to the active customer, however far down it is. */
export const FarDown: Story = { args: { ...FiftyCustomers.args, value: '100270', current: '100270' } }
/** Settings that users change for themselves (ACC-8). */
export const WithOptions: Story = {
  args: {
    options: [
      { id: 'prices', label: 'Hide prices for now', checked: false },
      { id: 'assortment', label: 'My assortment only', checked: true },
    ],
  },
}
export const OptionOnItsWay: Story = {
  args: { options: [{ id: 'prices', label: 'Hide prices for now', checked: false, busy: true }] },
}
export const WithoutLinks: Story = { args: { links: [] } }
export const VeryLong: Story = {
  args: {
    userName: longName,
    error: longName,
    customers: [
      { id: '100234'.repeat(6), name: longName, address: longName.replaceAll(' ', ''), city: 'Solna' },
      { id: '100235', name: 'Rör', address: '', city: '' },
    ],
    options: [{ id: 'prices', label: longName, checked: true }],
    links: [{ title: longName, url: '#long' }],
  },
}
export const FromRightToLeft: Story = {
  args: {
    title: rtl.short,
    userName: rtl.short,
    legend: rtl.label,
    confirmLabel: () => rtl.short,
    logoutLabel: rtl.label,
    links: [{ title: rtl.label, url: '#my' }],
    options: [{ id: 'prices', label: rtl.label, checked: true }],
    customers: [
      { id: '100234', name: rtl.name, address: rtl.label, city: 'Solna' },
      { id: '100235', name: rtl.short, address: rtl.label, city: 'Malmö' },
    ],
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
