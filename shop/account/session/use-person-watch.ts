import { useEffect, useEffectEvent } from 'react'
import { useCall, useShop } from '@tradecounter/shop/core'
import { currentUser } from '../calls.ts'
import { storeTabPerson } from './stored-person.ts'
import { watchPerson } from './watch-person.ts'
import { personOf } from './person.ts'

/** Keeps this page to the person that it was made for (`watchPerson`). */
export function useOnePerson(): void {
  const { user, personUnknown } = useShop()
  const caller = useCall()
  const person = personOf(user)
  const userId = user?.userId ?? ''
  const ask = useEffectEvent(async () => personOf(await currentUser(caller)))
  useEffect(() => {
    // Made for somebody who could not be found out: it says nothing to other tabs and empties nothing.
    if (personUnknown) return undefined
    storeTabPerson(userId)
    return watchPerson({ person, ask: () => ask() })
  }, [person, personUnknown, userId])
}
