import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '@tradecounter/ui/icon'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  tags: ['autodocs'],
  args: { name: 'cart' },
} satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Named: Story = { args: { name: 'star', label: 'In my assortment' } }
export const Sizes: Story = {
  render: () => (
    <Inline space={4}>
      <Icon name="delivery" size="s" />
      <Icon name="delivery" size="m" />
      <Icon name="delivery" size="l" />
    </Inline>
  ),
}

/** The whole family: 24 grid, stroke of 1.5 px at every size. */
export const Family: Story = {
  render: () => (
    <Inline space={6}>
      {iconNames.map((name) => (
        <span key={name} style={{ inlineSize: 104 }}>
          <Stack space={2} align="center">
            <Icon name={name} size="l" />
            <Text size="xs" tone="muted" as="span">
              {name}
            </Text>
          </Stack>
        </span>
      ))}
    </Inline>
  ),
}
