import type { ReactNode } from 'react'
import { RichText } from '../rich-text/index.ts'
import { SalesmanCard } from '../salesman-card/index.ts'
import type { MenuExtraProps } from './menu-item.ts'

/** What `MenuExtra` shows, fetched with the first panel that has any of it. */
export default function MenuExtraContent({ item, salesmanLabels }: MenuExtraProps): ReactNode {
  const { nodes = [], salesMan } = item
  return (
    <>
      {salesMan !== undefined && <SalesmanCard {...salesMan} labels={salesmanLabels} />}
      {nodes.length > 0 && <RichText nodes={nodes} size="s" />}
    </>
  )
}
