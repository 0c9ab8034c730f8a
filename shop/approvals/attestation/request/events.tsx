import type { ApprovalRequest } from '@tradecounter/api/contract'
import { useTimes, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { message, row, rows } from '../attestation.css.ts'

/** History and messages of a request, oldest first. */
export function Events({ events }: Pick<ApprovalRequest, 'events'>) {
  const t = useTranslations()
  const times = useTimes()
  return (
    <Stack space={3} as="section">
      <Heading level={2} size="m" id="approval-events">
        {t('approvals.events-title')}
      </Heading>
      <ol className={rows} aria-labelledby="approval-events">
        {events.map(({ at, userName, kind, text }) => (
          <li key={`${at} ${kind}`} className={row}>
            <Stack space={1}>
              <Text size="s" tone="muted">
                {times.dayAndTime(at)}
                {userName === '' ? '' : `, ${userName}`}
              </Text>
              <Text strong>{t(`approvals.event-${kind}`)}</Text>
              {text !== '' && <p className={message}>{text}</p>}
            </Stack>
          </li>
        ))}
      </ol>
    </Stack>
  )
}
