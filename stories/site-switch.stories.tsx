import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteSwitch } from '@tradecounter/ui/site-switch'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const groups = [
  {
    brand: 'Tradecounter',
    sites: [
      { key: 'se', name: 'Sverige', detail: 'Svenska', url: '#se', lang: 'sv' },
      { key: 'no', name: 'Norge', detail: 'Norsk', url: '#no', lang: 'nb' },
      { key: 'fi', name: 'Suomi', detail: 'Suomi, svenska', url: '#fi', lang: 'fi' },
      { key: 'ax', name: 'Åland', detail: 'Svenska', url: '#ax', lang: 'sv' },
      { key: 'dk-vvs', name: 'Danmark', detail: 'VVS', url: '#dk-vvs', lang: 'da' },
      { key: 'dk-handel', name: 'Danmark', detail: 'Handel', url: '#dk-handel', lang: 'da' },
    ],
  },
  {
    brand: 'Gelia',
    sites: [
      { key: 'gelia-se', name: 'Sverige', url: '#gelia-se', lang: 'sv' },
      { key: 'gelia-no', name: 'Norge', url: '#gelia-no', lang: 'nb' },
    ],
  },
  { brand: 'Prevex', sites: [{ key: 'prevex', name: 'Suomi', url: '#prevex', lang: 'fi' }] },
]

const meta = {
  title: 'Shell/Site switch',
  component: SiteSwitch,
  tags: ['autodocs'],
  args: { label: 'Choose country and shop', groups, current: 'se' },
} satisfies Meta<typeof SiteSwitch>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneGroup: Story = { args: { groups: groups.slice(1, 2), current: 'gelia-no' } }
export const NoneOpen: Story = { args: { current: '' } }
export const Empty: Story = { args: { groups: [{ brand: 'Gelia', sites: [] }] } }
export const OnATelephone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] }
export const VeryLong: Story = {
  args: {
    groups: [{ brand: longName, sites: [{ key: 'a', name: longName, detail: longName, url: '#a' }] }],
    current: 'a',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: {
    label: rtl.label,
    groups: [
      {
        brand: 'Tradecounter',
        sites: [
          { key: 'a', name: rtl.short, detail: rtl.name, url: '#a', lang: 'ar' },
          { key: 'se', name: 'Sverige', detail: 'Svenska', url: '#se', lang: 'sv' },
        ],
      },
    ],
    current: 'a',
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { groups: groups.slice(0, 2) },
  render: (args) => (
    <EveryBrand>{(brand) => <SiteSwitch {...args} label={`Choose a shop, ${brand}`} />}</EveryBrand>
  ),
}
