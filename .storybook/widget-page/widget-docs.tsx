import { lazy, Suspense, type JSX } from 'react'

// The blocks of the page are large, and a story's test never needs them.
const WidgetPage = lazy(() => import('./widget-page.tsx'))

/** Replaces Storybook's own documentation page of a component. */
export function WidgetDocs(): JSX.Element {
  return (
    <Suspense>
      <WidgetPage />
    </Suspense>
  )
}
