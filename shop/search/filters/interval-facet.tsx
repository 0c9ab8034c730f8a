import type { Facet } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { IntervalFilter, readBound, writeBound, type IntervalBounds } from '@tradecounter/ui/interval-filter'
import { intervalParameters, type Interval } from '../query/list-query.ts'
import { useIntervalEdit } from './use-interval-edit.ts'

export interface IntervalFacetProps {
  facet: Facet
  bounds: IntervalBounds
  /** The ends in the address, undefined if absent. */
  interval: Interval | undefined
  onApply: (interval: Interval) => void
}

/** The filter of one interval facet, in its section. */
export default function IntervalFacet({ facet, bounds, interval, onApply }: IntervalFacetProps) {
  const t = useTranslations()
  const { attributeId, name, unit } = facet
  const applied = {
    from: readBound(interval?.from ?? '', -Infinity) ?? null,
    to: readBound(interval?.to ?? '', -Infinity) ?? null,
  }
  const edit = useIntervalEdit(applied, ({ from, to }) =>
    onApply({ attributeId, from: writeBound(from), to: writeBound(to) }),
  )
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
        ambiguous: (grouped, decimal) => t('search.interval.ambiguous', grouped, decimal),
        notNumber: t(bounds.min < 0 ? 'search.interval.not-number-signed' : 'search.interval.not-number'),
      }}
    />
  )
}
