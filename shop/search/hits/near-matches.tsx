import { useId } from 'react'
import type { NearMatches as Near } from '@tradecounter/api/contract'
import { CachedFragment, localHref, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { useStockPrices } from '@tradecounter/shop/product'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import type { ListSource } from '../calls.ts'
import type { ListQuery } from '../query/list-query.ts'
import type { ListAddress } from '../query/use-list-address.ts'
import { list, nearMatches, row, titleLine } from '../search-list.css.ts'
import { ListRow } from './list-row.tsx'

export interface NearMatchesProps {
  source: ListSource
  query: ListQuery
  near: Near
  address: ListAddress
}

/**
 * What a list goes on with if hardly any product has all words: products without the least telling one, or that only
 * mention them; counted apart.
 */
export default function NearMatches({ source, query, near, address }: NearMatchesProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const headingId = useId()
  const { products, total } = near
  const count = format.count(total)
  const { heading, all, href } =
    near.kind === 'mentions'
      ? {
          heading: t('search.near-mentioned', near.words),
          all: t('search.near-mentioned-all', near.words, count),
          href: address.hrefOf({ ...query, mentions: true }),
        }
      : {
          heading: t('search.near', near.unused),
          all: t('search.near-all', near.unused, count),
          href: localHref(near.link.url, context),
        }
  const prices = useStockPrices(products.map(({ variant }) => variant))
  return (
    <section aria-labelledby={headingId} className={nearMatches}>
      <Stack space={3}>
        <div className={titleLine}>
          <Heading id={headingId} level={2} size="m">
            {heading}
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
        {total > products.length && <Link href={href}>{all}</Link>}
      </Stack>
    </section>
  )
}
