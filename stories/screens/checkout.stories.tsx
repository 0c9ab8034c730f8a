import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkoutPage } from '@tradecounter/shop/pages/checkout'
import { confirmationPage } from '@tradecounter/shop/pages/confirmation'
import { expect, userEvent, within } from 'storybook/test'
import { answerCalls, InShop } from '../parts/in-shop.tsx'
import { checkout, order } from '../parts/purchases.ts'

const answers = { '/api/cart/checkout': checkout, '/api/my-pages/order?orderNumber=10000046': order }

function CheckoutScreen() {
  return (
    <InShop route={{ page: 'checkout' }} signedIn answers={answers}>
      <checkoutPage.View route={{ page: 'checkout' }} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    localStorage.clear()
    return answerCalls({ '/api/cart/checkout': () => checkout })
  },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

const next = async (page: ReturnType<typeof within>): Promise<void> =>
  userEvent.click(page.getByRole('button', { name: 'Continue' }))

/** The first section is open, the others wait. */
export const Address: Story = {}

/** A written address that is not complete: every field is named, nothing is lost. */
export const AddressProblems: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('radio', { name: /Another address/u }))
    await next(page)
    await expect(page.getByRole('region', { name: 'Correct this and continue' })).toHaveFocus()
  },
}

/** All sections folded to their summaries, the lines once more and the one button that orders (CART-7). */
export const Review: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await next(page)
    await userEvent.type(page.getByRole('textbox', { name: /Your reference/u }), 'Project 7')
    await next(page)
    await next(page)
    await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible()
  },
}

/** What the customer sees when the order is in. */
export const Confirmation: Story = {
  render: () => (
    <InShop route={{ page: 'confirmation', orderNumber: '10000046' }} signedIn answers={answers}>
      <confirmationPage.View route={{ page: 'confirmation', orderNumber: '10000046' }} />
    </InShop>
  ),
}

/** A visitor has no checkout: the prompt in its place. */
export const Visitor: Story = {
  render: () => (
    <InShop route={{ page: 'checkout' }} answers={{}}>
      <checkoutPage.View route={{ page: 'checkout' }} />
    </InShop>
  ),
}
