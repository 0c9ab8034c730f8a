import { families } from './families/index.ts'
import type { Family } from './family.ts'
import { productAt, type DemoProduct } from './product.ts'

/** How many of the catalogue's articles each family gets; at least two. */
function sharesOf(articles: number): [Family, number][] {
  const weights = families.reduce((sum, { weight }) => sum + weight, 0)
  let given = 0
  let weighed = 0
  return families.map((family) => {
    weighed += family.weight
    const upTo = Math.round((articles * weighed) / weights)
    const share = Math.max(2, upTo - given)
    given += share
    return [family, share]
  })
}

/** Makes `next` the replacement of a discontinued product and of each of its variants. */
function followedBy(product: DemoProduct, next: DemoProduct): DemoProduct {
  return {
    ...product,
    replacedBy: next.code,
    variants: product.variants.map((variant, index) => ({
      ...variant,
      buyable: false,
      replacedBy: (next.variants[index] ?? next.variants[0])?.code ?? null,
    })),
  }
}

function* productsOfFamily(family: Family, share: number): Generator<DemoProduct> {
  let waiting: DemoProduct | null = null
  let articles = 0
  for (let n = 0; articles < share; n += 1) {
    const product = productAt(family, n, articles, share - articles)
    articles += product.variants.length
    if (waiting) yield waiting.discontinued ? followedBy(waiting, product) : waiting
    waiting = product
  }
  if (waiting) yield waiting
}

/** Generates the products of a catalogue with so many articles, family by family, two of them in memory at a time. */
export function* demoProducts(articles: number): Generator<DemoProduct> {
  for (const [family, share] of sharesOf(articles)) yield* productsOfFamily(family, share)
}
