import { useId, useRef } from 'react'
import type { PushBrowsers as Answer } from '@tradecounter/api/contract'
import { row, rows } from '@tradecounter/shop/account/security/rows'
import { PageWaiting, useAnswer, useTimes, useTranslations } from '@tradecounter/shop/core'
import { pushBrowsersAddress } from '@tradecounter/shop/my-pages'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'
import { usePush } from './use-push.ts'

/**
 * Where the user gets notifications. This browser is asked for the permission only when its button is pressed (MY-2).
 */
export function PushBrowsers({ publicKey }: { publicKey: string }) {
  const t = useTranslations()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, mutate } = useAnswer(pushBrowsersAddress)
  return (
    <section aria-labelledby={id}>
      <Stack space={4}>
        <Heading level={2} size="m" id={id} ref={title} tabIndex={-1}>
          {t('my-account.push-title')}
        </Heading>
        <Text>{t('my-account.push-text')}</Text>
        {data === undefined ? (
          <PageWaiting error={error} onRetry={() => mutate()} />
        ) : (
          <Browsers
            publicKey={publicKey}
            browsers={data.browsers}
            onChanged={(answer) => void mutate(answer, { revalidate: answer === undefined })}
            // The button goes with its row.
            onSwitchOff={() => title.current?.focus()}
          />
        )}
      </Stack>
    </section>
  )
}

interface BrowsersProps extends Answer {
  publicKey: string
  onChanged: (answer?: Answer) => void
  onSwitchOff: () => void
}

function Browsers({ publicKey, browsers, onChanged, onSwitchOff }: BrowsersProps) {
  const t = useTranslations()
  const { dayAndTime } = useTimes()
  const { support, busy, failed, switchOn, switchOff } = usePush(publicKey, onChanged)
  const isHere = browsers.some(({ here }) => here)
  return (
    <>
      {browsers.length > 0 && (
        <ul className={rows}>
          {browsers.map((browser) => {
            const name = browser.name || t('security.unknown-browser')
            return (
              <li key={browser.id} className={row}>
                <div>
                  <Text strong>{name}</Text>
                  <Text size="s" tone="muted">
                    {browser.here && `${t('my-account.push-here')}, `}
                    {t('my-account.push-since', dayAndTime(browser.createdAt))}
                  </Text>
                </div>
                <Button
                  size="s"
                  disabled={busy || support === null}
                  onClick={() => {
                    onSwitchOff()
                    void switchOff(browser)
                  }}
                >
                  {t('my-account.push-off')} <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {support !== null && support !== 'possible' && (
        <StatusBanner severity="info" severityLabel={t('common.severity.info')} live>
          {t(`my-account.push-${support}`)}
        </StatusBanner>
      )}
      {!isHere && (support === null || support === 'possible') && (
        <Inline>
          <Button
            busy={busy}
            busyLabel={t('my-account.push-busy')}
            disabled={support === null}
            onClick={() => void switchOn()}
          >
            {t('my-account.push-on')}
          </Button>
        </Inline>
      )}
      {failed && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
          {t('my-account.push-failed')}
        </StatusBanner>
      )}
    </>
  )
}
