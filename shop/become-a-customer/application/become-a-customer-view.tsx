import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import type { Registration } from '@tradecounter/api/contract'
import { AwaitAnswer, type RouteTo } from '@tradecounter/shop/core'
import { activeTabAtom, applicationValuesAtom, registrationParametersAtom } from '../state.ts'
import { emptyValues, tabOf } from '../rules.ts'
import { registrationAddress } from '../calls.ts'
import { ApplicationPage } from './application-page.tsx'

/** The application of a company to become a customer. */
export function BecomeACustomerView({ route: { query } }: { route: RouteTo<'become-a-customer'> }) {
  return (
    <AwaitAnswer address={registrationAddress}>
      {(registration) => <Seeded registration={registration} query={query} />}
    </AwaitAnswer>
  )
}

/** Seeds the state of the page, on the server and in the browser alike, and keeps what the site asks for up to date. */
function Seeded({ registration, query }: { registration: Registration; query: string }) {
  useHydrateAtoms([
    [registrationParametersAtom, registration],
    [applicationValuesAtom, emptyValues(registration)],
    [activeTabAtom, tabOf(query, registration.tabs)],
  ] as const)
  const setRegistration = useSetAtom(registrationParametersAtom)
  useEffect(() => setRegistration(registration), [registration, setRegistration])
  return <ApplicationPage />
}
