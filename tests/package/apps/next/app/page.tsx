import { Badge } from '@tradecounter/ui/badge'
import { Price } from '@tradecounter/ui/price'
import { Totals } from '@tradecounter/ui/totals'
import type { ReactNode } from 'react'
import { Desk } from '../../desk.ts'

const labels = {
  ordinary: 'Ordinary price',
  campaign: 'Campaign price',
  loading: 'Loading',
  hidden: 'Hidden',
}

/** Rendered only on the server, except for the desk. */
export default function Page(): ReactNode {
  return (
    <main>
      <Badge kind="campaign">Campaign</Badge>
      <Price amount="118 kr" unit="/ pcs" ordinary="140 kr" campaign labels={labels} />
      <Totals rows={[{ label: 'Sum', amount: '118 kr', strong: true }]} />
      <Desk />
    </main>
  )
}
