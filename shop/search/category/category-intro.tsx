import type { CategoryResult } from '@tradecounter/api/contract'
import { localHref, useFormat, useShop } from '@tradecounter/shop/core'
import { CategoryCard } from '@tradecounter/ui/category-card'
import { Text } from '@tradecounter/ui/text'
import { categories } from '../search-list.css.ts'

/** Description and subcategories of a category. */
export default function CategoryIntro({
  category: { description, subCategories },
}: {
  category: CategoryResult
}) {
  const context = useShop()
  const format = useFormat()
  return (
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
  )
}
