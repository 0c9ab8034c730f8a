import type { Page } from 'playwright-core'
import { evilAddresses, payloads } from './corpus.ts'

/** An application whose every free text is a payload. */
export interface HostileApplication {
  email: string
  company: string
  applicant: string
  /** Everything in it that a seller reads. */
  texts: string[]
  tabs: { tab: string; values: object }[]
}

/** The longest free text of the form, a name or a street. */
const longest = 120
/** Payloads that the service stores as they are: one line, and no space around it. */
const lines = [...payloads, ...evilAddresses].filter(
  (payload) =>
    payload.length <= longest && payload === payload.trim() && !/[\p{Cc}\u2028\u2029]/u.test(payload),
)
/** Short enough for every field. */
const [short = ''] = lines.filter((payload) => payload.includes('onerror') && payload.length <= 40)

const people = Array.from({ length: 10 }, (_, at) => at)

/** Fills one application with the next payloads that fit into its fields, and removes them from `left`. */
function fillOne(left: string[], number: number, termsVersion: string): HostileApplication {
  const texts: string[] = []
  const next = (most: number): string => {
    const at = left.findIndex((payload) => payload.length <= most)
    const [text = short] = at === -1 ? [] : left.splice(at, 1)
    texts.push(text)
    return text
  }
  const email = `applicant-${number}@hostile.example`
  const [company, applicant] = [next(120), next(80)]
  const address = () => ({ name: next(80), street: next(120), city: next(60), goodsMark: next(40) })
  const place = { country: 'SE', postalCode: '211 34' }
  return {
    email,
    company,
    applicant,
    texts,
    tabs: [
      {
        tab: 'company',
        values: {
          ...place,
          businessModel: 'limitedCompany',
          organisationNumber: '556016-0680',
          name: company,
          street: next(120),
          city: next(60),
          trade: 'plumbing',
          size: '2-9',
          invoiceEmail: email,
        },
      },
      {
        tab: 'persons',
        values: {
          applicant: { name: applicant, email, mobile: '070-123 45 67' },
          applicantSigns: false,
          signatory: { name: next(80), email: `signatory-${email}`, mobile: '070-765 43 21' },
          buyers: people.map((at) => ({ name: next(80), email: `buyer-${at}-${email}`, mobile: '' })),
        },
      },
      {
        tab: 'delivery',
        values: {
          toCompanyAddress: false,
          addresses: people.map(() => ({ ...place, ...address(), phone: '' })),
          payment: 'card',
        },
      },
      { tab: 'terms', values: { version: termsVersion, accepted: true } },
    ],
  }
}

/** As many applications as it takes to send every payload that fits into a field. */
export function hostileApplications(termsVersion: string): HostileApplication[] {
  const left = [...lines]
  const made: HostileApplication[] = []
  while (left.length > 0) made.push(fillOne(left, made.length, termsVersion))
  return made
}

/** The version of the terms that the site of the page asks for. */
export const termsVersionOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/become-a-customer/registration')
    const registration: { terms: { version: string } } = await answer.json()
    return registration.terms.version
  })

/** Saves and submits an application like the script of the page. Returns its id; throws what is refused. */
export const applyByCall = (page: Page, { tabs }: HostileApplication): Promise<string> =>
  page.evaluate(async (all) => {
    const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token }
    const post = async (step: string, body: object): Promise<string> => {
      const address = `/api/become-a-customer/${step}`
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${step}: ${answer.status} ${text}`)
      const read: { application: { id: string } } = JSON.parse(text)
      return read.application.id
    }
    let application: string | null = null
    for (const tab of all) application = await post('save', { ...tab, version: 0, application })
    return post('submit', { application })
  }, tabs)
