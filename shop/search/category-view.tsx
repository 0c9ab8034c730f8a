import type { CategoryResult } from '@tradecounter/api/contract'
import { addressOf, localHref, useFormat, useShop, useWords } from '@tradecounter/shop/core'
import { Breadcrumbs } from '@tradecounter/ui/breadcrumbs'
import { CategoryCard } from '@tradecounter/ui/category-card'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { SearchList } from './search-list.tsx'
import { categories } from './search-list.css.ts'

/** The categories above one: the answer's way may or may not end with the category itself. */
export const wayTo = ({
  breadcrumbs,
  name,
}: Pick<CategoryResult, 'breadcrumbs' | 'name'>): CategoryResult['breadcrumbs'] =>
  breadcrumbs.at(-1)?.text === name ? breadcrumbs.slice(0, -1) : breadcrumbs

/** A category: the way to it, the categories below it, and its list (SRCH-9). */
export function CategoryView({ category, query }: { category: CategoryResult; query: string }) {
  const context = useShop()
  const t = useWords()
  const format = useFormat()
  const { path, name, description, subCategories } = category
  const above = wayTo(category)
  return (
    <Stack space={4}>
      {above.length > 0 && (
        <Breadcrumbs
          label={t('common.breadcrumbs')}
          items={above.map(({ text, url }) => ({ text, url: localHref(url, context) }))}
          current={name}
        />
      )}
      <SearchList
        source={{ kind: 'category', path }}
        path={addressOf({ page: 'category', path, query: '' }, context)}
        initialQuery={query}
        title={name}
        intro={
          <>
            {description !== '' && <Text tone="muted">{description}</Text>}
            {subCategories.length > 0 && (
              <ul className={categories}>
                {subCategories.map((below) => (
                  <li key={below.url}>
                    <CategoryCard
                      text={below.name}
                      url={localHref(below.url, context)}
                      imageUrl={below.imageUrl}
                      count={format.count(below.count)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </>
        }
      />
    </Stack>
  )
}
