import type { Meta, StoryObj } from '@storybook/react-vite'
import type {
  Attached,
  AttachedList,
  CompanyUnits,
  CostCentres,
  Matrix,
  ReceivedRequests,
} from '@tradecounter/api/contract'
import type { RouteTo } from '@tradecounter/shop/core'
import customerAdministrationPage from '@tradecounter/shop/pages/customer-administration'
import { answerCalls, InShop } from '../parts/in-shop.tsx'

const customer = {
  nickname: '',
  address: 'Kanalgatan 4',
  roles: ['buyer'],
  isDefault: false,
  hidden: false,
  isCurrent: false,
  parentId: null,
}
const times = {
  createdAt: '2026-11-12T09:00:00.000Z',
  changedAt: '2026-11-12T09:00:00.000Z',
  expiresAt: '2026-12-12T09:00:00.000Z',
}
const requestOf = (requestId: string, state: Attached['requests'][number]['state'], reason = '') => ({
  requestId,
  state,
  reason,
  message: '',
  customerNumber: '104688',
  organisationNumber: '559999-9025',
  ...times,
})
const attached: Attached = {
  customers: [
    {
      ...customer,
      customerId: 'west',
      number: '104377',
      name: 'Western Plumbing',
      city: 'Gothenburg',
      isCurrent: true,
      isDefault: true,
      roles: ['administrator'],
    },
    {
      ...customer,
      customerId: 'north',
      number: '104210',
      name: 'Northern Pipes',
      nickname: 'The workshop',
      city: 'Stockholm',
      parentId: 'west',
    },
    {
      ...customer,
      customerId: 'coast',
      number: '104512',
      name: 'Coast Workwear',
      city: 'Malmö',
      hidden: true,
    },
  ],
  requests: [
    requestOf('1', 'sent'),
    requestOf('2', 'approved'),
    requestOf('3', 'rejected', 'Please call us first.'),
    requestOf('4', 'withdrawn'),
    requestOf('5', 'expired'),
  ],
  roles: ['administrator', 'approver', 'buyer', 'reader'],
}
const attachedList: AttachedList = { total: 3, page: 1, pageSize: 25, customers: attached.customers }
const received: ReceivedRequests = {
  total: 1,
  page: 1,
  pageSize: 10,
  requests: [
    {
      requestId: '6',
      state: 'sent',
      message: 'We help you at the school.',
      reason: '',
      ...times,
      userName: 'Maria Novak',
      email: 'maria@demo.example',
      decidedBy: '',
    },
  ],
}
const period = { period: 'month', periodFrom: '2026-11-01', periodUntil: '2026-11-30' } as const
const costCentres: CostCentres = {
  total: 3,
  page: 1,
  pageSize: 25,
  currency: 'SEK',
  costCentres: [
    {
      costCentreId: '1',
      version: 1,
      number: '4010',
      name: 'Service',
      budget: 25_000_00,
      used: 9_812_50,
      forEveryone: true,
      active: true,
      manager: { userId: 'k', name: 'Karin Ek' },
      buyers: [],
      inUse: true,
      ...period,
    },
    {
      costCentreId: '2',
      version: 1,
      number: '4020',
      name: 'New buildings',
      budget: 10_000_00,
      used: 12_300_00,
      forEveryone: false,
      active: true,
      manager: null,
      buyers: [{ userId: 'a', name: 'Anna Lindqvist' }],
      inUse: true,
      ...period,
    },
    {
      costCentreId: '3',
      version: 1,
      number: '4030',
      name: 'Store',
      budget: null,
      used: 0,
      forEveryone: true,
      active: false,
      manager: null,
      buyers: [],
      inUse: false,
      ...period,
    },
  ],
}
const units: CompanyUnits = {
  total: 1,
  page: 1,
  pageSize: 25,
  units: [
    {
      unitId: '1',
      version: 1,
      number: '1',
      name: 'North',
      addresses: [{ addressId: 'a', name: 'Depot', city: 'Stockholm' }],
      members: [{ userId: 'j', name: 'Jonas Wik' }],
      approvers: [{ userId: 'k', name: 'Karin Ek' }],
    },
  ],
}
const matrix: Matrix = {
  total: 41,
  page: 1,
  pageSize: 20,
  roles: ['administrator', 'approver', 'buyer', 'reader'],
  customers: ['West', 'North', 'Coast', 'South', 'East'].map((name, at) => ({
    customerId: name,
    number: `10450${at}`,
    name: `${name} Plumbing`,
  })),
  users: ['Vera Blom', 'Anna Lindqvist', 'Jonas Wik'].map((name, at) => ({
    userId: name,
    name,
    email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@demo.example`,
    isSelf: at === 0,
    lastSignInAt: at === 2 ? '' : '2026-11-26T07:30:00.000Z',
    cells: ['West', 'North', 'Coast', 'South', 'East'].map((customerId, place) => ({
      customerId,
      roles: (at + place) % 3 === 0 ? null : at === 0 ? ['administrator'] : ['buyer', 'approver'],
    })),
  })),
}
const answers = {
  '/api/user/setting?key=columns.customer-administration': { value: null },
  '/api/user/setting?key=columns.own-customers': { value: null },
  '/api/user/setting?key=columns.received-requests': { value: null },
  '/api/user/setting?key=columns.cost-centres': { value: null },
  '/api/user/setting?key=columns.units': { value: null },
  '/api/user/setting?key=table.density': { value: null },
  '/api/user/exports?list=customer-administration': { exports: [] },
  '/api/customer/attached': attached,
  '/api/customer/attached/list': attachedList,
  '/api/customer/attachmentrequest/received': received,
  '/api/customer/costcentres': costCentres,
  '/api/customer/units': units,
  '/api/customer/matrix': matrix,
}

function Screen({ section }: { section: RouteTo<'customer-administration'>['section'] }) {
  const route = { page: 'customer-administration', section, query: '' } as const
  return (
    <InShop route={route} signedIn administers opens={['customer-administration']} answers={answers}>
      <customerAdministrationPage.View route={route} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Customer administration',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () =>
    answerCalls({
      '/api/user/setting': () => ({ value: null }),
      '/api/user/exports': () => ({ exports: [] }),
      '/api/customer/attached': () => attached,
      '/api/customer/attached/list': () => attachedList,
      '/api/customer/attachmentrequest/received': () => received,
      '/api/customer/costcentres': () => costCentres,
      '/api/customer/units': () => units,
      '/api/customer/matrix': () => matrix,
    }),
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

/** Own customers with all states, own requests in every state, and one to decide. */
export const Customers: Story = { args: { section: 'customers' } }

/** Branches and departments. */
export const Units: Story = { args: { section: 'units' } }

/** Within the budget, above it, and inactive without one. */
export const CostCentreList: Story = { args: { section: 'cost-centres' } }

/** Users and customers: the first column stays while the others scroll. */
export const UsersAndCustomers: Story = { args: { section: 'users' } }
