import { Suspense } from 'react'
import {
  later,
  PartFailure,
  type Route,
  useHydrated,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { useOpenFeedback } from '@tradecounter/shop/feedback'
import { FeedbackArea } from '@tradecounter/shop/feedback/dialog'
import { TourArea, useIntroTour } from '@tradecounter/shop/intro-tour'
import { Footer } from '@tradecounter/ui/footer'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import ConsentArea from './consent/consent-area.tsx'
import { useConsent } from './consent/use-consent.ts'
import { siteItems } from './menu/site-items.ts'
import { useFrameTracking } from './browser/use-frame-tracking.ts'
import { useExternalServices } from './external-services/use-external-services.ts'
import { useVitals } from './vitals/use-vitals.ts'

/** Few sites have such texts. */
const FooterText = later(() => import('./footer-text.tsx'))

export interface ShellFooterProps {
  /**
   * The page, for what the browser measures, feedback and the tour. Must not change the markup of the server, which
   * many pages share.
   */
  route: Route
}

/** The footer of every page: the site's links, contact, consent settings, feedback, and the tour of the page. */
export default function ShellFooter({ route }: ShellFooterProps) {
  const context = useShop()
  const t = useTranslations()
  const { question, ask, choose, askFailed, askAgain, forgetFailure } = useConsent()
  const openFeedback = useOpenFeedback()
  const tour = useIntroTour(route)
  // The markup of the server is that of all pages.
  const hasTour = useHydrated() && tour.id !== null
  useFrameTracking()
  useExternalServices()
  useVitals(route.page)
  const { footerMenu, customerService } = context.settings
  const { phone, email, hours } = customerService
  return (
    <>
      <Footer
        brandName={context.siteName}
        groups={siteItems(footerMenu, context).map(({ title, subItems, nodes }) => ({
          title,
          items: subItems.map((item) => ({ text: item.title, url: item.url })),
          ...(nodes === undefined
            ? {}
            : {
                content: (
                  <Suspense fallback={null}>
                    <FooterText nodes={nodes} />
                  </Suspense>
                ),
              }),
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
        action={[
          ...(hasTour ? [{ text: t('shell.tour'), onPress: tour.show }] : []),
          { text: t('shell.feedback'), onPress: () => openFeedback(route) },
          { text: t('shell.consent'), onPress: ask },
        ]}
      />
      {askFailed && <PartFailure place="over" onRetry={askAgain} onClose={forgetFailure} />}
      <FeedbackArea />
      <TourArea tour={tour} />
      {question !== null && (
        <ConsentArea
          key={String(question.asked)}
          groups={question.groups}
          asked={question.asked}
          onChoose={choose}
        />
      )}
    </>
  )
}
