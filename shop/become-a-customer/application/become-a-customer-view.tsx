import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import type { Registration } from '@tradecounter/api/contract'
import { PageWaiting, type RouteTo } from '@tradecounter/shop/core'
import { activeTabAtom, applicationValuesAtom, registrationParametersAtom } from '../state.ts'
import { emptyValues, tabOf } from '../rules.ts'
import { useRegistration } from '../calls.ts'
import { ApplicationPage } from './application-page.tsx'

interface BecomeACustomerViewProps {
  route: RouteTo<'become-a-customer'>
}

/** The application of a company to become a customer. */
export function BecomeACustomerView({ route }: BecomeACustomerViewProps) {
  const { data, error, mutate } = useRegistration()
  if (data === undefined) return <PageWaiting error={error} onRetry={() => mutate()} />
  return <Seeded registration={data} query={route.query} />
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
