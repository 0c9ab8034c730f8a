import type { Meta, StoryObj } from '@storybook/react-vite'
import { View } from '@tradecounter/shop/pages/product'
import { productAddress } from '@tradecounter/shop/product'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { productWith, stockPricesFor } from '../parts/catalogue.ts'
import { answerCalls, InShop } from '../parts/in-shop.tsx'

interface ProductScreenProps {
  variants: number
  signedIn: boolean
  discontinued: boolean
  flags?: readonly string[]
}

/** A product page: pictures and facts, all variants, attributes and documents. */
function ProductScreen({ variants, signedIn, discontinued, flags = [] }: ProductScreenProps) {
  const replacedBy = discontinued ? [{ text: 'Ball valve KV 210', url: '/p/ball-valve-T300210' }] : []
  return (
    <InShop
      route={{ page: 'product', code: 'T300110' }}
      signedIn={signedIn}
      flags={flags}
      answers={{ [productAddress('T300110')]: productWith(variants, { replacedBy }) }}
    >
      <View route={{ page: 'product', code: 'T300110' }} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
  args: { variants: 12, signedIn: true, discontinued: false },
  beforeEach: () => answerCalls({ '/api/variants/stockprices': stockPricesFor }),
} satisfies Meta<typeof ProductScreen>
export default meta

type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}

/** Adds to the purchase list, without stock and prices (VAR-8). */
export const Visitor: Story = { args: { signedIn: false } }

export const OneVariant: Story = { args: { variants: 1 } }

export const Discontinued: Story = { args: { discontinued: true, variants: 3 } }

/** The question behind the flag `productFeedback`, and the dialog that it opens (HELP-7). */
export const Feedback: Story = {
  args: { flags: ['productFeedback'], variants: 1 },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tell us' }))
    const dialog = await screen.findByRole('dialog', { name: 'Give feedback' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
