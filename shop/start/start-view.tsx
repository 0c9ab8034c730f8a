import type { StartPage } from '@tradecounter/api/contract'
import { localHref, useFormat, useShop, useTranslations, AwaitAnswer } from '@tradecounter/shop/core'
import { badgesOf } from '@tradecounter/shop/product'
import { ButtonLink } from '@tradecounter/ui/button'
import { CategoryCard } from '@tradecounter/ui/category-card'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { ProductCard } from '@tradecounter/ui/product-card'
import { Text } from '@tradecounter/ui/text'
import { startAddress } from './calls.ts'
import { categories, hero, productRow } from './start-view.css.ts'

function Shelf({ title, url, products }: StartPage['shelves'][number]) {
  const context = useShop()
  const t = useTranslations()
  return (
    <Stack space={3} as="section">
      <Inline justify="between" align="baseline">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <Link href={localHref(url, context)}>{t('start.all-of')}</Link>
      </Inline>
      <ul className={productRow} aria-label={title}>
        {products.map((product) => (
          <li key={product.code}>
            <ProductCard
              name={product.name}
              url={localHref(product.url, context)}
              imageUrl={product.imageUrl}
              brand={product.brand}
              code={product.code}
              badges={badgesOf(product.labels).map(({ kind, key }) => ({ kind, text: t(key) }))}
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Start page: a short welcome, all top categories, and shelves. */
export function StartView() {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const { title, text } = context.settings.startPage
  return (
    <Stack space={12}>
      <section className={hero}>
        <Stack space={4} align="start">
          <Heading level={1} size="xl" tabIndex={-1}>
            {title}
          </Heading>
          {text !== '' && (
            <Text size="l">{context.user === null ? `${text} ${t('start.signed-out')}` : text}</Text>
          )}
          <Inline>
            <ButtonLink href={localHref(context.settings.searchBasePath, context)} tone="accent">
              {t('start.browse')}
            </ButtonLink>
          </Inline>
        </Stack>
      </section>
      <AwaitAnswer address={startAddress}>
        {(start) => (
          <>
            <Stack space={3} as="section">
              <Heading level={2} size="m">
                {t('start.categories')}
              </Heading>
              <ul className={categories}>
                {start.categories.map(({ name, url, imageUrl, count }) => (
                  <li key={url}>
                    <CategoryCard
                      prominent
                      text={name}
                      url={localHref(url, context)}
                      imageUrl={imageUrl}
                      {...(count === null ? {} : { count: format.count(count) })}
                    />
                  </li>
                ))}
              </ul>
            </Stack>
            {start.shelves.map((one) => (
              <Shelf key={one.title} {...one} />
            ))}
          </>
        )}
      </AwaitAnswer>
    </Stack>
  )
}
