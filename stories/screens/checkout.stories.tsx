import type { Meta, StoryObj } from '@storybook/react-vite'
import checkoutPage from '@tradecounter/shop/pages/checkout'
import confirmationPage from '@tradecounter/shop/pages/confirmation'
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
  userEvent.click(await page.findByRole('button', { name: 'Continue' }))

/** The first section is open, the others wait. */
export const Address: Story = {}

/** An incomplete typed address: every field has a message, and the input stays. */
export const AddressProblems: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('radio', { name: /Another address/u }))
    await next(page)
    await expect(page.getByRole('region', { name: 'Correct this and continue' })).toHaveFocus()
  },
}

/** All sections collapsed to their summaries, the lines, and the order button (CART-7). */
export const Review: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await next(page)
    await userEvent.type(await page.findByRole('textbox', { name: /Your reference/u }), 'Project 7')
    await next(page)
    await next(page)
    await expect(await page.findByRole('button', { name: 'Place order' })).toBeVisible()
  },
}

/** The page after an order was placed. */
export const Confirmation: Story = {
  render: () => (
    <InShop route={{ page: 'confirmation', orderNumber: '10000046' }} signedIn answers={answers}>
      <confirmationPage.View route={{ page: 'confirmation', orderNumber: '10000046' }} />
    </InShop>
  ),
}

/** Visitors see the sign-in prompt instead of the checkout. */
export const Visitor: Story = {
  render: () => (
    <InShop route={{ page: 'checkout' }} answers={{}}>
      <checkoutPage.View route={{ page: 'checkout' }} />
    </InShop>
  ),
}
