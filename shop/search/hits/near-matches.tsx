import { useId } from 'react'
import type { SearchResult } from '@tradecounter/api/contract'
import { CachedFragment, localHref, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { useStockPrices } from '@tradecounter/shop/product'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import type { ListSource } from '../calls.ts'
import type { ListQuery } from '../query/list-query.ts'
import { list, nearMatches, row, titleLine } from '../search-list.css.ts'
import { ListRow } from './list-row.tsx'

export interface NearMatchesProps {
  source: ListSource
  query: ListQuery
  near: NonNullable<SearchResult['nearMatches']>
}

/** What a list goes on with if hardly any product has all words: products without the least telling one, or that only mention them; counted apart. */
export default function NearMatches({ source, query, near }: NearMatchesProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const headingId = useId()
  const { products, total, unused, mentioned, link } = near
  const prices = useStockPrices(products.map(({ variant }) => variant))
  return (
    <section aria-labelledby={headingId} className={nearMatches}>
      <Stack space={3}>
        <div className={titleLine}>
          <Heading id={headingId} level={2} size="m">
            {mentioned ? t('search.near-mentioned', unused) : t('search.near', unused)}
          </Heading>
          <Text as="span" tone="muted" numeric>
            {t.count('search.hits', total)}
          </Text>
        </div>
        <ul className={list} aria-labelledby={headingId}>
          {products.map((hit) => (
            <li key={hit.code} className={row}>
              <CachedFragment name="list-row" by={context.user === null ? JSON.stringify(hit) : null}>
                <ListRow hit={hit} source={source} query={query} prices={prices} />
              </CachedFragment>
            </li>
          ))}
        </ul>
        {link !== null && total > products.length && (
          <Link href={localHref(link.url, context)}>{t('search.near-all', unused, format.count(total))}</Link>
        )}
      </Stack>
    </section>
  )
}
