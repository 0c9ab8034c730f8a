import { useEffect, useState } from 'react'
import type { OrderAddresses } from '@tradecounter/api/contract'
import { useAnswer, useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { TextField } from '@tradecounter/ui/text-field'
import { orderAddressesAddress } from '../calls.ts'

interface AddressFilterProps {
  /** The first addresses, and whether there are others, which are searched then. */
  first: OrderAddresses
  /** The chosen address; '' for all. It is shown whether it is among the others or not. */
  chosen: string
  choose: (address: string) => void
}

/** The filter of orders by delivery address. */
export function AddressFilter({ first, chosen, choose }: AddressFilterProps) {
  const t = useTranslations()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const { data, error } = useAnswer(search === '' ? null : orderAddressesAddress(search), {
    keepPreviousData: true,
  })
  const { addresses, more } = (search === '' ? null : data) ?? first
  const shown = chosen === '' || addresses.includes(chosen) ? addresses : [chosen, ...addresses]
  const moreText = t('orders.address-more', addresses.length)
  const foundText = more ? moreText : t.count('orders.address-found', addresses.length)
  const isFound = search !== '' && data !== undefined
  useEffect(() => {
    if (isFound) announce(foundText, 'polite')
  }, [isFound, foundText])
  const apply = (): void => setSearch(text.trim())
  return (
    <Stack space={2}>
      {first.more && (
        <TextField
          label={t('orders.address-search')}
          // It is no part of the state of the list.
          name="addressSearch"
          value={text}
          maxLength={100}
          onValueChange={setText}
          onBlur={apply}
          onEnter={apply}
          hint={isFound ? foundText : moreText}
          {...(error === undefined ? {} : { message: t('orders.address-failed') })}
        />
      )}
      <Select
        label={t('orders.address')}
        name="address"
        value={chosen}
        options={[{ value: '', label: t('list.all') }, ...shown.map((value) => ({ value, label: value }))]}
        onValueChange={choose}
      />
    </Stack>
  )
}
