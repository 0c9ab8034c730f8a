import { useRef, useState } from 'react'
import type { User } from '@tradecounter/api/contract'
import { navigation, useCall, useWords } from '@tradecounter/shop/core'
import { toggleOption, type AccountOption } from './calls.ts'
import { announcePersonChange } from './person-watch.ts'

const options: readonly AccountOption[] = ['temporarilyHidePrices', 'onlyMyAssortment']

const isOption = (name: string): name is AccountOption => options.some((option) => option === name)

/**
 * The user's own options (ACC-8), of which only those on offer are shown. A switch flips when the server has answered
 * that it is done, and the page reloads, here and in all other tabs; a failure leaves it as it was and says so.
 */
export function useAccountOptions(user: User) {
  const caller = useCall()
  const t = useWords()
  const [flipped, setFlipped] = useState<Partial<Record<AccountOption, boolean>>>({})
  const [busy, setBusy] = useState<AccountOption | null>(null)
  const [error, setError] = useState<string | null>(null)
  const underWay = useRef(false)

  const flip = async (option: string, checked: boolean): Promise<void> => {
    if (!isOption(option) || underWay.current) return
    underWay.current = true
    setBusy(option)
    setError(null)
    try {
      await toggleOption(caller, option, checked)
      setFlipped((before) => ({ ...before, [option]: checked }))
      announcePersonChange()
      navigation.reload()
      return
    } catch {
      setError(t('account.option-failed'))
    }
    underWay.current = false
    setBusy(null)
  }
  const offered = options
    .filter((option) => user[option].optionAvailable)
    .map((option) => ({
      id: option,
      label: user[option].label,
      checked: flipped[option] ?? user[option].checked,
      busy: busy === option,
    }))
  return { options: offered, flip: (option: string, checked: boolean) => void flip(option, checked), error }
}
