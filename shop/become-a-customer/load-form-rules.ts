import { loadUntilThere } from '@tradecounter/shop/core'
import { formRulesAtom, type FormRules, type Store } from './state.ts'

/** Loads the rules of the form once, and tries again until they are there. */
export async function loadFormRules(store: Store): Promise<FormRules> {
  const known = store.get(formRulesAtom)
  if (known !== null) return known
  const rules = await loadUntilThere(() => import('@tradecounter/api/application-form'))
  store.set(formRulesAtom, rules)
  return rules
}
