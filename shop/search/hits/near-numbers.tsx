import type { SearchResult } from '@tradecounter/api/contract'
import { localHref, useShop, useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'

/** The articles whose numbers are one typing error away from what was searched for, each by number and name. */
export default function NearNumbers({ articles }: { articles: SearchResult['nearNumbers'] }) {
  const context = useShop()
  const t = useTranslations()
  return (
    <Stack space={1}>
      {articles.map(({ variantNumber, name, url }) => (
        <Text key={variantNumber}>
          {t('quick-search.did-you-mean')}{' '}
          <Link href={localHref(url, context)}>
            {variantNumber} {name}
          </Link>
          ?
        </Text>
      ))}
    </Stack>
  )
}
