import { Suspense, useEffect, useRef, useState } from 'react'
import { promptAtSessionEnd, useShop, useTranslations } from '@tradecounter/shop/core'
import { SignInAgain } from './later-sign-in-again.ts'

/**
 * Opens the sign-in on this page when a call finds that the session has ended: what was typed stays, and the call is
 * repeated after the sign-in. All calls that find it wait for the same sign-in.
 */
export default function SessionEnd() {
  const context = useShop()
  const t = useTranslations()
  /** Null until a call has asked for the first time. */
  const [open, setOpen] = useState<boolean | null>(null)
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([])

  useEffect(() => {
    if (context.user === null) return undefined
    return promptAtSessionEnd(
      context,
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve)
          setOpen(true)
        }),
    )
  }, [context])

  const end = (isSignedIn: boolean): void => {
    setOpen(false)
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn)
  }
  if (open === null) return null
  return (
    <Suspense fallback={null}>
      <SignInAgain
        open={open}
        onOpenChange={(next) => {
          if (!next) end(false)
        }}
        text={t('account.session-ended')}
        onReturn={() => end(true)}
      />
    </Suspense>
  )
}
