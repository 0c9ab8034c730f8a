import type { Meta, StoryObj } from '@storybook/react-vite'
import type {
  Audit,
  ChangeRequests,
  Company,
  CompanyAddresses,
  CompanyContacts,
  Salespeople,
} from '@tradecounter/api/contract'
import companyAuditPage from '@tradecounter/shop/pages/company-audit'
import companyInformationPage from '@tradecounter/shop/pages/company-information'
import mySalesPersonPage from '@tradecounter/shop/pages/my-sales-person'
import { answerCalls, InShop } from '../parts/in-shop.tsx'

const company: Company = {
  number: '104210',
  name: 'Fitters Ltd',
  country: 'SE',
  organisationNumber: '556036-0793',
  vatNumber: 'SE556036079301',
  invoiceAddress: { name: 'Fitters Ltd', street: 'Main Street 1', postalCode: '211 20', city: 'Malmö' },
  eInvoice: { scheme: '0007', value: '5560360793' },
  paymentDays: 30,
  deliveryTerms: 'DAP',
  priceList: 'standard',
  credit: { limit: 50_000_000, used: 12_845_000, currency: 'SEK' },
  parent: null,
  sisters: [],
  secondFactorRequired: false,
  canEdit: true,
  settings: { version: 0, invoiceEmail: '', confirmationEmails: [], deliveryDays: [2, 4] },
  invoiceMail: 'none',
  orderFields: { version: 0, fields: [] },
  addresses: [
    {
      addressId: 'a1',
      version: 1,
      name: 'School building',
      street: 'School Street 1',
      street2: 'Gate B, second floor',
      postalCode: '211 25',
      city: 'Malmö',
      country: 'SE',
      goodsMark: 'S-17',
      phone: '070-174 06 33',
      accessNote: 'Gate code 4711, until 4 pm',
      isDefault: true,
      active: true,
    },
  ],
  contacts: [
    {
      contactId: 'c1',
      version: 1,
      name: 'Eva Oak',
      title: 'Finance',
      phone: '070-174 06 32',
      email: 'eva@fitters.example',
    },
  ],
}

const audit: Audit = {
  total: 2,
  page: 1,
  pageSize: 50,
  entries: [
    {
      id: 'e1',
      at: '2026-11-20T10:00:00.000Z',
      userName: 'Anna Fitter',
      action: 'address.change',
      subjectId: 'a1',
      subjectName: 'School building',
      before: { street: 'School Street 3', isDefault: false },
      after: { street: 'School Street 1', isDefault: true },
      event: 'Delivery address: changed',
      changes: ['Street: School Street 3 → School Street 1', 'Default address: no → yes'],
    },
    {
      id: 'e2',
      at: '2026-11-19T08:30:00.000Z',
      userName: '',
      action: 'changeRequest.answer',
      subjectId: 'r1',
      subjectName: 'Fitters Ltd',
      before: {},
      after: { state: 'done', answer: 'Welcome' },
      event: 'Requested change: answered',
      changes: ['State: done', 'Answer: Welcome'],
    },
  ],
}

const salespeople: Salespeople = {
  people: [
    {
      salesmanId: 's1',
      name: 'Sara Mountain',
      title: 'Sales',
      area: 'sales',
      phone: '020-123 45 67',
      mobile: '070-174 06 34',
      email: 'sara@tradecounter.example',
      photo: '',
      absence: null,
    },
  ],
  branch: null,
  callBackTimes: [{ day: '2026-11-24', opens: '09:00', closes: '10:00' }],
  booked: [],
}

const addresses: CompanyAddresses = {
  total: company.addresses.length,
  page: 1,
  pageSize: 25,
  canEdit: company.canEdit,
  addresses: company.addresses,
}

const contacts: CompanyContacts = {
  total: company.contacts.length,
  page: 1,
  pageSize: 25,
  contacts: company.contacts,
}

const changeRequests: ChangeRequests = {
  total: 1,
  page: 1,
  pageSize: 10,
  requests: [
    {
      requestId: 'r1',
      state: 'done',
      wanted: { name: 'Fitters Ltd' },
      message: 'We have a new name.',
      answer: 'Welcome',
      requestedBy: 'Anna Fitter',
      createdAt: '2026-11-18T10:00:00.000Z',
      changedAt: '2026-11-19T08:30:00.000Z',
    },
  ],
}

const pages = ['company-information', 'my-sales-person']
const answers = {
  '/api/customer/company': company,
  '/api/customer/addresses': addresses,
  '/api/customer/contacts': contacts,
  '/api/customer/changerequests': changeRequests,
  '/api/customer/audit': audit,
  '/api/customer/salespeople': salespeople,
  '/api/user/setting?key=columns.addresses': { value: null },
  '/api/user/setting?key=columns.contacts': { value: null },
  '/api/user/setting?key=columns.change-requests': { value: null },
  '/api/user/setting?key=columns.audit': { value: null },
  '/api/user/setting?key=table.density': { value: null },
}

function CompanyInformation() {
  return (
    <InShop route={{ page: 'company-information', query: '' }} signedIn opens={pages} answers={answers}>
      <companyInformationPage.View route={{ page: 'company-information', query: '' }} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Company',
  component: CompanyInformation,
  parameters: { layout: 'fullscreen' },
  beforeEach: () =>
    answerCalls({
      '/api/customer/company': () => company,
      '/api/customer/addresses': () => addresses,
      '/api/customer/contacts': () => contacts,
      '/api/customer/changerequests': () => changeRequests,
      '/api/customer/audit': () => audit,
      '/api/customer/salespeople': () => salespeople,
      '/api/user/setting': () => ({ value: null }),
      '/api/user/exports': () => ({ exports: [] }),
    }),
} satisfies Meta<typeof CompanyInformation>
export default meta

type Story = StoryObj<typeof meta>

/** What an administrator sees and may change. */
export const Information: Story = {}

/** Without perm:adminCompany the list is not shown. */
export const ChangeLogRefused: Story = {
  render: () => (
    <InShop route={{ page: 'company-audit', query: '' }} signedIn opens={pages} answers={answers}>
      <companyAuditPage.View route={{ page: 'company-audit', query: '' }} />
    </InShop>
  ),
}

/** The salesperson with free times for a call. */
export const Salesperson: Story = {
  render: () => (
    <InShop route={{ page: 'my-sales-person' }} signedIn opens={pages} answers={answers}>
      <mySalesPersonPage.View route={{ page: 'my-sales-person' }} />
    </InShop>
  ),
}
