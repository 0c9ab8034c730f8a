import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { fn } from 'storybook/test'
import type { JSX, ReactNode } from 'react'
import { vars, space } from '@tradecounter/ui/theme'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, longWord, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const tones = ['accent', 'neutral', 'quiet', 'danger', 'inherit'] as const

/** The brand's header background, for `inherit`. */
const Framed = ({ framed, children }: { framed: boolean; children: ReactNode }): JSX.Element =>
  framed ? (
    <div style={{ background: vars.color.header, color: vars.color.headerText, padding: space(2) }}>
      {children}
    </div>
  ) : (
    <>{children}</>
  )

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

/** All five tones: default, busy and disabled. `inherit` takes the colour of the brand's header. */
export const Tones: Story = {
  render: ({ onClick }) => (
    <Stack space={3}>
      {tones.map((tone) => (
        <Framed key={tone} framed={tone === 'inherit'}>
          <Inline space={3}>
            <Button {...{ tone, onClick }}>{tone}</Button>
            <Button {...{ tone, onClick }} icon="cart">
              With icon
            </Button>
            <Button {...{ tone }} busy busyLabel="Adding">
              Busy
            </Button>
            <Button {...{ tone }} disabled>
              Disabled
            </Button>
          </Inline>
        </Framed>
      ))}
    </Stack>
  ),
}

/** A word without a break opportunity stays inside the button, and the button inside its container. */
export const VeryLong: Story = {
  render: ({ onClick }) => (
    <Narrow>
      <Stack space={3} align="start">
        <Button tone="accent" icon="cart" onClick={onClick}>
          {longName}
        </Button>
        <Button onClick={onClick}>{longWord}</Button>
        <ButtonLink href="/cart" icon="cart" size="s">
          {longWord}
        </ButtonLink>
        <Button tone="accent" busy busyLabel="Adding">
          {longWord}
        </Button>
      </Stack>
    </Narrow>
  ),
}
export const FromRightToLeft: Story = {
  render: ({ onClick }) => (
    <RightToLeft>
      <Inline space={3}>
        <Button tone="accent" icon="cart" onClick={onClick}>
          {rtl.short}
        </Button>
        <ButtonLink href="/cart" icon="arrow-right">
          {rtl.label}
        </ButtonLink>
        <Button tone="quiet" busy busyLabel={rtl.short}>
          {rtl.label}
        </Button>
      </Inline>
    </RightToLeft>
  ),
}

/** The same button in five brands: font, corners, size and colour are the brand's (SITE-1). */
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
