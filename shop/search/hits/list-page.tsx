import { useEffect, useRef, type ReactNode } from 'react'
import { useStockPrices } from '@tradecounter/shop/product'
import { PartFailure, CachedFragment, useShop, useTranslations } from '@tradecounter/shop/core'
import { Skeleton } from '@tradecounter/ui/skeleton'
import { type ListSource, rowsOf, useList } from '../calls.ts'
import type { ListQuery } from '../query/list-query.ts'
import { ListRow } from './list-row.tsx'
import { row } from '../search-list.css.ts'

export interface ListPageProps {
  source: ListSource
  query: ListQuery
  /** The page was loaded with "show more": its first row gets the focus. */
  takesFocus: boolean
}

/** The rows of one page of a list; one request for all their stock and prices. */
export function ListPage({ source, query, takesFocus }: ListPageProps): ReactNode {
  const t = useTranslations()
  const { user } = useShop()
  const { result, error } = useList(source, query)
  const firstRow = useRef<HTMLLIElement>(null)
  const products = result?.products ?? []
  const prices = useStockPrices(rowsOf(result))
  const arrived = result !== undefined
  useEffect(() => {
    if (takesFocus && arrived) firstRow.current?.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus()
  }, [takesFocus, arrived])
  if (!arrived && error === undefined)
    return (
      <li className={row} aria-label={t('search.loading')}>
        <Skeleton shape="row" lines={3} />
      </li>
    )
  const rows = products.map((hit, index) => (
    <li key={hit.code} ref={index === 0 ? firstRow : null} className={row}>
      {/* A visitor's row shows the product and nothing else: the host keeps it for other lists that contain it. */}
      <CachedFragment name="list-row" by={user === null ? JSON.stringify(hit) : null}>
        <ListRow hit={hit} source={source} query={query} prices={prices} />
      </CachedFragment>
    </li>
  ))
  if (prices.error === undefined) return rows
  return [
    <li key="failure" className={row}>
      <PartFailure text={t('product.stock-prices-failed')} onRetry={prices.retry} />
    </li>,
    ...rows,
  ]
}
