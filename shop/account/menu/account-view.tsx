import type { User } from '@tradecounter/api/contract'
import { AccountMenu } from '@tradecounter/ui/account-menu'
import { useShop, useTranslations } from '@tradecounter/shop/core'
import { myPagesLinks, useMyPages } from '../my-pages/my-pages-links.ts'
import { useAccountOptions } from './use-account-options.ts'
import { useCustomerSwitch } from './use-customer-switch.ts'
import { useSignOut } from './use-sign-out.ts'

export interface AccountViewProps {
  user: User
  /** Closes the dropdown or panel around it. */
  onClose: () => void
}

/** The signed-in user, the customer, the options, and sign-out (ACC-4, ACC-8). */
export function AccountView({ user, onClose }: AccountViewProps) {
  const context = useShop()
  const t = useTranslations()
  const { chosen, choose, confirm, changing, error } = useCustomerSwitch(user.customerId, onClose)
  const { options, flip, error: optionError } = useAccountOptions(user)
  const { signOut, failed } = useSignOut()
  const myPages = useMyPages(user, context)
  const { currentUser, logoutButtonUserInformation } = context.settings.login.loginBlock

  const links = myPagesLinks(myPages.allowed, context, t)
  const message =
    (failed ? t('account.sign-out-failed') : null) ??
    error ??
    optionError ??
    (myPages.failed ? t('menu.my-pages-error') : null)
  return (
    <AccountMenu
      title={currentUser}
      userName={user.name}
      legend={t('account.customers')}
      customers={user.attachedCustomers}
      value={chosen}
      onValueChange={choose}
      onConfirm={confirm}
      current={user.customerId}
      changing={changing}
      confirmLabel={(name) => t('account.confirm-customer', name)}
      options={options}
      onOptionChange={flip}
      logoutLabel={logoutButtonUserInformation}
      onLogout={signOut}
      links={links}
      {...(message === null ? {} : { error: message })}
    />
  )
}
