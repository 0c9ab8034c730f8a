import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import type { FollowedLink } from '../../use-application.ts'
import { facts, form, term, value } from '../become-a-customer.css.ts'

/** What a mailed link opens, before it is opened: whose application it is, and what this browser would show no more. */
export default function OpenLink({ link }: { link: FollowedLink }) {
  const t = useTranslations()
  if (link.kind === 'sameBrowser')
    return (
      <EmptyState
        icon="lock"
        headingLevel={1}
        title={t('become-a-customer.same-browser-title')}
        action={<Button onClick={link.leave}>{t('become-a-customer.same-browser-back')}</Button>}
      >
        {t('become-a-customer.same-browser-text')}
      </EmptyState>
    )
  const { preview, busy, failed, open, leave } = link
  const { role, companyName, applicant, replaces } = preview
  const none = t('become-a-customer.link-unnamed')
  return (
    <div className={form}>
      <Stack space={6}>
        <Heading level={1} size="xl">
          {t('become-a-customer.link-open')}
        </Heading>
        <dl className={facts}>
          <dt className={term}>{t('become-a-customer.company-name')}</dt>
          <dd className={value}>{companyName || none}</dd>
          <dt className={term}>{t('become-a-customer.link-applicant')}</dt>
          <dd className={value}>{applicant || none}</dd>
        </dl>
        <Text>
          {t(role === 'signatory' ? 'become-a-customer.link-once' : 'become-a-customer.link-unknown')}
        </Text>
        {replaces && (
          <StatusBanner severity="warning" severityLabel={t('common.severity.warning')} live>
            {t('become-a-customer.link-replaces')}
          </StatusBanner>
        )}
        {failed && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
            {t('become-a-customer.link-open-failed')}
          </StatusBanner>
        )}
        <Inline space={3}>
          <Button
            tone="accent"
            size="l"
            busy={busy}
            busyLabel={t('become-a-customer.loading')}
            onClick={open}
          >
            {t('become-a-customer.link-open')}
          </Button>
          {replaces && (
            <Button size="l" onClick={leave}>
              {t('become-a-customer.link-keep')}
            </Button>
          )}
        </Inline>
      </Stack>
    </div>
  )
}
