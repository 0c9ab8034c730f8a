import { families } from './families/index.ts'
import type { Family } from './family.ts'
import { productAt, type DemoProduct } from './product.ts'

/** Articles of each family when the catalogue has so many in all; every family gets some. */
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

/** A discontinued product is followed by the next one of its family, and each variant by the one in its place. */
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

/** Every product of a catalogue with so many articles, family by family. Two are held at a time, so any size can be streamed. */
export function* demoProducts(articles: number): Generator<DemoProduct> {
  for (const [family, share] of sharesOf(articles)) yield* productsOfFamily(family, share)
}
