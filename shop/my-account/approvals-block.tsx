import { approvalSummaryAddress } from '@tradecounter/shop/approvals'
import { addressOf, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Link } from '@tradecounter/ui/link'
import { StatTile } from '@tradecounter/ui/stat-tile'
import { AnswerBlock } from './answer-block.tsx'
import { tiles } from './my-account.css.ts'

/** Orders that wait for the user's approval, and own ones that wait or came back. Nothing for users without either. */
export default function ApprovalsBlock() {
  const t = useTranslations()
  const format = useFormat()
  const context = useShop()
  const linkTo = (query: string): string => addressOf({ page: 'attestation', query }, context)
  return (
    <AnswerBlock
      title={t('my-account.approvals')}
      address={approvalSummaryAddress}
      isEmpty={({ canApprove, mineOpen, mineReturned }) => !canApprove && mineOpen + mineReturned === 0}
    >
      {(data) => (
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
    </AnswerBlock>
  )
}
