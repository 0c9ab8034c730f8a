import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { space, vars } from '@tradecounter/ui/theme'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, longWord, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Foundations/Text',
  component: Text,
  tags: ['autodocs'],
  args: { children: 'Full-bore ball valve of dezincification-resistant brass for water up to 110 °C.' },
} satisfies Meta<typeof Text>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Muted: Story = { args: { tone: 'muted' } }
export const Strong: Story = { args: { strong: true } }
export const Failed: Story = { args: { tone: 'error', children: 'Could not be read.' } }
export const Done: Story = { args: { tone: 'success', children: 'Saved.' } }
export const Numeric: Story = {
  render: () => (
    <Stack space={1} align="end">
      <Text numeric>1 234,50 kr</Text>
      <Text numeric>111,11 kr</Text>
    </Stack>
  ),
}
export const Sizes: Story = {
  render: ({ children }) => (
    <Stack space={3}>
      <Text size="xl">{children}</Text>
      <Text size="l">{children}</Text>
      <Text size="m">{children}</Text>
      <Text size="s">{children}</Text>
      <Text size="xs">{children}</Text>
    </Stack>
  ),
}
/** On the dark background of tooltips and hints. */
export const Inverse: Story = {
  args: { tone: 'inverse' },
  decorators: [(Story) => <div style={{ background: vars.color.text, padding: space(4) }}>{Story()}</div>],
}
export const VeryLong: Story = {
  render: () => (
    <Narrow>
      <Stack space={3}>
        <Text>{longName}</Text>
        <Inline>
          <Text as="span" strong>
            {longWord}
          </Text>
          <Text as="span" tone="muted" size="s">
            beside it
          </Text>
        </Inline>
      </Stack>
    </Narrow>
  ),
}
export const FromRightToLeft: Story = {
  args: { children: rtl.text },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: ({ children }) => (
    <EveryBrand>
      <Stack space={1}>
        <Text strong>{children}</Text>
        <Text>{children}</Text>
        <Text size="s" tone="muted">
          {children}
        </Text>
      </Stack>
    </EveryBrand>
  ),
}
