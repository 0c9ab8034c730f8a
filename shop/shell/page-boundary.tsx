import type { ReactNode } from 'react'
import { navigation, PartBoundary, PartFailure, useTranslations } from '@tradecounter/shop/core'
import { Container } from '@tradecounter/ui/layout'
import { PageMain } from './page-main.tsx'

/** In the place of a page that has thrown in the browser: what happened, and the way to load it again. */
function BrokenPage() {
  const t = useTranslations()
  return (
    <Container>
      <PartFailure
        title={t('common.failed.title')}
        text={t('common.failed.text')}
        onRetry={() => navigation.reload()}
      />
    </Container>
  )
}

export interface PageBoundaryProps {
  /** Whether the `main` of the page is inside, and so is gone together with what has thrown. */
  holdsMain: boolean
  children: ReactNode
}

/** The last resort: whatever throws inside, the reader sees a message and a way on, never an empty page. */
export const PageBoundary = ({ holdsMain, children }: PageBoundaryProps) => (
  <PartBoundary
    renderFailure={() =>
      holdsMain ? (
        <PageMain>
          <BrokenPage />
        </PageMain>
      ) : (
        <BrokenPage />
      )
    }
  >
    {children}
  </PartBoundary>
)
