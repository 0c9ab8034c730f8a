import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@tradecounter/ui/text'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'

const meta = {
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: 'in the cart' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <Text>
      3 <VisuallyHidden {...args} />
    </Text>
  ),
}
