import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@tradecounter/ui/button'
import { PageError } from '@tradecounter/ui/page-error'

const meta = {
  title: 'Shell/Page error',
  component: PageError,
  tags: ['autodocs'],
  args: {
    code: '404',
    title: 'The page is not here',
    text: 'It may have moved, or the address may be wrong. Search for the article number, or start from the categories.',
    action: (
      <ButtonLink href="#home" tone="accent">
        To the start page
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof PageError>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Failed: Story = {
  args: {
    code: '500',
    title: 'Something went wrong on our side',
    text: 'Nothing you had in the cart is lost. Try again in a moment.',
    traceText: 'Say this to our support: 0af7651916cd43dd8448eb211c80319c',
  },
}
