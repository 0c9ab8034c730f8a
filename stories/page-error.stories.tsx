import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandLogo } from '@tradecounter/ui/brand-logo'
import { ButtonLink } from '@tradecounter/ui/button'
import { PageError } from '@tradecounter/ui/page-error'
import { EveryBrand } from './parts/every-brand.tsx'
import { longName, RightToLeft, rtl } from './parts/extreme-text.tsx'

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

/** The whole page has failed, including its header. */
export const Alone: Story = {
  args: { ...Failed.args, logo: <BrandLogo brand="tradecounter" title="Tradecounter" /> },
}

/** Without a button: the text says what to do. */
export const WithoutAction: Story = {
  args: { action: null, code: '403', title: 'This page is not for your role' },
}
export const VeryLong: Story = {
  args: { title: longName, text: longName, traceText: '0af7651916cd43dd'.repeat(12) },
}
export const FromRightToLeft: Story = {
  args: { title: rtl.name, text: rtl.text },
  decorators: [(Story) => <RightToLeft>{Story()}</RightToLeft>],
}
export const Brands: Story = {
  render: (args) => (
    <EveryBrand>
      <PageError {...args} />
    </EveryBrand>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
}
