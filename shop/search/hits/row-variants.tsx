import { useRef } from 'react'
import type { ProductHit, VariantList as VariantListAnswer } from '@tradecounter/api/contract'
import { localHref, PartFailure, useShop, useTranslations } from '@tradecounter/shop/core'
import { useStockPrices, useVariantList, VariantList } from '@tradecounter/shop/product'
import { Spinner } from '@tradecounter/ui/spinner'
import type { ListSource } from '../calls.ts'
import { listName } from '../tracking/list-name.ts'
import { writeListQuery, type ListQuery } from '../query/list-query.ts'
import { useTrackedRows } from '../tracking/use-tracked-rows.ts'

interface FoundVariantsProps {
  hit: ProductHit
  source: ListSource
  list: VariantListAnswer
}

/** The variants, once loaded, with their tracking. */
function FoundVariants({ hit, source, list }: FoundVariantsProps) {
  const context = useShop()
  const prices = useStockPrices(list.items)
  const place = useRef<HTMLDivElement>(null)
  const name = listName(source, 'variant')
  const rows = list.items.map(({ code, ticket, url, unitVolume }, index) => ({
    ticket,
    href: localHref(url, context),
    code,
    price: prices.of(code)?.price ?? null,
    quantity: unitVolume,
    index,
  }))
  useTrackedRows(place, name, prices.loading ? null : rows)
  return (
    <div ref={place}>
      <VariantList
        list={list}
        type="search"
        productName={hit.name}
        listName={name}
        activeCode={hit.variant.code}
      />
    </div>
  )
}

interface RowVariantsProps {
  hit: ProductHit
  source: ListSource
  /** The list that contains the row. */
  query: ListQuery
}

/** The variants of one row, loaded when it is first opened. */
export default function RowVariants({ hit, source, query }: RowVariantsProps) {
  const t = useTranslations()
  // Phrase and sort order do not affect variants (spec §7 "current filter parameters").
  const filters = writeListQuery({ ...query, phrase: '', page: 1, sort: 'Relevance', others: [] })
  const { data, error, mutate } = useVariantList(hit.code, hit.variant.code, filters)
  if (data === undefined && error !== undefined)
    return <PartFailure text={t('product.variants.failed')} onRetry={() => mutate()} />
  if (data === undefined) return <Spinner label={t('product.variants.loading')} />
  return <FoundVariants hit={hit} source={source} list={data} />
}
