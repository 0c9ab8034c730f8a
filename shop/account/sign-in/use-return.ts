import { useState } from 'react'
import { navigation, newIdempotencyKey, useHttpClient, useShop } from '@tradecounter/shop/core'
import { changeCustomer, currentUser } from '../calls.ts'
import { clearTabPerson } from '../session/stored-person.ts'
import { announcePerson, announcePersonChange } from '../session/watch-person.ts'
import { personOf } from '../session/person.ts'

function leave(): void {
  announcePersonChange()
  navigation.reload()
}

/**
 * Continues after a sign-in on a page whose session had ended. The same user continues as the customer that the
 * page was rendered for; for anyone else the page reloads, and the first user's data is removed from page and
 * device.
 */
export function useReturn(onReturn: () => void): { returnTo: () => Promise<void>; failed: boolean } {
  const { user } = useShop()
  const httpClient = useHttpClient()
  const [failed, setFailed] = useState(false)

  const returnTo = async (): Promise<void> => {
    setFailed(false)
    try {
      const now = await currentUser(httpClient)
      if (user === null || now?.userId !== user.userId) {
        clearTabPerson()
        leave()
        return
      }
      if (now.customerId !== user.customerId) {
        const { success } = await changeCustomer(httpClient, 'api', user.customerId, newIdempotencyKey())
        if (!success) {
          leave()
          return
        }
      }
      announcePerson(personOf(user))
      onReturn()
    } catch {
      setFailed(true)
    }
  }
  return { returnTo, failed }
}
