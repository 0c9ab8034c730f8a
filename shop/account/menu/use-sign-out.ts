import { useState } from 'react'
import { addressOf, navigation, pushEvent, useHttpClient, useShop } from '@tradecounter/shop/core'
import { logout, logoutAddress } from '../calls.ts'
import { clearTabPerson } from '../session/stored-person.ts'
import { hasNewMenu } from './new-menu.ts'
import { announcePersonChange } from '../session/watch-person.ts'

/**
 * Signs out: removes the person's data in all tabs and goes to the start page. In the new menu the browser goes to
 * the host's sign-out address (ACC-3). `failed` if the server could not be reached: then nothing has changed.
 */
export function useSignOut() {
  const context = useShop()
  const httpClient = useHttpClient()
  const [failed, setFailed] = useState(false)

  const signOut = async (): Promise<void> => {
    setFailed(false)
    const start = addressOf({ page: 'start' }, context)
    if (hasNewMenu(context)) {
      pushEvent({ event: 'logout' })
      clearTabPerson()
      // At once, while the click still counts as user activation: the host otherwise asks for confirmation.
      navigation.goTo(logoutAddress(start))
      return
    }
    try {
      await logout(httpClient)
    } catch {
      setFailed(true)
      return
    }
    pushEvent({ event: 'logout' })
    clearTabPerson()
    announcePersonChange()
    navigation.goTo(start)
  }
  return { signOut: () => void signOut(), failed }
}
