import { useRef, useState } from 'react'
import type { SessionView } from '@tradecounter/api/contract'
import { useHttpClient, useTimes, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { ConfirmDialog } from '@tradecounter/ui/confirm-dialog'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { codeOf } from './code-of.ts'
import { endOtherSessions, endSession } from './calls.ts'
import { DoneBanner, ProblemBanner } from './problem-banner.tsx'
import { row, rows } from './rows/index.ts'
import type { WithRecentProof } from './use-step-up.tsx'
import { useTask } from './use-task.ts'

export interface SessionsProps {
  sessions: readonly SessionView[]
  withRecentProof: WithRecentProof
  /** Reads the list again. */
  onChanged: () => void
}

/** What the user is asked to confirm: the end of one session, or of all others. */
type Asked = { id: string; name: string } | 'others'

/** Where the user is signed in, with the end of one session or of all others (MY-2, ACC-11). */
export function Sessions({ sessions, withRecentProof, onChanged }: SessionsProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { dayAndTime } = useTimes()
  const title = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState(false)
  const { busy, problem, run } = useTask()
  const others = sessions.filter(({ current }) => !current)
  const end = (): void => {
    if (asked === null) return
    setAsked(null)
    setDone(false)
    void run(async () => {
      try {
        await withRecentProof<unknown>(() =>
          asked === 'others' ? endOtherSessions(httpClient) : endSession(httpClient, { id: asked.id }),
        )
      } catch (failure) {
        // It has ended by itself meanwhile.
        if (codeOf(failure) !== 'notFound') throw failure
      }
      setDone(true)
      onChanged()
    })
  }
  return (
    <section aria-labelledby="security-sessions">
      <Stack space={4}>
        <Heading level={2} id="security-sessions" ref={title} tabIndex={-1}>
          {t('security.sessions-title')}
        </Heading>
        <Text>{t('security.sessions-text')}</Text>
        <ul className={rows}>
          {sessions.map(({ id, browser, siteName, createdAt, seenAt, current }) => {
            const name = browser || t('security.unknown-browser')
            return (
              <li key={id} className={row}>
                <div>
                  <Text strong>{name}</Text>
                  <Text size="s" tone="muted">
                    {current ? t('security.current') : t('security.used', dayAndTime(seenAt))}
                    {', '}
                    {t('security.signed-in', dayAndTime(createdAt))}
                    {', '}
                    {siteName}
                  </Text>
                </div>
                {!current && (
                  <Button size="s" disabled={busy} onClick={() => setAsked({ id, name })}>
                    {t('security.end')} <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
        <ProblemBanner problem={problem} />
        {done && <DoneBanner>{t('security.ended')}</DoneBanner>}
        {others.length > 0 && (
          <div>
            <Button disabled={busy} onClick={() => setAsked('others')}>
              {t('security.end-others')}
            </Button>
          </div>
        )}
        <ConfirmDialog
          open={asked !== null}
          onOpenChange={() => setAsked(null)}
          title={
            asked === null || asked === 'others'
              ? t('security.end-others-ask')
              : t('security.end-ask', asked.name)
          }
          description={t(asked === 'others' ? 'security.end-others-text' : 'security.end-text')}
          confirmLabel={t(asked === 'others' ? 'security.end-others' : 'security.end')}
          cancelLabel={t('second-step.cancel')}
          onConfirm={end}
          focusAfter={title}
        />
      </Stack>
    </section>
  )
}
