import { useRef, useState } from 'react'
import type { User } from '@tradecounter/api/contract'
import { navigation, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { toggleOption, type AccountOption } from '../calls.ts'
import { announcePersonChange } from '../session/watch-person.ts'

/**
 * The options under uniform names; the specification has longer field names for the second one (spec §3 "User").
 */
const optionsOf = ({ temporarilyHidePrices: prices, onlyMyAssortment: own }: User) => [
  { id: 'temporarilyHidePrices' as const, ...prices },
  {
    id: 'onlyMyAssortment' as const,
    checked: own.onlyMyAssortmentChecked,
    optionAvailable: own.onlyMyAssortmentOptionAvailable,
    label: own.onlyMyAssortmentLabel,
  },
]

/**
 * The user's options (ACC-8); only the available ones are shown. A switch flips when the server has confirmed it,
 * and the page reloads, here and in all other tabs; after a failure it stays and shows a message.
 */
export function useAccountOptions(user: User) {
  const httpClient = useHttpClient()
  const t = useTranslations()
  const [flipped, setFlipped] = useState<Partial<Record<AccountOption, boolean>>>({})
  const [busy, setBusy] = useState<AccountOption | null>(null)
  const [error, setError] = useState<string | null>(null)
  const underWay = useRef(false)

  const options = optionsOf(user).filter(({ optionAvailable }) => optionAvailable)

  const flip = async (name: string, checked: boolean): Promise<void> => {
    const option = options.find(({ id }) => id === name)?.id
    if (option === undefined || underWay.current) return
    underWay.current = true
    setBusy(option)
    setError(null)
    try {
      await toggleOption(httpClient, option, checked)
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
  const offered = options.map(({ id, label, checked }) => ({
    id,
    label,
    checked: flipped[id] ?? checked,
    busy: busy === id,
  }))
  return { options: offered, flip: (option: string, checked: boolean) => void flip(option, checked), error }
}
