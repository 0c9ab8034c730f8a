import { useRef } from 'react'
import type { ProductHit, VariantList as VariantListAnswer } from '@tradecounter/api/contract'
import { localHref, useShop, useWords } from '@tradecounter/shop/core'
import { useStockPrices, useVariantList, VariantList } from '@tradecounter/shop/product'
import { Button } from '@tradecounter/ui/button'
import { Spinner } from '@tradecounter/ui/spinner'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import type { ListSource } from './calls.ts'
import { listName } from './list-context.ts'
import { useTrackedRows } from './use-tracked-rows.ts'

interface RowVariantsProps {
  hit: ProductHit
  source: ListSource
}

/** The variants, once they are there, with what statistics hear of them. */
function FoundVariants({ hit, source, list }: RowVariantsProps & { list: VariantListAnswer }) {
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

/** The variants of one row, fetched when it is opened first. */
export default function RowVariants({ hit, source }: RowVariantsProps) {
  const t = useWords()
  const { data, error, mutate } = useVariantList(hit.code, hit.variant.code, true)
  if (data === undefined && error !== undefined)
    return (
      <StatusBanner
        severity="error"
        severityLabel={t('common.severity.error')}
        live
        action={
          <Button size="s" onClick={() => void mutate()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('product.variants.failed')}
      </StatusBanner>
    )
  if (data === undefined) return <Spinner label={t('product.variants.loading')} />
  return <FoundVariants hit={hit} source={source} list={data} />
}
