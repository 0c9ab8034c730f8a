import { useEffect, useRef, useState } from 'react'
import { navigation, newIdempotencyKey, useCall, useShop, useWords } from '@tradecounter/shop/core'
import { changeCustomer, familyOf } from './calls.ts'
import { announcePersonChange } from './person-watch.ts'
import { customerRest } from './rules.ts'

/**
 * The gesture "switch customer" (ACC-4). A choice is posted when it has rested 400 ms, or at once when it is
 * confirmed, because arrow keys pass over customers that nobody wants. Success closes the menu and reloads the page,
 * and the waiting lasts until it is gone; a failure shows the server's message, or `menu.switch-customer-error`, and
 * goes back to the current customer.
 */
export function useCustomerSwitch(current: string, onSwitched: () => void) {
  const context = useShop()
  const caller = useCall()
  const t = useWords()
  const [chosen, setChosen] = useState(current)
  const [changing, setChanging] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const underWay = useRef(false)
  useEffect(() => () => clearTimeout(rest.current), [])

  const change = async (customerId: string): Promise<void> => {
    clearTimeout(rest.current)
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
    clearTimeout(rest.current)
    setChosen(customerId)
    setError(null)
    rest.current = setTimeout(() => void change(customerId), customerRest)
  }
  return { chosen, choose, confirm: () => void change(chosen), changing, error }
}
