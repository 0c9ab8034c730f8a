import type { Meta, StoryObj } from '@storybook/react-vite'
import { LocaleSwitch } from '@tradecounter/ui/locale-switch'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const locales = [
  { locale: 'sv-SE', name: 'Svenska', url: '#sv' },
  { locale: 'fi-FI', name: 'Suomi', url: '#fi' },
  { locale: 'nn-NO', name: 'Norsk', url: '#nn' },
  { locale: 'da-DK', name: 'Dansk', url: '#da' },
  { locale: 'en', name: 'English', url: '#en' },
]

const meta = {
  title: 'Shell/Locale switch',
  component: LocaleSwitch,
  tags: ['autodocs'],
  args: { label: 'Language', locales, current: 'en' },
} satisfies Meta<typeof LocaleSwitch>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Column: Story = {
  args: { direction: 'column' },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
}
export const OneLanguage: Story = { args: { locales: locales.slice(4) } }
export const Empty: Story = { args: { locales: [] } }
export const OnATelephone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] }
export const VeryLong: Story = {
  args: { locales: [...locales, { locale: 'de', name: longName, url: '#de' }], current: 'de' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    locales: [{ locale: 'ar', name: 'العربية', url: '#ar' }, ...locales],
    current: 'ar',
    label: rtl.short,
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>{(brand) => <LocaleSwitch {...args} label={`Language, ${brand}`} />}</EveryBrand>
  ),
}
