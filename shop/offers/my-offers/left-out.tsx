import type { OfferLeftOut } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { leftOutLines } from './offers.css.ts'

/**
 * A line that a draft is without. `unreadable`: a row of a file without a number or quantity that could be read.
 * `hidden`: one that the sheet does not show.
 */
export type LeftOutLine = Pick<OfferLeftOut, 'text'> & {
  reason: OfferLeftOut['reason'] | 'unreadable' | 'hidden'
}

/**
 * The lines that a draft is without, one by one with the reason. `draftUrl` leads to the draft when another page shows
 * this.
 */
export function LeftOut({ lines, draftUrl }: { lines: readonly LeftOutLine[]; draftUrl?: string }) {
  const t = useTranslations()
  if (lines.length === 0) return null
  return (
    <StatusBanner
      severity="warning"
      severityLabel={t('common.severity.warning')}
      live
      title={t.count('offers.left-out-title', lines.length)}
      {...(draftUrl === undefined
        ? {}
        : {
            action: (
              <ButtonLink href={draftUrl} tone="accent">
                {t('offers.to-draft')}
              </ButtonLink>
            ),
          })}
    >
      <ul className={leftOutLines}>
        {lines.map(({ text, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same row may appear several times, and nothing moves
          <li key={index}>{t(`offers.left-out-${reason}`, text)}</li>
        ))}
      </ul>
    </StatusBanner>
  )
}
