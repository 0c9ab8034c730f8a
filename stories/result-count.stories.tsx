import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResultCount } from '@tradecounter/ui/result-count'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft } from './parts/extreme-text.tsx'

const meta = {
  title: 'Finding/Result count',
  component: ResultCount,
  tags: ['autodocs'],
  args: { template: 'Shows {0} of {1} articles', shown: '24', total: '1 240' },
} satisfies Meta<typeof ResultCount>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const All: Story = { args: { shown: '7', total: '7' } }
export const Nothing: Story = { args: { shown: '0', total: '0' } }
export const OtherOrder: Story = { args: { template: 'Of {1} articles {0} are shown' } }
/** A template without both placeholders is not shown (spec §5). */
export const PlaceMissing: Story = { args: { template: '{1} articles' } }
export const VeryMany: Story = { args: { shown: '999 999 999', total: '999 999 999 999' } }
export const FromRightToLeft: Story = {
  args: { template: 'عرض {0} من {1} صنف' },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <ResultCount {...args} />
    </EveryBrand>
  ),
}
