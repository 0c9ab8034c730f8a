import { Popover } from '@tradecounter/ui/popover'
import { useTranslations } from '@tradecounter/shop/core'
import type { AccountDropdownProps } from '../menu/account-panel-props.ts'
import { LoginView } from './login-view.tsx'

/** The login dropdown (ACC-1). */
export default function LoginPopover({ trigger, open, onOpenChange }: AccountDropdownProps) {
  const t = useTranslations()
  return (
    <Popover open={open} onOpenChange={onOpenChange} trigger={trigger} label={t('account.sign-in-title')}>
      <LoginView />
    </Popover>
  )
}
