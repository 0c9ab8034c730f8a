import '@tradecounter/ui/theme/styles'
import { fillWords, type ShopContext } from '@tradecounter/shop/core'
import { BrandLogo } from '@tradecounter/ui/brand-logo'
import { ButtonLink } from '@tradecounter/ui/button'
import { Container, Inline } from '@tradecounter/ui/layout'
import { PageError } from '@tradecounter/ui/page-error'
import { renderToString } from 'react-dom/server'

/** What a page of a fault is drawn from: nothing that the api would have to be asked for. */
export interface FailureInput {
  /** Of the group `common`. */
  words: ShopContext['words']
  brand: ShopContext['brand']
  siteName: string
  status: number
  /** Where to try again: the address that failed. */
  href: string
  /** The start page in the reader's language. */
  homeHref: string
  /** What support finds the fault by. */
  requestId: string
}

/** The calm page in place of one that failed (SHELL-10). It needs no script. */
export function renderFailure(input: FailureInput): { title: string; body: string } {
  const { words, brand, siteName, status, href, homeHref, requestId } = input
  const title = words['common.failed.title'] ?? String(status)
  const body = renderToString(
    <main>
      <Container>
        <PageError
          logo={<BrandLogo brand={brand} title={siteName} />}
          code={String(status)}
          title={title}
          text={words['common.failed.text'] ?? ''}
          action={
            <Inline>
              <ButtonLink href={href} tone="accent">
                {words['common.retry'] ?? href}
              </ButtonLink>
              {href !== homeHref && (
                <ButtonLink href={homeHref}>{words['common.to-start'] ?? homeHref}</ButtonLink>
              )}
            </Inline>
          }
          traceText={fillWords(words['common.failed.trace'] ?? '{0}', [requestId])}
        />
      </Container>
    </main>,
  )
  return { title: `${title} – ${siteName}`, body }
}
