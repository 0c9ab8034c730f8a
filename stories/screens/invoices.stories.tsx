import type { Meta, StoryObj } from '@storybook/react-vite'
import invoicePage from '@tradecounter/shop/pages/invoice'
import invoicesPage from '@tradecounter/shop/pages/invoices'
import { InShop } from '../parts/in-shop.tsx'
import { invoice, invoices, invoiceSummary } from '../parts/invoice-documents.ts'

const address = '/api/my-pages/invoices'
const exports = { '/api/user/exports?list=invoice-documents': { exports: [] } }
const number = '105000047'

interface ScreenProps {
  /** One document instead of the list. */
  one?: boolean
  held: Readonly<Record<string, unknown>>
}

function InvoicesScreen({ one = false, held }: ScreenProps) {
  const list = { page: 'invoices', query: '' } as const
  const document = { page: 'invoice', number } as const
  return (
    <InShop route={one ? document : list} signedIn opens={['invoices']} answers={held}>
      {one ? <invoicePage.View route={document} /> : <invoicesPage.View route={list} />}
    </InShop>
  )
}

const meta = {
  title: 'Screens/Invoices',
  component: InvoicesScreen,
  parameters: { layout: 'fullscreen' },
  args: { held: { [address]: invoices, [`${address}/summary`]: invoiceSummary, ...exports } },
} satisfies Meta<typeof InvoicesScreen>
export default meta

type Story = StoryObj<typeof meta>

const document = (more: Parameters<typeof invoice>[0]) => ({
  one: true,
  held: { [`/api/my-pages/invoice?number=${number}`]: invoice(more) },
})

/** A document in each state, below what is open by age. */
export const List: Story = {}
export const Nothing: Story = {
  args: {
    held: {
      [address]: { ...invoices, total: 0, invoices: [] },
      [`${address}/summary`]: { ...invoiceSummary, open: 0, overdue: 0, overdueCount: 0, openCredits: 0 },
      ...exports,
    },
  },
}
/** With a discount, freight and a payment. */
export const Invoice: Story = { args: document({}) }
export const CreditNote: Story = {
  args: document({
    kind: 'creditNote',
    status: 'open',
    creditedNumber: '105000044',
    reason: 'Return',
    paid: 0,
    canDispute: false,
    related: [{ number: '105000044', kind: 'invoice', issuedOn: '2026-11-02' }],
  }),
}
