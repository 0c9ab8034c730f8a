import '@tradecounter/ui/theme/styles'
import { fillPlaceholders, type ShopContext } from '@tradecounter/shop/core'
import { BrandLogo } from '@tradecounter/ui/brand-logo'
import { ButtonLink } from '@tradecounter/ui/button'
import { Container, Inline } from '@tradecounter/ui/layout'
import { PageError } from '@tradecounter/ui/page-error'
import { renderToString } from 'react-dom/server'

/** What has failed: a page, or the API's part of a sign-out. */
export type FailureKind = { kind: 'failed'; status: number; href: string } | { kind: 'half-signed-out' }

/** Props of the error page. None of them needs the API. */
export type FailureInput = FailureKind & {
  /** Translations of the groups `common` and `account`. */
  translations: ShopContext['translations']
  brand: ShopContext['brand']
  siteName: string
  /** The start page in the reader's language. */
  homeHref: string
  /** For finding the failure in the logs. */
  requestId: string
}

/** Renders the error page (SHELL-10), which needs no script. */
export function renderFailurePage(input: FailureInput): { title: string; body: string } {
  const { translations, brand, siteName, homeHref, requestId } = input
  const status = input.kind === 'failed' ? input.status : 503
  const again = input.kind === 'failed' ? input.href : null
  const [title = String(status), text = ''] =
    input.kind === 'failed'
      ? [translations['common.failed.title'], translations['common.failed.text']]
      : [translations['account.half-signed-out.title'], translations['account.half-signed-out.text']]
  const body = renderToString(
    <main>
      <Container>
        <PageError
          logo={<BrandLogo brand={brand} title={siteName} />}
          code={String(status)}
          title={title}
          text={text}
          action={
            <Inline>
              {again !== null && (
                <ButtonLink href={again} tone="accent">
                  {translations['common.retry'] ?? again}
                </ButtonLink>
              )}
              {again !== homeHref && (
                <ButtonLink href={homeHref}>{translations['common.to-start'] ?? homeHref}</ButtonLink>
              )}
            </Inline>
          }
          traceText={fillPlaceholders(translations['common.failed.trace'] ?? '{0}', [requestId])}
        />
      </Container>
    </main>,
  )
  return { title: `${title} – ${siteName}`, body }
}
