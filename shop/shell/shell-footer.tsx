import { Suspense } from 'react'
import { localHref, PartFailure, useShop, useTranslations, later } from '@tradecounter/shop/core'
import { Footer } from '@tradecounter/ui/footer'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { useConsent } from './consent/use-consent.ts'
import { useFrameTracking } from './browser/use-frame-tracking.ts'

const ConsentArea = later(() => import('./consent/consent-area.tsx'), { over: () => ({}) })

/** The foot of every page: the site's links, where to turn for help, and the way to change a consent. */
export default function ShellFooter() {
  const context = useShop()
  const t = useTranslations()
  const { question, ask, choose, askFailed, askAgain, forgetFailure } = useConsent()
  useFrameTracking()
  const { footerMenu, customerService } = context.settings
  const { phone, email, hours } = customerService
  return (
    <>
      <Footer
        brandName={context.siteName}
        groups={footerMenu.map(({ title, items }) => ({
          title,
          items: items.map(({ text, url }) => ({ text, url: localHref(url, context) })),
        }))}
        contact={
          <Stack space={3}>
            {phone !== '' && (
              <Link href={`tel:${phone.replaceAll(' ', '')}`} tone="inverse">
                {phone}
              </Link>
            )}
            {email !== '' && (
              <Link href={`mailto:${email}`} tone="inverse">
                {email}
              </Link>
            )}
            {hours !== '' && <Text size="s">{hours}</Text>}
          </Stack>
        }
        legal={t('shell.legal', context.siteName)}
        action={{ text: t('shell.consent'), onPress: ask }}
      />
      {askFailed && <PartFailure place="over" onRetry={askAgain} onClose={forgetFailure} />}
      {question !== null && (
        <Suspense fallback={null}>
          <ConsentArea
            key={String(question.asked)}
            groups={question.groups}
            asked={question.asked}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  )
}
