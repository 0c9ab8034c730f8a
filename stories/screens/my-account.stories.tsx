import type { Meta, StoryObj } from '@storybook/react-vite'
import type {
  AccountSettings,
  PushBrowsers,
  ApprovalSummary,
  InvoiceSummary,
  News,
  OrderSummary,
  Salespeople,
  FavouriteLists,
  Security,
} from '@tradecounter/api/contract'
import type { RouteTo } from '@tradecounter/shop/core'
import myAccountPage from '@tradecounter/shop/pages/my-account'
import { agreements } from '../parts/agreements.ts'
import { answerCalls, InShop } from '../parts/in-shop.tsx'
import { offers } from '../parts/offers.ts'

const order = (
  orderNumber: string,
  more: Partial<OrderSummary['latest'][number]> = {},
): OrderSummary['latest'][number] => ({
  orderNumber,
  project: 'P-3381',
  placedAt: '2026-11-20T08:00:00.000Z',
  status: 'ON_THE_WAY',
  reference: 'Anna Fitter',
  goodsMark: '',
  orderedBy: 'Anna Fitter',
  channel: 'web',
  requestedDeliveryDate: '2026-11-23',
  promisedDate: '2026-11-24',
  nextDelivery: '2026-11-24',
  late: false,
  lineCount: 12,
  currency: 'SEK',
  sum: 1_027_640,
  total: 1_284_550,
  ...more,
})
const orders: OrderSummary = {
  open: [
    { status: 'ORDERED', count: 3, nextDelivery: '2026-11-26' },
    { status: 'ON_THE_WAY', count: 7, nextDelivery: '2026-11-24' },
    { status: 'BACKORDER_LISTED', count: 1, nextDelivery: null },
  ],
  latest: [
    order('10000046'),
    order('10000045', { status: 'BACKORDER_LISTED', lineCount: 1, late: true, sum: 7_160, total: 8_950 }),
    order('10000044', { status: 'DELIVERED', reference: 'Stairwell B' }),
  ],
}
const news: News = {
  news: [
    {
      date: '2026-11-20',
      title: 'Opening hours at Christmas',
      text: 'The branches are closed from 24 to 26 December. Orders that arrive by 14:00 on 23 December leave the same day.',
      link: { title: 'See the branches', url: 'https://shop.example/branches' },
    },
    {
      date: '2026-11-02',
      title: 'More ball valves in stock',
      text: 'All branches now stock brass ball valves from 15 to 54 mm.',
      link: null,
    },
  ],
}
const noOrders: OrderSummary = { open: [], latest: [] }

const approvals: ApprovalSummary = { canApprove: true, waiting: 4, urgent: 1, mineOpen: 2, mineReturned: 1 }
const invoices: InvoiceSummary = {
  currency: 'SEK',
  open: 18_432_000,
  overdue: 2_450_000,
  overdueCount: 2,
  overdueTo: '2026-11-22',
  openCredits: 0,
  ageing: [],
  credit: { limit: 50_000_000, used: 18_432_000 },
}
const lists: FavouriteLists = {
  lists: [
    { listId: 'l1', name: 'Service van', lineCount: 24, changedAt: '2026-11-20T10:00:00.000Z' },
    { listId: 'l2', name: 'Bathroom, standard', lineCount: 61, changedAt: '2026-11-12T10:00:00.000Z' },
  ],
}
const salespeople: Salespeople = {
  people: [
    {
      salesmanId: 's1',
      name: 'Sara Mountain',
      title: 'Account manager, Malmö',
      area: 'sales',
      phone: '020-123 45 67',
      mobile: '070-174 06 34',
      email: 'sara@tradecounter.example',
      photo: '',
      absence: { until: '2026-11-27', note: '', backup: null },
    },
  ],
  branch: null,
  callBackTimes: [],
  booked: [],
}
const settings: AccountSettings = {
  name: 'Anna Fitter',
  mobile: '070-174 06 32',
  language: '',
  orderMail: true,
  answerMail: true,
  callBackMail: true,
  approvalMail: true,
  offerMail: true,
  returnMail: true,
  shipmentMail: false,
  delayMail: true,
  invoiceMail: false,
  branchId: 'mal',
  addressId: 'a1',
  reference: 'Anna',
  project: '',
  email: 'anna@fitters.example',
  push: null,
  branches: [
    { id: 'mal', name: 'Malmö', city: 'Malmö' },
    { id: 'lun', name: 'Lund', city: 'Lund' },
  ],
  addresses: [
    { id: 'a1', name: 'School building', street: 'School Street 1', postalCode: '211 25', city: 'Malmö' },
  ],
}
const security: Security = {
  userName: 'anna',
  email: 'anna@fitters.example',
  sessions: [
    {
      id: 'one',
      site: 'se',
      siteName: 'Tradecounter (SE)',
      browser: 'Firefox, Windows',
      createdAt: '2026-11-23T07:00:00Z',
      seenAt: '2026-11-23T09:00:00Z',
      current: true,
    },
    {
      id: 'two',
      site: 'gelia-no',
      siteName: 'Gelia (NO)',
      browser: 'Safari, iPhone',
      createdAt: '2026-11-20T07:00:00Z',
      seenAt: '2026-11-22T16:30:00Z',
      current: false,
    },
  ],
  passkeys: [{ id: 'p1', name: 'Phone', createdAt: '2026-11-01T07:00:00Z', usedAt: null, here: true }],
  totp: true,
  recoveryCodes: 9,
  secondFactorRequired: false,
}

const opens = ['attestation', 'invoices', 'offers', 'order-agreements', 'my-sales-person']
const account = '/api/my-pages/my-account'
const answers: Record<string, unknown> = {
  '/api/my-pages/order-summary': orders,
  '/api/my-pages/attestation/summary': approvals,
  '/api/my-pages/invoices/summary': invoices,
  '/api/my-pages/offers/expiring': { offers: offers.offers.slice(3, 5) },
  '/api/my-pages/order-agreements/near': {
    agreements: agreements.agreements.slice(0, 2).map((each) => ({ ...each, warnings: ['nearEnd'] })),
  },
  '/api/cart/lists': lists,
  '/api/customer/salespeople': salespeople,
  [`${account}/news`]: news,
  [`${account}/settings`]: settings,
  [`${account}/erasure`]: { request: null },
  '/api/user/security': security,
  '/api/user/exports': { exports: [] },
  '/api/user/setting': { value: null },
}

interface MyAccountProps {
  section: RouteTo<'my-account'>['section']
  /** What differs from the answers of a busy company. */
  more?: Readonly<Record<string, unknown>>
}

function MyAccount({ section, more = {} }: MyAccountProps) {
  const route = { page: 'my-account', section } as const
  return (
    <InShop route={route} signedIn opens={opens} answers={{ ...answers, ...more }}>
      <myAccountPage.View route={route} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/My account',
  component: MyAccount,
  parameters: { layout: 'fullscreen' },
  args: { section: 'overview' },
  beforeEach: () =>
    answerCalls(Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, () => answer]))),
} satisfies Meta<typeof MyAccount>
export default meta

type Story = StoryObj<typeof meta>

/** Every block of the landing page, with figures. */
export const Overview: Story = {}

/** A new customer: no orders, lists or offers, nobody assigned, and no news of the site. */
export const NewCustomer: Story = {
  args: {
    more: {
      '/api/my-pages/order-summary': noOrders,
      '/api/my-pages/attestation/summary': { ...approvals, canApprove: false, mineOpen: 0, mineReturned: 0 },
      '/api/my-pages/offers/expiring': { offers: [] },
      '/api/my-pages/order-agreements/near': { agreements: [] },
      '/api/cart/lists': { lists: [] },
      '/api/customer/salespeople': { ...salespeople, people: [] },
      [`${account}/news`]: { news: [] },
    },
  },
}

/** The user, notifications, and what new orders begin with. */
export const Settings: Story = { args: { section: 'settings' } }

/**
 * Where the shop sends notifications to browsers: each event has two channels, and each browser is switched off on its
 * own.
 */
export const SettingsWithNotifications: Story = {
  args: {
    section: 'settings',
    more: {
      [`${account}/settings`]: {
        ...settings,
        push: { publicKey: 'key', events: ['order', 'shipment', 'delay', 'approval'] },
      } satisfies AccountSettings,
      '/api/user/pushbrowsers': {
        browsers: [
          { id: 'b1', name: 'Chrome, Android', createdAt: '2026-11-22T16:30:00Z', here: true },
          { id: 'b2', name: 'Firefox, Windows', createdAt: '2026-11-20T07:00:00Z', here: false },
        ],
      } satisfies PushBrowsers,
    },
  },
}

/** Password, second factor, and where the user is signed in. */
export const SignInAndSecurity: Story = { args: { section: 'security' } }
