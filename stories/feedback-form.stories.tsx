import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { FeedbackForm } from '@tradecounter/ui/feedback-form'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = {
  title: 'Shell/Feedback form',
  component: FeedbackForm,
  tags: ['autodocs'],
  args: {
    phase: 'write',
    value: '',
    onValueChange: fn(),
    onSubmit: fn(),
    intro: 'What was hard to find, wrong or missing? We read everything and answer nothing here.',
    hint: 'Leave out names and numbers of people.',
    labels: {
      field: 'Your feedback',
      submit: 'Send feedback',
      busy: 'Your feedback is being sent',
      empty: 'Write a few words first.',
      thankYouTitle: 'Thank you',
      thankYouText: 'Your words are with the people who build the shop.',
    },
  },
  render: function Written({ value: first, onValueChange, ...args }) {
    const [value, setValue] = useState(first)
    const change = (next: string): void => {
      setValue(next)
      onValueChange(next)
    }
    return (
      <div style={{ maxInlineSize: 560 }}>
        <FeedbackForm {...args} value={value} onValueChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof FeedbackForm>
export default meta

type Story = StoryObj<typeof meta>

const written = 'The filter for pipe dimensions shows 15 mm twice.'

/** Write. */
export const Default: Story = {}
export const Written: Story = { args: { value: written } }
export const SentEmpty: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Send feedback' })),
}
/** Submitted. */
export const Submitted: Story = { args: { phase: 'submitted', value: written } }
/** Thank you. */
export const ThankYou: Story = { args: { phase: 'thank-you', value: written } }
export const InADialog: Story = {
  args: { intro: undefined },
  render: function InDialog(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Feedback</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Help us make the shop better"
          closeLabel="Close"
          initialFocus="first-field"
        >
          <FeedbackForm {...args} />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }))
    await expect(await screen.findByRole('textbox')).toHaveFocus()
  },
}
export const VeryLong: Story = {
  args: { value: `${longName} `.repeat(8), intro: longName, hint: longName },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
}
export const FromRightToLeft: Story = {
  args: { value: rtl.text, intro: rtl.name, hint: rtl.short },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  args: { value: written },
  render: (args) => (
    <EveryBrand>
      <FeedbackForm {...args} />
      <FeedbackForm {...args} phase="thank-you" />
    </EveryBrand>
  ),
}
