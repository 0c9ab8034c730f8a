import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import type { RegisterAnswer } from '@tradecounter/api/contract'
import { useHttpClient } from '@tradecounter/shop/core'
import { findInRegister } from './calls.ts'
import { nameOf } from './rules.ts'
import {
  applicationValuesAtom,
  changeTabAction,
  formRulesAtom,
  refusedValuesAtom,
  registrationParametersAtom,
} from './state.ts'

/** The fields that the register fills. */
const filled = ['name', 'street', 'postalCode', 'city', 'vatNumber'] as const

export type RegisterState = 'idle' | 'busy' | RegisterAnswer['state']

/** If the user is in one of the fields, its text is selected: typing replaces what has just appeared there. */
function selectUnderCursor(fields: readonly string[]): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLInputElement)) return
  if (fields.some((field) => nameOf({ tab: 'company', field }) === activeElement.name)) activeElement.select()
}

/**
 * Looks the company up in the register. `look` fills name and address over; `lookOnce` runs after the number was typed,
 * once for each number, and leaves what was typed. The form never waits for it.
 */
export function useRegister(): { state: RegisterState; look: () => void; lookOnce: () => void } {
  const store = useStore()
  const httpClient = useHttpClient()
  const change = useSetAtom(changeTabAction)
  const rules = useAtomValue(formRulesAtom)
  const [state, setState] = useState<RegisterState>('idle')
  const asked = useRef('')

  /** Country and number, if they can be looked up: a personal number is in no register. */
  const keyNow = (): string | null => {
    const { company } = store.get(applicationValuesAtom)
    const isRefused = store
      .get(refusedValuesAtom)
      .some(({ tab, field }) => tab === 'company' && field === 'organisationNumber')
    if (rules === null || isRefused || rules.isPersonsNumber(company)) return null
    return company.organisationNumber.trim() === ''
      ? null
      : `${company.country} ${company.organisationNumber}`
  }

  const run = async (key: string, overwrites: boolean): Promise<void> => {
    asked.current = key
    setState('busy')
    const { country: typed, organisationNumber } = store.get(applicationValuesAtom).company
    const country = store.get(registrationParametersAtom)?.countries.find((offered) => offered === typed)
    const answer: RegisterAnswer =
      country === undefined
        ? { state: 'unavailable' }
        : await findInRegister(httpClient, country, organisationNumber)
    // Another number was typed meanwhile.
    if (asked.current !== key) return
    setState(answer.state)
    if (answer.state !== 'found') return
    const { company } = store.get(applicationValuesAtom)
    const found = filled.filter(
      (field) => answer[field] !== '' && (overwrites || company[field].trim() === ''),
    )
    if (found.length === 0) return
    // Rendered at once: nothing can be typed between the new text and its selection.
    flushSync(() => change('company', Object.fromEntries(found.map((field) => [field, answer[field]]))))
    selectUnderCursor(found)
  }

  const key = keyNow
  return {
    state,
    look: () => {
      const now = key()
      if (now !== null) void run(now, true)
    },
    lookOnce: () => {
      const now = key()
      if (now !== null && now !== asked.current) void run(now, false)
    },
  }
}
