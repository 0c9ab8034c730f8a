import { loadUntilThere } from '@tradecounter/shop/core'
import { applicationValuesAtom, formRulesAtom, type FormRules, type Store, unionStatesAtom } from './state.ts'

/** Loads the rules of the form once, and tries again until they are there. */
export async function loadFormRules(store: Store): Promise<FormRules> {
  const known = store.get(formRulesAtom)
  const rules = known ?? (await loadUntilThere(() => import('@tradecounter/api/application-form')))
  if (known === null) store.set(formRulesAtom, rules)
  if (store.get(unionStatesAtom) === null) {
    const states = await loadUntilThere(() => rules.loadStatesOf(store.get(applicationValuesAtom)))
    if (states !== null) store.set(unionStatesAtom, states)
  }
  return rules
}
