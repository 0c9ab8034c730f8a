import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { useAtom } from 'jotai'
import { HeaderAction } from '@tradecounter/ui/header-action'
import { loginPanelExpandedAtom, useShop, useWords } from '@tradecounter/shop/core'
import { useOnePerson } from './use-one-person.ts'
import { useSessionOnReturn } from './use-session-on-return.ts'

const LoginPopover = lazy(() => import('./login-popover.tsx'))
const AccountPopover = lazy(() => import('./account-popover.tsx'))

/**
 * The header's account: sign-in for visitors (nothing when the site's settings hide it, ACC-1), the account menu for
 * users. The popovers' code comes with the first press, which opens them as soon as it is there.
 */
export function AccountArea() {
  const { user, settings } = useShop()
  const t = useWords()
  const [open, setOpen] = useAtom(loginPanelExpandedAtom)
  const [loaded, setLoaded] = useState(false)
  useSessionOnReturn()
  useOnePerson()
  // Others open it too, for instance the search page's prompt. As a transition, the button stays until its popover is there.
  useEffect(() => {
    if (open) startTransition(() => setLoaded(true))
  }, [open])

  if (user === null && !settings.login.show) return null
  const trigger = (
    <HeaderAction
      icon="account"
      label={user === null ? t('account.sign-in') : t('account.account')}
      {...(user === null ? {} : { countLabel: user.name })}
      {...(loaded ? {} : { onClick: () => setOpen(true), 'aria-haspopup': 'dialog', 'aria-expanded': open })}
    />
  )
  const Area = user === null ? LoginPopover : AccountPopover
  return (
    <Suspense fallback={trigger}>
      {loaded ? <Area trigger={trigger} open={open} onOpenChange={setOpen} /> : trigger}
    </Suspense>
  )
}
