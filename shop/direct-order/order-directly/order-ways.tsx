import { Suspense, useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Tabs } from '@tradecounter/ui/tabs'
import { DirectOrderForm, ManyRows } from '../index.ts'

interface OrderWaysProps {
  /** Whether the page was opened with a submitted line (`useSentLine`). */
  arrived: boolean
}

/** Two ways to order by number: row by row, and many rows at once. */
export function OrderWays({ arrived }: OrderWaysProps) {
  const t = useTranslations()
  const [way, setWay] = useState('one-by-one')
  return (
    <div data-tour="direct-order">
      <Tabs
        label={t('order-directly.ways')}
        value={way}
        onValueChange={setWay}
        items={[
          {
            id: 'one-by-one',
            label: t('order-directly.one-by-one'),
            panel: (
              <Suspense fallback={null}>
                <DirectOrderForm arrived={arrived} />
              </Suspense>
            ),
          },
          {
            id: 'many',
            label: t('order-directly.many'),
            panel: (
              <Suspense fallback={null}>
                <ManyRows />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  )
}
