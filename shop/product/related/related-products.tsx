import type { Recommendations } from '@tradecounter/api/contract'
import {
  addressOf,
  localHref,
  PartFailure,
  useFormat,
  useShop,
  useTimes,
  useTranslations,
  useHydrated,
  languageOf,
} from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { ProductCard } from '@tradecounter/ui/product-card'
import { Text } from '@tradecounter/ui/text'
import { useRecommendations } from '../calls.ts'
import * as styles from './related-products.css.ts'

type Related = Recommendations['accessories']

/** Recommendations for a product, requested in the browser after the page has loaded. */
export default function RelatedProducts({ code }: { code: string }) {
  const t = useTranslations()
  const { user } = useShop()
  const hydrated = useHydrated()
  const { data, error, mutate } = useRecommendations(hydrated ? code : null)
  // For visitors only the script requests it, so the page need not wait for it.
  if (data === undefined && user === null && !hydrated) return null
  if (data === undefined)
    return (
      <PartFailure
        waiting={error === undefined}
        text={t('product-page.around-failed')}
        onRetry={() => mutate()}
      />
    )
  return (
    <Stack space={8}>
      <DeliveryFacts delivery={data.delivery} />
      <Bought lines={data.recentlyBought} />
      <Shelf title={t('product-page.accessories')} id="accessories" products={data.accessories} />
      <Shelf title={t('product-page.alternatives')} id="alternatives" products={data.alternatives} />
    </Stack>
  )
}

function DeliveryFacts({ delivery }: Pick<Recommendations, 'delivery'>) {
  const t = useTranslations()
  const format = useFormat()
  return (
    <Stack space={2} as="section">
      <Heading level={2} size="m">
        {t('product-page.delivery')}
      </Heading>
      <Text>
        {t('product-page.next-delivery', format.date(delivery.nextDeliveryDate))}
        {delivery.branch !== '' && ` ${t('product-page.delivery-from', delivery.branch)}`}
      </Text>
    </Stack>
  )
}

function Bought({ lines }: { lines: Recommendations['recentlyBought'] }) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  if (lines.length === 0) return null
  return (
    <Stack space={2} as="section">
      <Heading level={2} size="m">
        {t('product-page.bought')}
      </Heading>
      <ul className={styles.list}>
        {lines.map(({ code, quantity, displayUnitCode, placedAt, orderNumber }) => (
          <li key={`${orderNumber} ${code}`}>
            <Text as="span" numeric>
              {code}:{' '}
              {t('product-page.bought-line', format.quantity(quantity), displayUnitCode, times.day(placedAt))}
            </Text>{' '}
            <Link href={addressOf({ page: 'order', orderNumber }, context)}>
              {t('product-page.order', orderNumber)}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Shelf({ title, id, products }: { title: string; id: string; products: Related }) {
  const context = useShop()
  if (products.length === 0) return null
  return (
    <Stack space={3} as="section">
      <Heading level={2} size="m" id={id}>
        {title}
      </Heading>
      <ul className={styles.row} aria-labelledby={id}>
        {products.map(({ code, name, lang, url, imageUrl }) => (
          <li key={code}>
            <ProductCard
              name={name}
              {...languageOf({ lang })}
              url={localHref(url, context)}
              imageUrl={imageUrl}
              brand=""
              badges={[]}
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
