import { useEffect, useId, useState } from 'react'
import type { VariantList as VariantListAnswer } from '@tradecounter/api/contract'
import {
  loadUntilThere,
  PartFailure,
  PricesNote,
  useFormat,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { SortMenu } from '@tradecounter/ui/sort-menu'
import { VariantCards } from '@tradecounter/ui/variant-cards'
import { VariantTable, type VariantSort } from '@tradecounter/ui/variant-table'
import { useStockPrices } from '../calls.ts'
import type { sortItems as SortItems } from './sort-items.ts'
import { useShownForms } from './use-shown-forms.ts'
import { cards, head, table } from './variant-list.css.ts'
import { cardStep, hasShowAll, heightLimit, type VariantListType } from './variant-list-rules.ts'
import { readSort, sortText } from './variant-sort.ts'
import { columnsOf, useVariantRows } from './use-variant-rows.tsx'

export interface VariantListProps {
  list: VariantListAnswer
  type: VariantListType
  /** Name of the product, for the caption. */
  productName: string
  listName: string
  activeCode?: string
}

/** The variants of one product: a table from 769 px, cards below, one request for all stock and prices. */
export function VariantList({ list, type, productName, listName, activeCode }: VariantListProps) {
  const { locale } = useShop()
  const t = useTranslations()
  const format = useFormat()
  const [sort, setSort] = useState<VariantSort | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const [cardCount, setCardCount] = useState(cardStep)
  const shownForms = useShownForms()
  const regionId = useId()
  const prices = useStockPrices(list.items)
  // Sorting needs user input, so its code loads after the page. Until then the list keeps its order.
  const [sortItems, setSortItems] = useState<typeof SortItems | null>(null)
  useEffect(() => {
    void loadUntilThere(() => import('./sort-items.ts')).then((code) => setSortItems(() => code.sortItems))
  }, [])
  const items = sortItems === null ? list.items : sortItems(list.items, sort, prices, locale)
  const rows = useVariantRows(items, prices, listName)
  const columns = columnsOf(list)
  const count = list.items.length
  const caption = t('product.variants.caption', productName)
  const price = { key: 'price', label: t('product.column.price') }
  const sortable = [
    { key: 'code', label: t('product.column.number') },
    ...columns,
    ...(prices.shown ? [price] : []),
  ]
  const directions = ['asc', 'desc'] as const
  return (
    <>
      {count > 1 && (
        <div className={head}>
          <SortMenu
            label={t('product.sort.label')}
            name="variant-sort"
            value={sortText(sort)}
            options={[
              { value: '', label: t('product.sort.standard') },
              ...sortable.flatMap(({ key, label }) =>
                directions.map((direction) => ({
                  value: sortText({ key, direction }),
                  label: t(`product.sort.${direction}`, label),
                })),
              ),
            ]}
            onValueChange={(value) => setSort(readSort(value))}
          />
          <PricesNote />
          {hasShowAll(type, count) && (
            <Button
              size="s"
              tone="quiet"
              ariaControls={regionId}
              ariaExpanded={showsAll}
              onClick={() => {
                setShowsAll(!showsAll)
                // Cards have no maximum height: "show all" renders all of them.
                setCardCount(showsAll ? cardStep : count)
              }}
            >
              {showsAll
                ? t('product.variants.show-less')
                : t('product.variants.show-all', format.count(count))}
            </Button>
          )}
        </div>
      )}
      {prices.error !== undefined && (
        <PartFailure text={t('product.stock-prices-failed')} onRetry={prices.retry} />
      )}
      <div id={regionId}>
        {shownForms.table && (
          <div className={table}>
            <VariantTable
              caption={caption}
              columns={columns}
              rows={rows}
              sort={sort}
              onSortChange={setSort}
              maxHeight={showsAll ? null : heightLimit(type, count)}
              hasStock={prices.shown}
              hasPrice={prices.shown}
              busy={prices.loading}
              {...(activeCode === undefined ? {} : { activeCode })}
              labels={{
                number: t('product.column.number'),
                customNumber: t('product.column.custom-number'),
                stock: t('product.column.stock'),
                price: t('product.column.price'),
                add: t('product.column.add'),
                sortedBy: (column, direction) => t(`product.sort.${direction}`, column),
                sortHint: t('product.sort.hint'),
                scrollArea: t('product.variants.scroll-area', productName),
              }}
            />
          </div>
        )}
        {shownForms.cards && (
          <div className={cards}>
            <VariantCards
              caption={caption}
              columns={columns}
              rows={rows}
              shown={Math.min(cardCount, count)}
              total={count}
              onShowMore={() => setCardCount(cardCount + cardStep)}
              {...(activeCode === undefined ? {} : { activeCode })}
              labels={{
                number: t('product.column.number'),
                customNumber: t('product.column.custom-number'),
                showMore: t('product.variants.show-more'),
                shownText: t('product.variants.count', Math.min(cardCount, count), count),
              }}
            />
          </div>
        )}
      </div>
    </>
  )
}
