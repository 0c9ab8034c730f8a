import { useEffect, useEffectEvent } from 'react'
import { useAtom, useAtomValue } from 'jotai'
import type { ApplicationTab } from '@tradecounter/api/contract'
import { addressOf, useShop } from '@tradecounter/shop/core'
import { queryOf, tabOf } from './rules.ts'
import { activeTabAtom, registrationParametersAtom } from './state.ts'

/** The open tab, in state and in the address: back and forward, links and reload open it again. */
export function useActiveTab(): [ApplicationTab, (tab: ApplicationTab) => void] {
  const context = useShop()
  const [active, setActive] = useAtom(activeTabAtom)
  const { tabs = [] } = useAtomValue(registrationParametersAtom) ?? {}

  const returned = useEffectEvent((): void => setActive(tabOf(window.location.search, tabs)))
  useEffect(() => {
    const onReturn = (): void => returned()
    window.addEventListener('popstate', onReturn)
    return () => window.removeEventListener('popstate', onReturn)
  }, [])

  return [
    active,
    (tab) => {
      if (tab === active) return
      window.history.pushState(
        null,
        '',
        addressOf({ page: 'become-a-customer', query: queryOf(tab) }, context),
      )
      setActive(tab)
    },
  ]
}
