import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Status/Status banner',
  component: StatusBanner,
  tags: ['autodocs'],
  args: {
    severity: 'info',
    severityLabel: 'Information',
    title: 'Sign in to see your prices',
    children: 'Stock and prices are those of your own agreement.',
  },
} satisfies Meta<typeof StatusBanner>
export default meta

type Story = StoryObj<typeof meta>

const five = (
  <Stack space={3}>
    <StatusBanner severity="success" severityLabel="Done" title="The order is placed">
      You get a confirmation by e-mail.
    </StatusBanner>
    <StatusBanner severity="error" severityLabel="Error" title="The line could not be added">
      The article has left the range. Its successor is 4711 02.
    </StatusBanner>
    <StatusBanner severity="warning" severityLabel="Warning" title="Fewer in stock than you asked for">
      4 are sent today, 6 on 4 December.
    </StatusBanner>
    <StatusBanner severity="info" severityLabel="Information" title="Sign in to see your prices">
      Stock and prices are those of your own agreement.
    </StatusBanner>
    <StatusBanner severity="attention" severityLabel="Attention" title="An order waits for you">
      Two orders of your colleagues are above their limit.
    </StatusBanner>
  </Stack>
)

export const Default: Story = {}
/** Five severities, each with its own icon, text and colour (HELP-2). */
export const Severities: Story = { render: () => five }
export const WithoutTitle: Story = { args: { title: undefined } }
export const Closable: Story = { args: { onClose: fn(), closeLabel: 'Close the message' } }
export const WithAction: Story = {
  args: { severity: 'attention', severityLabel: 'Attention', action: <Button size="s">Sign in</Button> },
}
export const WithActionAndClose: Story = {
  args: { action: <Button size="s">Sign in</Button>, onClose: fn(), closeLabel: 'Close the message' },
}
export const InLittleRoom: Story = {
  args: { action: <Button size="s">Sign in</Button>, onClose: fn(), closeLabel: 'Close the message' },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
}
/** A hint that must not push the content away. */
export const Slim: Story = {
  args: {
    slim: true,
    severity: 'info',
    severityLabel: 'Information',
    title: undefined,
    action: <Button size="s">Sign in</Button>,
    children: 'Sign in to see your prices and stock.',
  },
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
}
/** A message that appeared after page load: an error interrupts. */
export const Live: Story = {
  args: {
    severity: 'error',
    severityLabel: 'Error',
    title: undefined,
    live: true,
    children: 'User name or password is wrong.',
  },
}
export const HostileNames: Story = {
  args: {
    severity: 'warning',
    severityLabel: 'Warning',
    title: longName,
    children: longName,
    action: <Button size="s">Show the article that takes its place</Button>,
    onClose: fn(),
    closeLabel: 'Close the message',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { title: rtl.short, children: rtl.text, onClose: fn(), closeLabel: 'إغلاق' },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = { render: () => <EveryBrand>{five}</EveryBrand> }
