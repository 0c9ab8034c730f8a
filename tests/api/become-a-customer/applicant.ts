import type { ApplicationValues, SiteKey } from '../../../api/contract/index.ts'
import type { Api } from '../../../api/index.ts'
import { hostSecret } from '../fixtures/shop.ts'
import { type Answer, Visitor } from '../fixtures/visitor.ts'

/** Values that every rule of the se site accepts. Organisation number of Bolagsverket, as it publishes it. */
export const goodValues = (): ApplicationValues => ({
  company: {
    businessModel: 'limitedCompany',
    country: 'SE',
    organisationNumber: '2021005489',
    name: 'Nya Rör AB',
    street: 'Rörgatan 1',
    postalCode: '12345',
    city: 'Stockholm',
    vatNumber: 'SE202100548901',
    trade: 'plumbing',
    size: '2-9',
    yearlyPurchase: '500 000',
    invoiceEmail: 'faktura@nyaror.example',
    eInvoiceScheme: '0007',
    eInvoiceId: '202100-5489',
  },
  persons: {
    applicant: { name: 'Nina Ny', email: 'nina@nyaror.example', mobile: '070-123 45 67' },
    applicantSigns: true,
    signatory: { name: '', email: '', mobile: '' },
    personalNumber: '',
    buyers: [{ name: 'Bo Berg', email: 'bo@nyaror.example', mobile: '' }],
  },
  delivery: {
    toCompanyAddress: false,
    addresses: [
      {
        name: 'Lagret',
        street: 'Lagervägen 2',
        postalCode: '123 46',
        city: 'Solna',
        country: 'SE',
        goodsMark: '',
        phone: '',
      },
    ],
    warehouseId: '',
    payment: 'invoice',
    creditCheck: true,
    wantedCredit: '100000',
    iban: '',
  },
  terms: { version: '2026-01', accepted: true, marketing: false },
})

const base = '/api/become-a-customer'
const tabs = ['company', 'persons', 'delivery', 'terms'] as const

/** Calls that name the application that the page shows. */
const namesApplication: ReadonlySet<string> = new Set([
  '/submit',
  '/discard',
  '/attachment',
  '/identification/start',
  '/identification/cancel',
  '/identification/invite',
])

/** A visitor who keeps the key of the application as the host's cookie does. */
export class Applicant {
  key: string | null = null
  /** The id of the application that the page shows; null if it shows none. */
  shown: string | null = null
  /** The host at which the browser has reached the shop. */
  origin = 'http://shop.test'
  /** Wrong for a caller that is no host. */
  hostSecret = hostSecret
  language: string | null = null
  readonly visitor: Visitor
  constructor(api: Api, site: SiteKey = 'se') {
    this.visitor = new Visitor(api, site)
  }

  #headers(): Record<string, string> {
    return {
      'X-Host-Secret': this.hostSecret,
      'X-Origin': this.origin,
      ...(this.language === null ? {} : { 'X-Language': this.language }),
      ...(this.key === null ? {} : { 'X-Application': this.key }),
    }
  }

  #keep(answer: Answer): Answer {
    const key = answer.headers.get('X-Application')
    if (key !== null) this.key = key === '' ? null : key
    // What the page shows: an application, or none.
    const { application = answer.body?.current } = answer.body ?? {}
    if (application !== undefined) this.shown = application?.id ?? null
    return answer
  }

  async get(path: string): Promise<Answer> {
    return this.#keep(await this.visitor.get(base + path, this.#headers()))
  }
  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const sent = namesApplication.has(path)
      ? { application: this.shown ?? 'none', ...(body as object) }
      : body
    const answer = await this.#keep(
      await this.visitor.post(base + path, sent, { ...this.#headers(), ...headers }),
    )
    if (path === '/discard' && answer.status === 200) this.shown = null
    return answer
  }
  save(tab: keyof ApplicationValues, values: unknown, version: number): Promise<Answer> {
    return this.post('/save', { tab, values, version, application: this.shown })
  }
  async application() {
    return (await this.get('/application')).body.application
  }
  /** Saves every tab over what is stored. */
  async saveAll(values: ApplicationValues = goodValues()): Promise<void> {
    for (const tab of tabs) {
      const now = await this.application()
      const answer = await this.save(tab, values[tab], now?.versions[tab] ?? 0)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    }
  }
}

/** The tokens in mails to an address, oldest first. */
export const tokensIn = (mails: readonly { content: string }[]): string[] =>
  mails.flatMap(({ content }) => [...content.matchAll(/#([\w-]{43})/gu)].map(([, token]) => token ?? ''))
