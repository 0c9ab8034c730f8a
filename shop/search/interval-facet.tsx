import type { Facet } from '@tradecounter/api/contract'
import { useWords } from '@tradecounter/shop/core'
import { IntervalFilter } from '@tradecounter/ui/interval-filter'
import { boundsOf } from './facet-sections.ts'
import { intervalIn, withInterval } from './interval-change.ts'
import type { ListAddress } from './list-address.ts'
import { intervalParameters } from './list-query.ts'
import { useIntervalEdit } from './use-interval-edit.ts'

/** The filter of one interval facet, in its section. */
export default function IntervalFacet({ facet, address }: { facet: Facet; address: ListAddress }) {
  const t = useWords()
  const { attributeId, name, unit } = facet
  const { query, go } = address
  const edit = useIntervalEdit(intervalIn(query, attributeId), (value) =>
    go(withInterval(query, attributeId, value)),
  )
  const bounds = boundsOf(facet)
  if (bounds === undefined) return null
  return (
    <IntervalFilter
      label={name}
      unit={unit}
      {...bounds}
      value={edit.value}
      onValueChange={edit.change}
      onValueCommit={edit.settle}
      onApply={edit.applyNow}
      names={intervalParameters(attributeId)}
      labels={{
        from: t('search.interval.from'),
        to: t('search.interval.to'),
        fromThumb: t('search.interval.from-thumb', name),
        toThumb: t('search.interval.to-thumb', name),
        range: (min, max) => t('search.interval.range', min, max),
      }}
      messages={{
        minimumNotValid: (min) => t('search.interval.minimum-not-valid', min),
        minimumAboveMaximum: (maximum) => t('search.interval.minimum-above-maximum', maximum),
        maximumNotValid: (min, max) => t('search.interval.maximum-not-valid', min, max),
        maximumBelowMinimum: (minimum) => t('search.interval.maximum-below-minimum', minimum),
      }}
    />
  )
}
