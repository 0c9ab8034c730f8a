import type { Translator } from '@tradecounter/shop/core'
import { BrandLogo } from '@tradecounter/ui/brand-logo'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Container, Stack } from '@tradecounter/ui/layout'
import { Heading } from '@tradecounter/ui/heading'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { FeedbackView } from './feedback/feedback-view.tsx'
import { ApplicationView } from './applications/application-view.tsx'
import { ApplicationsView } from './applications/applications-view.tsx'
import { FormSeller, OperatorForm } from './operator-form.tsx'
import { OffersView } from './offers/offers-view.tsx'
import { OfferView } from './offers/offer-view.tsx'
import * as styles from './operator-area.css.ts'
import { partsFor } from './parts.ts'
import { ReturnsView } from './returns/returns-view.tsx'
import { ReturnView } from './returns/return-view.tsx'
import { CodeView, SetUpDoneView, SetUpView, SignInView } from './sign-in/sign-in-views.tsx'
import type { OperatorPageProps } from './views.ts'

/** A page of the operator area, in the product's brand and without script. */
export function OperatorPage({ t, ...props }: OperatorPageProps & { t: Translator }) {
  const { seller, csrf, path } = props
  return (
    <FormSeller value={seller?.sellerId ?? null}>
      <Container>
        <header className={styles.header}>
          <Link href="/" tone="quiet">
            <BrandLogo brand="tradecounter" title={t('operator.area')} />
          </Link>
          {seller !== null && (
            <>
              <nav aria-label={t('operator.area')} className={styles.parts}>
                <ul className={styles.navigation}>
                  {partsFor(seller).map(({ href, key }) => (
                    <li key={href}>
                      <Link href={href} {...(path.startsWith(href) ? { current: true } : {})}>
                        {t(key)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <Text as="span">{seller.name}</Text>
              <OperatorForm action="/sign-out" csrf={csrf}>
                <Button type="submit" size="s">
                  {t('operator.sign-out')}
                </Button>
              </OperatorForm>
            </>
          )}
        </header>
        <main>
          <View t={t} {...props} />
        </main>
      </Container>
    </FormSeller>
  )
}

function View({ t, view, csrf, path, seller }: OperatorPageProps & { t: Translator }) {
  switch (view.kind) {
    case 'offers':
      return <OffersView t={t} {...view} />
    case 'offer':
      return <OfferView t={t} csrf={csrf} {...view} />
    case 'feedback':
      return <FeedbackView t={t} {...view} />
    case 'applications':
      return <ApplicationsView t={t} {...view} />
    case 'application':
      return <ApplicationView t={t} csrf={csrf} {...view} />
    case 'returns':
      return <ReturnsView t={t} permissions={seller?.permissions ?? []} {...view} />
    case 'return':
      return <ReturnView t={t} csrf={csrf} {...view} />
    case 'problem':
      return (
        <Stack>
          <Heading level={1}>{t(`operator.problem-title-${view.problem}`)}</Heading>
          <Text>{t(`operator.problem-text-${view.problem}`)}</Text>
          <ButtonLink href="/">{t('operator.to-start')}</ButtonLink>
        </Stack>
      )
    default:
      return (
        <div className={styles.narrow}>
          {view.kind === 'sign-in' ? (
            <SignInView t={t} csrf={csrf} next={path} {...view} />
          ) : view.kind === 'code' ? (
            <CodeView t={t} csrf={csrf} next={path} {...view} />
          ) : view.kind === 'set-up' ? (
            <SetUpView t={t} csrf={csrf} {...view} />
          ) : (
            <SetUpDoneView t={t} />
          )}
        </div>
      )
  }
}
