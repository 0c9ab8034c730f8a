import type { User } from '@tradecounter/api/contract'
import { AccountMenu } from '@tradecounter/ui/account-menu'
import { localHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { hasPage } from '../my-pages/has-page.ts'
import { myPagesLinks, useMyPages } from '../my-pages/my-pages-links.ts'
import { hasNewMenu } from './new-menu.ts'
import { useAccountOptions } from './use-account-options.ts'
import { useCustomerSwitch } from './use-customer-switch.ts'
import { useSignOut } from './use-sign-out.ts'

export interface AccountViewProps {
  user: User
  /** Closes the dropdown or the panel that it stands in. */
  onClose: () => void
}

/** Who is signed in, for which customer, with which options, and the way out (ACC-4, ACC-8). */
export function AccountView({ user, onClose }: AccountViewProps) {
  const context = useShop()
  const t = useTranslations()
  const { chosen, choose, confirm, changing, error } = useCustomerSwitch(user.customerId, onClose)
  const { options, flip, error: optionError } = useAccountOptions(user)
  const { signOut, failed } = useSignOut()
  const asksForPages = hasNewMenu(context)
  const myPages = useMyPages(asksForPages, context)
  const { currentUser, logoutButtonUserInformation } = context.settings.login.loginBlock

  const links = myPagesLinks(asksForPages ? myPages.allowed : user.allowedPages, context, t)
  const myPage = { title: user.myPageName, url: localHref(user.myPageUrl, context) }
  const isNew = hasPage(user.myPageUrl, context) && links.every(({ url }) => url !== myPage.url)
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
      confirmLabel={t('account.confirm-customer')}
      options={options}
      onOptionChange={flip}
      logoutLabel={logoutButtonUserInformation}
      onLogout={signOut}
      links={user.myPageName !== '' && isNew ? [...links, myPage] : links}
      {...(message === null ? {} : { error: message })}
    />
  )
}
