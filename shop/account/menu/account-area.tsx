import { startTransition, Suspense, useEffect, useState } from 'react'
import { useAtom } from 'jotai'
import { HeaderAction } from '@tradecounter/ui/header-action'
import {
  customerNameOf,
  loginPanelExpandedAtom,
  useShop,
  useTranslations,
  later,
  untilClosed,
  whileOpen,
  withTrigger,
} from '@tradecounter/shop/core'
import { hasNewMenu } from './new-menu.ts'
import { takeSwitchedCustomer } from '../session/stored-person.ts'
import { useOnePerson } from '../session/use-one-person.ts'

const LoginPopover = later(() => import('../sign-in/login-popover.tsx'), { over: withTrigger })
const AccountPopover = later(() => import('./account-popover.tsx'), { over: withTrigger })
const SwitchedNotice = later(() => import('./switched-notice.tsx'), { over: untilClosed })
const AccountPanel = later(() => import('./account-panel.tsx'), { over: whileOpen })

/**
 * The header's account: sign-in for visitors (hidden by a site setting, ACC-1), the account menu for users; in a
 * dropdown, or with the flag `newMenu` in a side panel (ACC-3). Its code loads on the first click.
 */
export function AccountArea() {
  const context = useShop()
  const { user, settings } = context
  const t = useTranslations()
  const [open, setOpen] = useAtom(loginPanelExpandedAtom)
  const [loaded, setLoaded] = useState(false)
  const inPanel = hasNewMenu(context)
  const [switched, setSwitched] = useState(false)
  useOnePerson()
  useEffect(() => {
    if (user !== null && takeSwitchedCustomer() === user.customerId) startTransition(() => setSwitched(true))
  }, [user])
  // Other parts open it too, e.g. the search page's prompt. As a transition, the button stays until the popover has
  // loaded.
  useEffect(() => {
    if (open) startTransition(() => setLoaded(true))
  }, [open])

  if (context.personUnknown)
    // An empty address is the page's own: the link reloads it.
    return <HeaderAction icon="account" label={t('account.unknown')} href="" />
  if (user === null && !settings.login.show) return null
  const trigger = (
    <HeaderAction
      icon="account"
      label={user === null ? t('account.sign-in') : t('account.account')}
      {...(user === null ? {} : { countLabel: user.name, detail: customerNameOf(user) })}
      // A loaded dropdown opens by itself.
      {...(inPanel || !loaded
        ? { onClick: () => setOpen(true), 'aria-haspopup': 'dialog', 'aria-expanded': open }
        : {})}
    />
  )
  const notice = switched && user !== null && (
    <Suspense fallback={null}>
      <SwitchedNotice customer={customerNameOf(user)} onClose={() => setSwitched(false)} />
    </Suspense>
  )
  if (inPanel) {
    return (
      <>
        {trigger}
        {notice}
        <Suspense fallback={null}>{loaded && <AccountPanel open={open} onOpenChange={setOpen} />}</Suspense>
      </>
    )
  }
  const Dropdown = user === null ? LoginPopover : AccountPopover
  return (
    <>
      <Suspense fallback={trigger}>
        {loaded ? <Dropdown trigger={trigger} open={open} onOpenChange={setOpen} /> : trigger}
      </Suspense>
      {notice}
    </>
  )
}
