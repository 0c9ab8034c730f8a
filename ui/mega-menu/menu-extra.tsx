import { lazy, type ReactNode, Suspense } from 'react'
import { type MenuExtraProps, opens } from './menu-item.ts'

const Content = lazy(() => import('./menu-extra-content.tsx'))

/** What an item holds beside its links: the editors' own words and the customer's salesman. Most items hold neither. */
export function MenuExtra(props: MenuExtraProps): ReactNode {
  if (!opens({ ...props.item, subItems: [] })) return null
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  )
}
