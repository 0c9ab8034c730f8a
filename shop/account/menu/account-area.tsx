import { startTransition, Suspense, useEffect, useState } from 'react'
import { useAtom } from 'jotai'
import { HeaderAction } from '@tradecounter/ui/header-action'
import {
  loginPanelExpandedAtom,
  useShop,
  useTranslations,
  later,
  whileOpen,
  withTrigger,
} from '@tradecounter/shop/core'
import { hasNewMenu } from './new-menu.ts'
import { useOnePerson } from '../session/use-person-watch.ts'

const LoginPopover = later(() => import('../sign-in/login-popover.tsx'), { over: withTrigger })
const AccountPopover = later(() => import('./account-popover.tsx'), { over: withTrigger })
const AccountPanel = later(() => import('./account-panel.tsx'), { over: whileOpen })

/**
 * The header's account: sign-in for visitors (nothing when the site's settings hide it, ACC-1), the account menu for
 * users; in a dropdown, or with the flag `newMenu` in a side panel (ACC-3). What opens comes with the first press, and
 * opens as soon as it is there.
 */
export function AccountArea() {
  const context = useShop()
  const { user, settings } = context
  const t = useTranslations()
  const [open, setOpen] = useAtom(loginPanelExpandedAtom)
  const [loaded, setLoaded] = useState(false)
  const inPanel = hasNewMenu(context)
  useOnePerson()
  // Others open it too, for instance the search page's prompt. As a transition, the button stays until its popover is there.
  useEffect(() => {
    if (open) startTransition(() => setLoaded(true))
  }, [open])

  if (context.personUnknown)
    // An empty address is the page's own: it is asked for again.
    return <HeaderAction icon="account" label={t('account.unknown')} href="" />
  if (user === null && !settings.login.show) return null
  const trigger = (
    <HeaderAction
      icon="account"
      label={user === null ? t('account.sign-in') : t('account.account')}
      {...(user === null ? {} : { countLabel: user.name })}
      // A dropdown that is there opens by itself.
      {...(inPanel || !loaded
        ? { onClick: () => setOpen(true), 'aria-haspopup': 'dialog', 'aria-expanded': open }
        : {})}
    />
  )
  if (inPanel) {
    return (
      <>
        {trigger}
        <Suspense fallback={null}>{loaded && <AccountPanel open={open} onOpenChange={setOpen} />}</Suspense>
      </>
    )
  }
  const Dropdown = user === null ? LoginPopover : AccountPopover
  return (
    <Suspense fallback={trigger}>
      {loaded ? <Dropdown trigger={trigger} open={open} onOpenChange={setOpen} /> : trigger}
    </Suspense>
  )
}
