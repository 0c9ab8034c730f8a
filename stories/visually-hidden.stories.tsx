import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
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

/** Longer than the visible text: "Remove" is enough beside its article, but not in a list of buttons. */
export const PartOfAName: StoryObj<typeof meta> = {
  args: { children: 'Ball valve DN 15 from the cart' },
  render: (args) => (
    <Button icon="trash">
      Remove <VisuallyHidden {...args} />
    </Button>
  ),
}
