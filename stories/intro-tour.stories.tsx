import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { IntroTour, type IntroTourProps } from '@tradecounter/ui/intro-tour'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { TextField } from '@tradecounter/ui/text-field'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { longName, rtl } from './parts/extreme-text.tsx'
import { PageRightToLeft } from './parts/page-direction.tsx'

const steps: IntroTourProps['steps'] = [
  {
    id: 'welcome',
    title: 'Your new counter',
    text: 'A minute to show you where things are. You can skip it at any time.',
  },
  {
    id: 'search',
    title: 'Search by number or name',
    text: 'Article numbers, your own numbers and words all lead to the goods.',
    target: '#tour-search',
  },
  {
    id: 'cart',
    title: 'Order in the cart',
    text: 'Stock and your price are beside every line before you order.',
    target: '#tour-cart',
  },
  { id: 'gone', title: 'Your lists', text: 'What you buy often, one press away.', target: '#not-here' },
  { id: 'end', title: 'That was all', text: 'You find this tour again under Help.', target: '#tour-help' },
]

const meta = {
  title: 'Overlays/Intro tour',
  component: IntroTour,
  tags: ['autodocs'],
  args: {
    open: true,
    steps,
    index: 1,
    onIndexChange: () => {},
    onExit: fn(),
    labels: {
      count: (step, of) => `Step ${step} of ${of}`,
      back: 'Back',
      next: 'Next',
      done: 'Done',
      skip: 'Skip the tour',
    },
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: function Controlled(args) {
    const [index, setIndex] = useState(args.index)
    const [open, setOpen] = useState(args.open)
    return (
      <main>
        <Stack space={12}>
          <Inline space={4} align="end">
            <div id="tour-search">
              <TextField label="Search" name="search" value="" onValueChange={() => {}} />
            </div>
            <span id="tour-cart">
              <Button icon="cart">Cart</Button>
            </span>
            <Button
              onClick={() => {
                setIndex(0)
                setOpen(true)
              }}
            >
              Show the tour again
            </Button>
          </Inline>
          {Array.from({ length: 16 }, (_, line) => (
            <p key={line}>Goods of every kind, for those who build.</p>
          ))}
          <span id="tour-help">
            <Button icon="help">Help</Button>
          </span>
        </Stack>
        <IntroTour
          {...args}
          open={open}
          index={index}
          onIndexChange={setIndex}
          onExit={(how) => {
            args.onExit(how)
            setOpen(false)
          }}
        />
      </main>
    )
  },
  play: async ({ args }) => {
    if (args.open) await screen.findByRole('dialog')
  },
} satisfies Meta<typeof IntroTour>
export default meta

type Story = StoryObj<typeof meta>

/** A step points at its target; Escape skips, the heading has the focus. */
export const Default: Story = {}
/** A step without a target is centred. */
export const Welcome: Story = { args: { index: 0 } }
export const NextTarget: Story = { args: { index: 2 } }
/** The target is not on this page: the card is centred. */
export const MissingTarget: Story = { args: { index: 3 } }
/** The target renders after the card: within five seconds the card moves to it. */
export const LateTarget: Story = {
  args: { index: 3 },
  decorators: [
    (Story) => {
      const [there, setThere] = useState(false)
      useEffect(() => {
        const timer = setTimeout(() => setThere(true), 400)
        return () => clearTimeout(timer)
      }, [])
      return (
        <>
          {Story()}
          {there && <p id="not-here">Your lists, drawn late.</p>}
        </>
      )
    },
  ],
  play: async () => {
    await screen.findByRole('dialog')
    await waitFor(() => expect(document.querySelector('[data-spotlight]')).not.toBeNull())
  },
}
/** The target is scrolled into view; the card is above it. */
export const Last: Story = { args: { index: 4 } }
export const OneStep: Story = { args: { steps: steps.slice(0, 1), index: 0 } }
export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'long',
        title:
          'Renovation of stairwell B at Hammarby Strand, second stage, with everything that belongs to it',
        text: Array.from({ length: 30 }, () => 'Stock and your price are beside every line.').join(' '),
        target: '#tour-search',
      },
    ],
    index: 0,
  },
}
export const Closed: Story = { args: { open: false } }

/** Skipped or completed, it starts again from the beginning with the button on the page. */
export const ShownAgain: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the tour again' }))
    await screen.findByRole('dialog')
  },
}
export const VeryLong: Story = {
  args: {
    steps: [{ id: 'long', title: longName, text: longName.replaceAll(' ', ''), target: '#tour-cart' }],
    index: 0,
  },
}
export const FromRightToLeft: Story = {
  args: {
    steps: [
      { id: 'a', title: rtl.name, text: rtl.text, target: '#tour-search' },
      { id: 'b', title: rtl.name, text: rtl.text },
    ],
    index: 0,
  },
  decorators: [(Story) => <PageRightToLeft>{Story()}</PageRightToLeft>],
}
