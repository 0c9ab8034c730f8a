import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '@tradecounter/ui/icon'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { EveryBrand } from './parts/every-brand.tsx'
import { RightToLeft } from './parts/extreme-text.tsx'

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

/** All icons: 24 px grid, stroke of 1.5 px at every size. */
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

const deliveries = [
  ['box-check', 'Delivered'],
  ['box-part', 'Partly delivered'],
  ['processing', 'Processing'],
  ['cancelled', 'Cancelled'],
  ['check', 'Ordered'],
  ['truck', 'On the way'],
  ['box', 'Picked'],
  ['box-wait', 'On backorder'],
  ['help', 'Unknown'],
] as const

/** Nine delivery statuses and the three kinds of stock, each distinguishable by its outline alone. */
export const StatesOfGoods: Story = {
  render: () => (
    <Stack space={6}>
      <Inline space={6}>
        {deliveries.map(([name, words]) => (
          <Inline key={name} as="span">
            <Icon {...{ name }} />
            <Text as="span" size="s">
              {words}
            </Text>
          </Inline>
        ))}
      </Inline>
      <Inline space={6}>
        {(['delivery', 'store', 'in-hold'] as const).map((name) => (
          <Inline key={name} as="span">
            <Icon {...{ name }} />
            <Text as="span" size="s">
              {name}
            </Text>
          </Inline>
        ))}
      </Inline>
    </Stack>
  ),
}
const turning = ['chevron-right', 'arrow-right', 'external', 'truck', 'list', 'check', 'search'] as const

/** Icons that point in the reading direction are mirrored; a check mark or a magnifier is not. */
export const FromRightToLeft: Story = {
  render: () => (
    <Stack space={4}>
      <Inline space={4}>
        {turning.map((name) => (
          <Icon key={name} {...{ name }} />
        ))}
      </Inline>
      <RightToLeft>
        <Inline space={4}>
          {turning.map((name) => (
            <Icon key={name} {...{ name }} />
          ))}
        </Inline>
      </RightToLeft>
    </Stack>
  ),
}
/** In the colour of the surrounding text, in every brand. */
export const Brands: Story = {
  render: () => (
    <EveryBrand>
      <Inline space={4}>
        {(['menu', 'search', 'account', 'cart', 'delivery', 'store', 'in-hold'] as const).map((name) => (
          <Icon key={name} size="l" {...{ name }} />
        ))}
      </Inline>
    </EveryBrand>
  ),
}
