import type { ReactNode } from 'react'
import { RichText } from '../rich-text/index.ts'
import { SalesmanCard, type SalesmanCardProps } from '../salesman-card/index.ts'
import type { MenuItem } from './menu-item.ts'

/** What an item holds beside its links: the editors' own words and the customer's salesman. */
export function MenuExtra(props: { item: MenuItem; salesmanLabels: SalesmanCardProps['labels'] }): ReactNode {
  const { nodes = [], salesMan } = props.item
  return (
    <>
      {salesMan !== undefined && <SalesmanCard {...salesMan} labels={props.salesmanLabels} />}
      {nodes.length > 0 && <RichText nodes={nodes} size="s" />}
    </>
  )
}
