import type { ReactNode } from 'react'
import { navigation, PartBoundary, useWords } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Container } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { PageMain } from './page-main.tsx'

/** In the place of a page that has thrown in the browser: what happened, and the way to load it again. */
function BrokenPage() {
  const t = useWords()
  return (
    <Container>
      <StatusBanner
        severity="error"
        severityLabel={t('common.severity.error')}
        title={t('common.failed.title')}
        live
        action={<Button onClick={() => navigation.reload()}>{t('common.retry')}</Button>}
      >
        {t('common.failed.text')}
      </StatusBanner>
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
