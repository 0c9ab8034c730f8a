import { useApprovalSummary } from '@tradecounter/shop/approvals'
import { addressOf, PageWaiting, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatTile } from '@tradecounter/ui/stat-tile'
import { tiles } from './my-account.css.ts'

/** Orders that wait for the user's approval, and own ones that wait or came back. Nothing for users without either. */
export default function ApprovalsBlock() {
  const t = useTranslations()
  const format = useFormat()
  const context = useShop()
  const { data, error, mutate } = useApprovalSummary()
  if (data !== undefined && !data.canApprove && data.mineOpen + data.mineReturned === 0) return null
  const linkTo = (query: string): string => addressOf({ page: 'attestation', query }, context)
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('my-account.approvals')}
      </Heading>
      {data === undefined ? (
        <PageWaiting error={error} onRetry={() => mutate()} />
      ) : (
        <>
          <div className={tiles}>
            {data.canApprove && (
              <StatTile
                label={t('my-account.approvals-waiting')}
                value={format.count(data.waiting)}
                href={linkTo('part=waiting')}
                {...(data.urgent === 0
                  ? {}
                  : { detail: t('my-account.approvals-urgent', format.count(data.urgent)) })}
              />
            )}
            <StatTile
              label={t('my-account.approvals-mine')}
              value={format.count(data.mineOpen)}
              href={linkTo('part=mine')}
              {...(data.mineReturned === 0
                ? {}
                : { detail: t('my-account.approvals-returned', format.count(data.mineReturned)) })}
            />
          </div>
          <Link href={linkTo('part=all')}>{t('my-account.approvals-all')}</Link>
        </>
      )}
    </Stack>
  )
}
