import { useAtomValue, useSetAtom } from 'jotai'
import type { ApplicationValues, FormTab, Registration } from '@tradecounter/api/contract'
import { applicationValuesAtom, changeTabAction, registrationParametersAtom } from '../state.ts'

/** What the site asks for. The page seeds it before any of its parts is rendered. */
export function useParameters(): Registration {
  const registration = useAtomValue(registrationParametersAtom)
  if (registration === null) throw new Error('The page must seed registrationParametersAtom first')
  return registration
}

/** The values of a tab, and how to change them. */
export function useTabValues<Tab extends FormTab>(
  tab: Tab,
): [ApplicationValues[Tab], (part: Partial<ApplicationValues[Tab]>) => void] {
  const values = useAtomValue(applicationValuesAtom)
  const change = useSetAtom(changeTabAction)
  return [values[tab], (part) => change(tab, part)]
}
