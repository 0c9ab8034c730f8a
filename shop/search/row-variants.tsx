import type { ProductHit } from '@tradecounter/api/contract'
import { useWords } from '@tradecounter/shop/core'
import { useVariantList, VariantList } from '@tradecounter/shop/product'
import { Button } from '@tradecounter/ui/button'
import { Spinner } from '@tradecounter/ui/spinner'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import type { ListSource } from './calls.ts'
import { listName } from './list-context.ts'

/** The variants of one row, fetched when it is opened first. */
export default function RowVariants({ hit, source }: { hit: ProductHit; source: ListSource }) {
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
  return (
    <VariantList
      list={data}
      type="search"
      productName={hit.name}
      listName={listName(source, 'variant')}
      activeCode={hit.variant.code}
    />
  )
}
