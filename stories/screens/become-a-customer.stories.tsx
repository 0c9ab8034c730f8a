import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Application, ApplicationTab, Registration } from '@tradecounter/api/contract'
import {
  applicationAddress,
  checkTabsAction,
  formTabs,
  mailedLinkAtom,
  registrationAddress,
  saveStateAtom,
  type MailedLink,
} from '@tradecounter/shop/become-a-customer'
import becomeACustomerPage from '@tradecounter/shop/pages/become-a-customer'
import { application, identified, registration, sent, values } from '../parts/applications.ts'
import { InShop } from '../parts/in-shop.tsx'

interface ScreenProps {
  tab: ApplicationTab
  /** Null: nothing has been saved. */
  stored: Application | null
  offered: Registration
  /** Errors are shown, as after an attempt to finish every tab. */
  checked: boolean
  /** The last edits are not saved. */
  unsaved: 'no' | 'failed' | 'conflict'
  /** A mailed link that is not opened yet. */
  link: MailedLink | null
}

const offeredLink = {
  kind: 'offered',
  preview: { role: 'applicant', companyName: 'Fitters Ltd', applicant: 'Anna Fitter', replaces: false },
  busy: false,
  failed: false,
} as const

/** Puts the page into a state that input would lead to. */
function Settled({
  checked,
  unsaved,
  stored,
  link,
}: Pick<ScreenProps, 'checked' | 'unsaved' | 'stored' | 'link'>) {
  const setLink = useSetAtom(mailedLinkAtom)
  const checkTabs = useSetAtom(checkTabsAction)
  const setSave = useSetAtom(saveStateAtom)
  useEffect(() => {
    if (checked) checkTabs(formTabs)
    if (unsaved === 'failed') setSave({ kind: 'failed', wait: true })
    if (unsaved === 'conflict' && stored !== null)
      setSave({ kind: 'conflict', tab: 'company', theirs: stored })
    setLink(link)
  }, [checked, unsaved, stored, link, checkTabs, setSave, setLink])
  return null
}

function BecomeACustomerScreen({ tab, stored, offered, checked, unsaved, link }: ScreenProps) {
  const route = { page: 'become-a-customer', query: `tab=${tab}` } as const
  const answers = { [registrationAddress]: offered, [applicationAddress]: { application: stored } }
  return (
    <InShop route={route} answers={answers}>
      <becomeACustomerPage.View route={route} />
      <Settled checked={checked} unsaved={unsaved} stored={stored} link={link} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/Become a customer',
  component: BecomeACustomerScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'company',
    stored: application(),
    offered: registration,
    checked: false,
    unsaved: 'no',
    link: null,
  },
} satisfies Meta<typeof BecomeACustomerScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The first view asks one thing only. */
export const Begin: Story = { args: { stored: null } }
export const Company: Story = {}
export const PrivatePersonRefused: Story = {
  args: {
    stored: application({
      values: { ...values, company: { ...values.company, businessModel: 'privatePerson' } },
    }),
  },
}
/** Every tab counts its errors. */
export const Errors: Story = {
  args: {
    checked: true,
    stored: application({
      values: {
        ...values,
        company: { ...values.company, organisationNumber: '556036-0794', postalCode: '1', city: '' },
        persons: { ...values.persons, applicant: { name: '', email: 'anna', mobile: '' } },
        terms: { version: '', accepted: false, marketing: false },
      },
    }),
  },
}
export const People: Story = { args: { tab: 'persons' } }
export const AnotherSignatory: Story = {
  args: {
    tab: 'persons',
    stored: application({ values: { ...values, persons: { ...values.persons, applicantSigns: false } } }),
  },
}
export const DeliveryAndInvoice: Story = { args: { tab: 'delivery' } }
export const Terms: Story = { args: { tab: 'terms' } }
/** Without a provider of e-identification the application is sent from the tab of the terms. */
export const WithoutIdentification: Story = {
  args: {
    tab: 'terms',
    offered: {
      ...registration,
      tabs: ['company', 'persons', 'delivery', 'terms', 'receipt'],
      identification: { offered: false, required: false },
    },
  },
}
export const Identify: Story = { args: { tab: 'identify' } }
export const Waiting: Story = { args: { tab: 'identify', stored: identified('started') } }
export const Cancelled: Story = { args: { tab: 'identify', stored: identified('cancelled') } }
export const Failed: Story = { args: { tab: 'identify', stored: identified('failed') } }
export const Signed: Story = { args: { tab: 'identify', stored: identified('signed') } }
export const Invited: Story = {
  args: {
    tab: 'identify',
    stored: identified('invited', {
      values: {
        ...values,
        persons: {
          ...values.persons,
          applicantSigns: false,
          signatory: { name: 'Eva Ek', email: 'eva@fitters.example', mobile: '070-123 45 68' },
        },
      },
    }),
  },
}
/** The page of another signatory, who has come by a mailed link. */
export const Signatory: Story = { args: { tab: 'identify', stored: application({ role: 'signatory' }) } }
export const SignatoryDone: Story = {
  args: { tab: 'identify', stored: identified('signed', { role: 'signatory' }) },
}
/** A mailed link says whose application it is before it opens it. */
export const Link: Story = { args: { link: offeredLink } }
export const LinkReplaces: Story = {
  args: { link: { ...offeredLink, preview: { ...offeredLink.preview, replaces: true } } },
}
export const LinkInSameBrowser: Story = { args: { link: { kind: 'sameBrowser' } } }
export const NotSent: Story = { args: { tab: 'receipt' } }
export const Submitted: Story = { args: { tab: 'receipt', stored: sent('submitted') } }
export const CreditCheck: Story = { args: { tab: 'receipt', stored: sent('creditCheck') } }
export const MoreInformation: Story = {
  args: { stored: sent('moreInformation', 'Which address do the invoices go to?') },
}
export const Approved: Story = {
  args: { tab: 'receipt', stored: { ...sent('approved'), customerNumber: '700001' } },
}
export const Rejected: Story = {
  args: { tab: 'receipt', stored: sent('rejected', 'The company is under liquidation.') },
}
export const Duplicate: Story = { args: { tab: 'receipt', stored: sent('duplicate') } }
/** A tab of a sent application is read only. */
export const Sent: Story = { args: { tab: 'company', stored: sent('submitted') } }
export const NotSaved: Story = { args: { unsaved: 'failed' } }
export const ChangedInAnotherTab: Story = { args: { unsaved: 'conflict' } }
