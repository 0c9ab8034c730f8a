import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkForm, checkTab, loadStatesOf } from '../../../api/contract/become-a-customer/form/index.ts'
import { unionStates } from '../../../api/contract/numbers/union-states.ts'
import { registrationOf } from '../../../api/become-a-customer/registration.ts'
import { type ApplicationValues, type Registration, siteKeys } from '../../../api/contract/index.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Applicant, goodValues } from './applicant.ts'

let shop: TestShop
let registration: Registration
beforeAll(async () => {
  const [sqlite] = everyDatabase
  if (sqlite === undefined) throw new Error('There is no database to test on.')
  shop = await openShop(sqlite.open)
  registration = await registrationOf(
    { store: shop.store, settings: { keyFile: '', hostSecret: '' } },
    { site: 'se', language: 'sv' },
  )
})
afterAll(() => shop.close())

/** The errors of good values after a change, as `field code`. */
const errorsAfter = (
  change: (values: ApplicationValues) => void,
  rules: Partial<Registration> = {},
): string[] => {
  const values = goodValues()
  change(values)
  return checkForm(values, { ...registration, ...rules }, unionStates).map(
    ({ tab, field, code }) => `${tab}.${field} ${code}`,
  )
}

const soleTrader = (country: string, organisationNumber: string, personalNumber: string) =>
  errorsAfter(
    ({ company, persons }) => {
      Object.assign(company, {
        businessModel: 'soleTrader',
        country,
        organisationNumber,
        vatNumber: '',
        postalCode: '00100',
      })
      persons.personalNumber = personalNumber
    },
    { countries: ['SE', 'FI'] },
  ).filter((error) => !error.includes('postalCode'))

const wrong = ({ delivery }: ApplicationValues) => void (delivery.iban = 'SE4550000000058398257467')

describe('the rules of the form (BECOME-1)', () => {
  it('accept good values, and refuse every field that is missing', () => {
    expect(errorsAfter(() => {})).toEqual([])
    const empty = Object.fromEntries(
      Object.entries(goodValues()).map(([tab, fields]) => [
        tab,
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? '' : value]),
        ),
      ]),
    ) as ApplicationValues
    const missing = checkForm(
      { ...empty, persons: { ...empty.persons, applicant: { name: ' ', email: '', mobile: '' } } },
      registration,
      unionStates,
    )
    expect(
      missing.filter(({ code }) => code === 'required').map(({ tab, field }) => `${tab}.${field}`),
    ).toEqual([
      'company.businessModel',
      'company.country',
      'company.organisationNumber',
      'company.name',
      'company.street',
      'company.postalCode',
      'company.city',
      'company.trade',
      'company.size',
      'company.invoiceEmail',
      'persons.applicant.name',
      'persons.applicant.email',
      'persons.applicant.mobile',
      'delivery.payment',
    ])
  })

  it.each<[string, (values: ApplicationValues) => void, string]>([
    [
      'a private person',
      ({ company }) => (company.businessModel = 'privatePerson'),
      'company.businessModel businessModel.refused',
    ],
    [
      'another form of business',
      ({ company }) => (company.businessModel = 'x'),
      'company.businessModel choose',
    ],
    [
      'a check digit',
      ({ company }) => (company.organisationNumber = '2021005488'),
      'company.organisationNumber organisationNumber.checkDigit',
    ],
    [
      'a person as company',
      ({ company }) => Object.assign(company, { organisationNumber: '8112189876', vatNumber: '' }),
      'company.organisationNumber organisationNumber.person',
    ],
    [
      'VAT of another company',
      ({ company }) => (company.vatNumber = 'SE202100544801'),
      'company.vatNumber vatNumber.company',
    ],
    [
      'a VAT number of a state that has no such number',
      ({ company }) => (company.vatNumber = 'DE125014855'),
      'company.vatNumber vatNumber.checkDigit',
    ],
    [
      'a mask as VAT number',
      ({ company }) => (company.vatNumber = '202100-****'),
      'company.vatNumber vatNumber.part',
    ],
    [
      'a mask as Peppol id',
      ({ company }) => (company.eInvoiceId = '202100-****'),
      'company.eInvoiceId eInvoiceId.characters',
    ],
    ['a postal code', ({ company }) => (company.postalCode = '1234'), 'company.postalCode postalCode'],
    ['a mail address', ({ company }) => (company.invoiceEmail = 'a@b, c@d.se'), 'company.invoiceEmail email'],
    ['an amount', ({ company }) => (company.yearlyPurchase = 'much'), 'company.yearlyPurchase amount'],
    [
      'a Peppol id',
      ({ company }) => (company.eInvoiceId = '2021005488'),
      'company.eInvoiceId eInvoiceId.checkDigit',
    ],
    [
      'a Peppol id without scheme',
      ({ company }) => (company.eInvoiceScheme = ''),
      'company.eInvoiceScheme required',
    ],
    ['a phone', ({ persons }) => (persons.applicant.mobile = 'call me'), 'persons.applicant.mobile phone'],
    ['a signatory', ({ persons }) => (persons.applicantSigns = false), 'persons.signatory.name required'],
    [
      'two buyers of one address',
      ({ persons }) => persons.buyers.push({ name: 'B', email: 'BO@nyaror.example', mobile: '' }),
      'persons.buyers.0.email email.twice',
    ],
    [
      'a buyer who is the applicant',
      ({ persons }) =>
        Object.assign(persons.buyers[0] ?? {}, { email: ` ${persons.applicant.email.toUpperCase()}` }),
      'persons.buyers.0.email email.applicant',
    ],
    ['an address', ({ delivery }) => (delivery.addresses = []), 'delivery.addresses required'],
    [
      'a postal code of an address',
      ({ delivery }) => Object.assign(delivery.addresses[0] ?? {}, { country: 'NO' }),
      'delivery.addresses.0.postalCode postalCode',
    ],
    [
      'the consent to a credit check',
      ({ delivery }) => (delivery.creditCheck = false),
      'delivery.creditCheck creditCheck',
    ],
    ['the limit', ({ delivery }) => (delivery.wantedCredit = '1000001'), 'delivery.wantedCredit amount.most'],
    ['a branch', ({ delivery }) => (delivery.warehouseId = 'none'), 'delivery.warehouseId choose'],
    ['the terms', ({ terms }) => (terms.accepted = false), 'terms.accepted terms.accept'],
    ['old terms', ({ terms }) => (terms.version = '2025-01'), 'terms.accepted terms.version'],
    ['terms of no version', ({ terms }) => (terms.version = ''), 'terms.accepted terms.version'],
  ])('refuse %s', (_, change, error) => {
    expect(errorsAfter(change)).toContain(error)
  })

  it('ask a sole trader for the number of the person, in each country its own way', () => {
    expect(soleTrader('SE', '811218-9876', '')).toEqual([])
    expect(soleTrader('SE', '811218-9875', '')).toEqual([
      'company.organisationNumber personalNumber.checkDigit',
    ])
    expect(soleTrader('FI', '0245458-3', '')).toEqual(['persons.personalNumber required'])
    expect(soleTrader('FI', '0245458-3', '131052-308T')).toEqual([])
    expect(soleTrader('FI', '0245458-3', '131052-308U')).toEqual([
      'persons.personalNumber personalNumber.checkDigit',
    ])
  })

  it('ask for an account only where the site does', () => {
    expect(errorsAfter(wrong)).toEqual([])
    expect(errorsAfter(wrong, { asksIban: true })).toEqual(['delivery.iban iban.checkDigit'])
  })

  it('accept the VAT number of another member state, whose rules load if it is given', async () => {
    const values = goodValues()
    expect(await loadStatesOf(values)).toBeNull()
    values.company.vatNumber = 'DE 129304291'
    expect(checkForm(values, registration, await loadStatesOf(values))).toEqual([])
    expect(await loadStatesOf(values)).toBe(unionStates)
  })

  it('name an example or a limit', () => {
    const values = goodValues()
    values.company.postalCode = '1'
    expect(checkTab('company', values, registration, unionStates)).toEqual([
      { tab: 'company', field: 'postalCode', code: 'postalCode', detail: '123 45' },
    ])
  })

  it.each(siteKeys)(
    'are those of the service: it refuses on %s what they refuse, by tab and field',
    async (site) => {
      const applicant = new Applicant(shop.api, site)
      const values = goodValues()
      values.company.organisationNumber = '1'
      values.delivery.creditCheck = false
      await applicant.saveAll(values)
      const { body: rules } = await applicant.get('/registration')
      const { status, body } = await applicant.post('/submit')
      expect(status).toBe(400)
      const stored = (await applicant.application()).values
      expect(body.errors).toEqual(checkForm(stored, rules, unionStates))
      expect(body.errors.length).toBeGreaterThan(1)
      expect((await applicant.application()).state).toBe('draft')
    },
  )
})
