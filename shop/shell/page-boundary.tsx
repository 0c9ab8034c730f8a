import type { ReactNode } from 'react'
import { navigation, PartBoundary, PartFailure, useTranslations } from '@tradecounter/shop/core'
import { Container } from '@tradecounter/ui/layout'
import { PageMain } from './page-main.tsx'

/** Shown instead of a page that has thrown in the browser: a message and a reload button. */
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
  /** Whether the page's `main` is inside, and so is removed by an error. */
  holdsMain: boolean
  children: ReactNode
}

/** The last error boundary: the reader sees a message and a next step, never an empty page. */
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
