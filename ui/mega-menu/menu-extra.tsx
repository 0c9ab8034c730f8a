import type { ReactNode } from 'react'
import { RichText } from '../rich-text/index.ts'
import { SalesmanCard, type SalesmanCardProps } from '../salesman-card/index.ts'
import type { MenuItem } from './menu-item.ts'

/** Props of `MenuExtra`. */
export interface MenuExtraProps {
  item: MenuItem
  salesmanLabels: SalesmanCardProps['labels']
}

/** The additional content of an item: editorial content and the customer's salesman. Most items have neither. */
export function MenuExtra({ item, salesmanLabels }: MenuExtraProps): ReactNode {
  const { nodes = [], salesMan } = item
  return (
    <>
      {salesMan !== undefined && <SalesmanCard {...salesMan} labels={salesmanLabels} />}
      {nodes.length > 0 && <RichText nodes={nodes} size="s" />}
    </>
  )
}
