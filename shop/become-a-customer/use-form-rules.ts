import { useStore } from 'jotai'
import { loadFormRules } from './load-form-rules.ts'
import type { FormRules } from './state.ts'

/** Resolves with the rules of the form, once their code is there. */
export function useFormRules(): () => Promise<FormRules> {
  const store = useStore()
  return () => loadFormRules(store)
}
