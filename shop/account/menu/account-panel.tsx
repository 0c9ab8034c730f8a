import { SidePanel } from '@tradecounter/ui/side-panel'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import type { AccountPanelProps } from './account-panel-props.ts'
import { AccountView } from './account-view.tsx'
import { LoginView } from '../sign-in/login-view.tsx'

/** Login and account in a side panel: the flag `newMenu` (ACC-3). */
export default function AccountPanel({ open, onOpenChange }: AccountPanelProps) {
  const { user } = useShop()
  const t = useTranslations()
  return (
    <SidePanel
      open={open}
      onOpenChange={onOpenChange}
      title={user === null ? t('account.sign-in-title') : t('account.account')}
      closeLabel={t('common.close')}
      initialFocus={user === null ? 'first-field' : 'title'}
    >
      {user === null ? <LoginView /> : <AccountView user={user} onClose={() => onOpenChange(false)} />}
    </SidePanel>
  )
}
