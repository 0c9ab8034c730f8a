import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from '@tradecounter/ui/fact-list'
import { Link } from '@tradecounter/ui/link'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const orderLink = <Link href="#10000048">10000048</Link>

const meta = {
  title: 'Data/Fact list',
  component: FactList,
  tags: ['autodocs'],
  args: {
    facts: [
      ['Delivery address', 'Stairwell B\nMain Street 1\n211 20 Malmö'],
      ['Order date', '29 November 2026'],
      ['Reference', 'B-1204'],
      ['Order', orderLink],
      ['Project', ''],
    ],
  },
} satisfies Meta<typeof FactList>
export default meta

type Story = StoryObj<typeof meta>

/** Facts without a value, here the project, are left out. */
export const Default: Story = {}
/** As many side by side as fit. */
export const Columns: Story = { args: { layout: 'columns' } }
/** For a narrow column. */
export const Below: Story = {
  args: { layout: 'below' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const VeryLong: Story = {
  args: {
    facts: [
      [longName, longName],
      ['Note', 'a_word_that_never_ends_'.repeat(8)],
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const WithoutValues: Story = { args: { facts: [['Project', '']] } }
export const FromRightToLeft: Story = {
  args: { facts: [[rtl.name, rtl.name]] },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <FactList {...args} />
    </EveryBrand>
  ),
}
