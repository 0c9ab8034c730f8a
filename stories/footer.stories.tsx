import type { Meta, StoryObj } from '@storybook/react-vite'
import { Footer } from '@tradecounter/ui/footer'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const group = (title: string, ...names: string[]) => ({
  title,
  items: names.map((text) => ({ text, url: `#${text.toLowerCase().replace(/ /gu, '-')}` })),
})

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Tradecounter',
    groups: [
      group('Range', 'Pipes', 'Fittings', 'Valves', 'Heating', 'Tools'),
      group('Help', 'Delivery', 'Returns', 'Contact us', 'Opening hours'),
      group('The company', 'About us', 'Sustainability', 'Become a customer'),
    ],
    contact: (
      <p>
        0771 23 45 67
        <br />
        Weekdays 06.30 to 17.00
      </p>
    ),
    legal: 'Tradecounter AB, 556000-0000',
  },
} satisfies Meta<typeof Footer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutContact: Story = { args: { contact: undefined } }
/** Texts of editors below the links, and a group without links. */
export const WithContent: Story = {
  args: {
    groups: [
      { ...group('Help', 'Delivery', 'Returns'), content: <p>Open on weekdays from 06.30 to 17.00.</p> },
      { title: 'About us', items: [], content: <p>Pipe, valves and heating for the trade since 1952.</p> },
    ],
  },
}
export const WithAction: Story = { args: { action: { text: 'Change consent', onPress: fn() } } }
export const Brands: Story = {
  args: { groups: [group('Range', 'Pipes', 'Fittings'), group('Support', 'Delivery', 'Returns')] },
  render: (args) => (
    <EveryBrand>
      <Footer
        {...args}
        groups={args.groups.map(({ title, items }) => ({ title, items: items.slice(0, 3) }))}
      />
    </EveryBrand>
  ),
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-contentinfo-is-top-level', enabled: false },
        ],
      },
    },
  },
}

export const Empty: Story = { args: { groups: [], contact: undefined } }
export const ManyGroups: Story = {
  args: {
    groups: Array.from({ length: 9 }, (_, place) =>
      group(`Range ${place + 1}`, ...Array.from({ length: 12 }, (_each, line) => `Goods ${line + 1}`)),
    ),
  },
}
export const VeryLong: Story = {
  args: {
    brandName: longName,
    groups: [group(longName, longName), group('Help', 'Delivery')],
    legal: longName,
  },
}
export const FromRightToLeft: Story = {
  args: {
    brandName: rtl.short,
    groups: [group(rtl.label, rtl.short, rtl.name)],
    contact: rtl.text,
    legal: rtl.name,
  },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
