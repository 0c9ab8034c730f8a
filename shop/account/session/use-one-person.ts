import { useEffect, useEffectEvent } from 'react'
import { useHttpClient, useShop } from '@tradecounter/shop/core'
import { currentUser } from '../calls.ts'
import { storeTabPerson } from './stored-person.ts'
import { watchPerson } from './watch-person.ts'
import { personOf } from './person.ts'

/** Ensures that this page is only shown to the person that it was rendered for (`watchPerson`). */
export function useOnePerson(): void {
  const { user, personUnknown } = useShop()
  const httpClient = useHttpClient()
  const person = personOf(user)
  const userId = user?.userId ?? ''
  const ask = useEffectEvent(async () => personOf(await currentUser(httpClient)))
  useEffect(() => {
    // Rendered for an unknown person: does not notify other tabs and removes nothing.
    if (personUnknown) return undefined
    storeTabPerson(userId)
    return watchPerson({ person, ask: () => ask() })
  }, [person, personUnknown, userId])
}
