import '@tradecounter/ui/theme/styles'
import type { ShopContext } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { PageError } from '@tradecounter/ui/page-error'
import { renderToString } from 'react-dom/server'

/** What a page of a fault is drawn from: nothing that the api would have to be asked for. */
export interface FailureInput {
  /** Of the group `common`. */
  words: ShopContext['words']
  status: number
  /** Where to try again: the address that failed. */
  href: string
  /** What support finds the fault by. */
  requestId: string
}

/** The calm page in place of one that failed (SHELL-10). It needs no script. */
export function renderFailure({ words, status, href, requestId }: FailureInput): {
  title: string
  body: string
} {
  const title = words['common.failed.title'] ?? String(status)
  const body = renderToString(
    <main>
      <PageError
        code={String(status)}
        title={title}
        text={words['common.failed.text'] ?? ''}
        action={
          <ButtonLink href={href} tone="accent">
            {words['common.retry'] ?? href}
          </ButtonLink>
        }
        traceText={requestId}
      />
    </main>,
  )
  return { title, body }
}
