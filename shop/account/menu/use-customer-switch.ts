import { useRef, useState } from 'react'
import { navigation, newIdempotencyKey, useCall, useShop, useTranslations } from '@tradecounter/shop/core'
import { changeCustomer, familyOf } from '../calls.ts'
import { announcePersonChange } from '../session/watch-person.ts'

/**
 * The gesture "switch customer" (ACC-4). Choosing changes nothing, because arrow keys pass over customers that nobody
 * wants; the menu confirms what was clicked or chosen for certain, and that is posted at once. Success closes the menu
 * and reloads the page, and the waiting lasts until it is gone; a failure shows the server's message, or
 * `menu.switch-customer-error`, and goes back to the current customer.
 */
export function useCustomerSwitch(current: string, onSwitched: () => void) {
  const context = useShop()
  const caller = useCall()
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
        caller,
        familyOf(context),
        customerId,
        newIdempotencyKey(),
      )
      if (success) {
        announcePersonChange()
        onSwitched()
        navigation.reload()
        return
      }
      setError(message === '' ? t('menu.switch-customer-error') : message)
    } catch {
      setError(t('menu.switch-customer-error'))
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
