import type { Page } from 'playwright-core'
import type { Say } from '../translator.ts'

export const applicationPath = '/become-a-customer/customer-account-application'

/** What an applicant types. The numbers are in use: of Ericsson, Brønnøysundregistrene and Nokia. */
export interface Applicant {
  number: string
  postalCode: string
  city: string
  email: string
  phone: string
}
export const applicants: Readonly<Record<'se' | 'gelia-no' | 'prevex', Applicant>> = {
  se: {
    number: '556016-0680',
    postalCode: '211 34',
    city: 'Malmö',
    email: 'nina@nya-ror.example',
    phone: '070-123 45 67',
  },
  'gelia-no': {
    number: '974 760 673',
    postalCode: '0150',
    city: 'Oslo',
    email: 'nina@ny-elektro.example',
    phone: '912 34 567',
  },
  prevex: {
    number: '0112038-9',
    postalCode: '00100',
    city: 'Helsinki',
    email: 'nina@uusi-putki.example',
    phone: '040 123 4567',
  },
}

/** Reads and fills the form by the texts of a language. */
export function formOf(page: Page, t: Say) {
  const say = (key: string, ...values: (string | number)[]): string =>
    t(`become-a-customer.${key}`, ...values)
  const field = (path: string) => page.locator(`[name="${path}"]`)
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true })
  /** Continues, and waits for the next tab. */
  const next = async (tab: string): Promise<void> => {
    await button('continue').click()
    await page.getByRole('heading', { level: 2, name: say(`tab-${tab}`) }).waitFor()
  }
  const saved = () => page.getByText(new RegExp(`^${say('save-saved', '')}`, 'u')).waitFor()

  return {
    say,
    field,
    button,
    saved,
    /** Chooses the form of business and types the number. */
    begin: async ({ number }: Applicant): Promise<void> => {
      await page.getByRole('radio', { name: say('model-limitedCompany'), exact: true }).check()
      await field('company.organisationNumber').fill(number)
      await field('company.organisationNumber').blur()
    },
    company: async ({ postalCode, city, email }: Applicant, name: string): Promise<void> => {
      await field('company.name').fill(name)
      await field('company.street').fill('Storgatan 1')
      await field('company.postalCode').fill(postalCode)
      await field('company.city').fill(city)
      await field('company.trade').selectOption('plumbing')
      await field('company.size').selectOption('2-9')
      await field('company.invoiceEmail').fill(email)
      await next('persons')
    },
    persons: async ({ email, phone }: Applicant): Promise<void> => {
      await field('persons.applicant.name').fill('Nina Ny')
      await field('persons.applicant.email').fill(email)
      await field('persons.applicant.mobile').fill(phone)
      await next('delivery')
    },
    delivery: async (): Promise<void> => {
      await page.getByRole('radio', { name: say('payment-card') }).check()
      await next('terms')
    },
    terms: async (): Promise<void> => {
      await page.getByRole('checkbox', { name: say('terms-consent') }).check()
      await next('identify')
    },
    /** Goes to the provider and presses a button there: a person signs, or cancels. */
    identify: async (
      key: 'identify-start' | 'identify-again',
      person: string,
      meanwhile: () => Promise<void> = async () => {},
    ): Promise<void> => {
      await button(key).click()
      const choice = page.locator(`button[name="person"][value="${person}"]`)
      await choice.waitFor()
      await meanwhile()
      await choice.click()
      await page.waitForURL(/customer-account-application\?tab=identify/u)
    },
  }
}
