import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink, IconButton } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { fn } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { args: { tone: 'accent' } }
export const Neutral: Story = { args: { children: 'Show more' } }
export const Quiet: Story = { args: { tone: 'quiet', children: 'Clear all' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Empty the cart', icon: 'trash' } }
export const WithIcon: Story = { args: { tone: 'accent', icon: 'cart' } }
export const Busy: Story = { args: { tone: 'accent', busy: true, busyLabel: 'Adding to the cart' } }
export const Disabled: Story = { args: { tone: 'accent', disabled: true } }
export const Wide: Story = { args: { tone: 'accent', wide: true, children: 'Go to checkout' } }
export const LongText: Story = {
  args: { children: 'Place the order and send the confirmation to everyone at the building site' },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
}

export const Sizes: Story = {
  render: ({ onClick }) => (
    <Inline space={3}>
      <Button size="s" onClick={onClick}>
        Small
      </Button>
      <Button onClick={onClick}>Medium</Button>
      <Button size="l" onClick={onClick}>
        Large
      </Button>
    </Inline>
  ),
}

export const AsLink: Story = {
  render: () => (
    <Inline space={3}>
      <ButtonLink href="/checkout" tone="accent">
        Go to checkout
      </ButtonLink>
      <ButtonLink href="/cart" icon="cart">
        Open the cart
      </ButtonLink>
      <ButtonLink href="/data-sheet.pdf" tone="quiet" icon="download" download>
        Data sheet
      </ButtonLink>
    </Inline>
  ),
}

/** Square, with a name for those who listen. */
export const IconOnly: Story = {
  render: ({ onClick }) => (
    <Inline space={3}>
      <IconButton icon="close" label="Close" onClick={onClick} />
      <IconButton icon="trash" label="Remove Ball valve DN 15" tone="neutral" onClick={onClick} />
      <IconButton icon="grid" label="Show as grid" pressed onClick={onClick} />
      <IconButton icon="rows" label="Show as list" pressed={false} onClick={onClick} />
      <IconButton icon="search" label="Search" tone="accent" size="l" onClick={onClick} />
      <IconButton icon="edit" label="Edit" size="s" disabled onClick={onClick} />
    </Inline>
  ),
}

/** One family in five shops: face, corners, size and colour are the brand's (SITE-1). */
export const Brands: Story = {
  render: ({ onClick }) => (
    <EveryBrand>
      <Stack space={3}>
        <Inline space={3}>
          <Button tone="accent" icon="cart" onClick={onClick}>
            Add to cart
          </Button>
          <Button onClick={onClick}>Show variants</Button>
          <Button tone="quiet" onClick={onClick}>
            Clear all
          </Button>
          <Button tone="danger" onClick={onClick}>
            Remove
          </Button>
          <Button tone="accent" disabled>
            Not buyable
          </Button>
          <Button tone="accent" busy busyLabel="Adding">
            Add to cart
          </Button>
        </Inline>
      </Stack>
    </EveryBrand>
  ),
}
