import * as v from 'valibot'
import { checkIban } from '../../numbers/index.ts'
import type { Registration } from '../registration.ts'
import type { ApplicationValues } from '../values.ts'
import { countryOf, postalCode } from './company.ts'
import { amount, anyText, given, number, oneOf, phone, required, requiredText } from './rule.ts'

const address = (country: string, registration: Registration) =>
  v.object({
    name: requiredText,
    street: requiredText,
    postalCode: postalCode(countryOf(country, registration)),
    city: requiredText,
    country: required(oneOf(registration.countries)),
    goodsMark: anyText,
    phone,
  })

/** The schema of the tab `delivery` of a site. */
export function deliverySchema({ delivery }: ApplicationValues, registration: Registration) {
  const byInvoice = delivery.payment === 'invoice'
  return v.object({
    toCompanyAddress: v.boolean(),
    addresses: delivery.toCompanyAddress
      ? v.array(v.unknown())
      : v.pipe(
          v.tuple(delivery.addresses.map(({ country }) => address(country, registration))),
          v.check((addresses) => addresses.length > 0, 'required'),
        ),
    warehouseId: oneOf(registration.branches.map(({ warehouseId }) => warehouseId)),
    payment: required(oneOf(registration.paymentWays)),
    creditCheck: byInvoice ? given('creditCheck') : v.boolean(),
    wantedCredit: byInvoice ? amount(registration.mostCredit) : anyText,
    iban: registration.asksIban ? number('iban', checkIban) : anyText,
  })
}
