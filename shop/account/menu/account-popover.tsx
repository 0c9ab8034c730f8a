import { Popover } from '@tradecounter/ui/popover'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import type { AccountDropdownProps } from './account-panel-props.ts'
import { AccountView } from './account-view.tsx'

/** The account dropdown (ACC-4). */
export default function AccountPopover({ trigger, open, onOpenChange }: AccountDropdownProps) {
  const { user } = useShop()
  const t = useTranslations()
  if (user === null) return null
  return (
    <Popover open={open} onOpenChange={onOpenChange} trigger={trigger} label={t('account.account')}>
      <AccountView user={user} onClose={() => onOpenChange(false)} />
    </Popover>
  )
}
