import type { Meta, StoryObj } from '@storybook/react-vite'
import { EnvironmentBanner } from '@tradecounter/ui/environment-banner'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Shell/Environment banner',
  component: EnvironmentBanner,
  tags: ['autodocs'],
  args: { text: 'Test: orders placed here are not delivered', tone: 'attention' },
} satisfies Meta<typeof EnvironmentBanner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Information: Story = { args: { tone: 'info', text: 'Local' } }
export const Warning: Story = {
  args: { tone: 'warning', text: 'Master: the data is copied from production' },
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <EnvironmentBanner {...args} />
    </EveryBrand>
  ),
}

export const VeryLong: Story = { args: { text: longName } }
export const FromRightToLeft: Story = {
  args: { text: rtl.text },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
