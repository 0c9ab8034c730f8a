import { useRef, useState } from 'react'
import {
  navigation,
  newIdempotencyKey,
  useHttpClient,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { changeCustomer, familyOf } from '../calls.ts'
import { switchRefusal } from '../rules.ts'
import { storeSwitchedCustomer } from '../session/stored-person.ts'
import { announcePersonChange } from '../session/watch-person.ts'

/**
 * Switches the customer (ACC-4). Choosing changes nothing, because arrow keys pass over other customers; the menu
 * confirms a click or an explicit choice, which is posted at once. Success closes the menu and reloads the page,
 * and stays busy until then; a failure shows the server's message, or `menu.switch-customer-error`, and returns to
 * the current customer.
 */
export function useCustomerSwitch(current: string, onSwitched: () => void) {
  const context = useShop()
  const httpClient = useHttpClient()
  const t = useTranslations()
  const [chosen, setChosen] = useState(current)
  const [changing, setChanging] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const underWay = useRef(false)

  const change = async (customerId: string): Promise<void> => {
    if (customerId === current || underWay.current) return
    underWay.current = true
    setChanging(true)
    try {
      const { success, message } = await changeCustomer(
        httpClient,
        familyOf(context),
        customerId,
        newIdempotencyKey(),
      )
      if (success) {
        storeSwitchedCustomer(customerId)
        announcePersonChange()
        onSwitched()
        navigation.reload()
        return
      }
      setError(message === '' ? t('menu.switch-customer-error') : message)
    } catch (failure) {
      setError(switchRefusal(failure) ?? t('menu.switch-customer-error'))
    }
    setChosen(current)
    underWay.current = false
    setChanging(false)
  }
  const choose = (customerId: string): void => {
    setChosen(customerId)
    setError(null)
  }
  const confirm = (customerId: string): void => void change(customerId)
  return { chosen, choose, confirm, changing, error }
}
