import { useState, type ReactElement } from 'react'
import { AccountMenu } from '@tradecounter/ui/account-menu'
import { Popover } from '@tradecounter/ui/popover'
import { addressOf, localHref, navigation, useCall, useShop, useWords } from '@tradecounter/shop/core'
import { logout } from './calls.ts'
import { useCustomerSwitch } from './use-customer-switch.ts'

interface AccountPopoverProps {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The account dropdown (ACC-4): who is signed in, the customers to choose from, the way out. */
export default function AccountPopover({ trigger, open, onOpenChange }: AccountPopoverProps) {
  const context = useShop()
  const t = useWords()
  const caller = useCall()
  const { user, settings } = context
  const { chosen, choose, confirm, changing, error } = useCustomerSwitch(user?.customerId ?? '')
  const [logoutFailed, setLogoutFailed] = useState(false)
  if (user === null) return null

  const signOut = async (): Promise<void> => {
    setLogoutFailed(false)
    try {
      await logout(caller)
      navigation.goTo(addressOf({ page: 'start' }, context))
    } catch {
      setLogoutFailed(true)
    }
  }
  const message = logoutFailed ? t('account.sign-out-failed') : error
  const orderHistory = {
    title: t('account.order-history'),
    url: addressOf({ page: 'order-history', number: 1 }, context),
  }
  const myPage = { title: user.myPageName, url: localHref(user.myPageUrl, context) }

  return (
    <Popover open={open} onOpenChange={onOpenChange} trigger={trigger} label={t('account.account')}>
      <AccountMenu
        title={settings.login.loginBlock.currentUser}
        userName={user.name}
        legend={t('account.customers')}
        customers={user.attachedCustomers}
        value={chosen}
        onValueChange={choose}
        onConfirm={confirm}
        current={user.customerId}
        changing={changing}
        confirmLabel={t('account.confirm-customer')}
        logoutLabel={settings.login.loginBlock.logoutButtonUserInformation}
        onLogout={() => void signOut()}
        links={[
          ...(user.permissions.includes('perm:viewOrderHistory') ? [orderHistory] : []),
          ...(user.myPageName === '' || myPage.url === orderHistory.url ? [] : [myPage]),
        ]}
        {...(message === null ? {} : { error: message })}
      />
    </Popover>
  )
}
