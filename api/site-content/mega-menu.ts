import type { CategoryNode, RichNode } from '../contract/index.ts'
import { readMenuTexts, translationsFor } from '../sites/service.ts'
import { salesmanOf } from '../accounts/service.ts'
import { readCategories, buildCategoryTree } from '../catalogue/categories/service.ts'
import { categoryUrl } from '../catalogue/articles/service.ts'
import { orderCategories } from './category-order.ts'
import type { Caller, Services } from '../platform/services.ts'

const pathOf = ({ url }: CategoryNode): string => url.slice(categoryUrl('').length)

const withTexts = (node: CategoryNode, texts: ReadonlyMap<string, RichNode[]>): CategoryNode => {
  const html = texts.get(pathOf(node))
  return {
    ...node,
    subCategories: node.subCategories.map((child) => withTexts(child, texts)),
    ...(html === undefined ? {} : { html }),
  }
}

/** The menu item of the customer's salesperson; none for a visitor. */
async function salesmanEntry({ store }: Services, caller: Caller): Promise<CategoryNode[]> {
  const salesMan = caller.userId === '' ? null : await salesmanOf(store.db, caller.customerId)
  return salesMan === null
    ? []
    : [
        {
          name: translationsFor(caller.language).user.mySalesman,
          url: '/my-pages/my-sales-person',
          subCategories: [],
          isMySalesmanPage: true,
          salesMan,
        },
      ]
}

/** The mega menu of a site (SHELL-6). With one level, as on every page, it has no editorial texts. */
export async function readMegaMenu(
  services: Services,
  caller: Caller,
  levels: number,
): Promise<CategoryNode[]> {
  const { db } = services.store
  const [categories, texts, salesman] = await Promise.all([
    readCategories(db, caller),
    levels > 1 ? readMenuTexts(db, caller.site, caller.language) : new Map<string, RichNode[]>(),
    salesmanEntry(services, caller),
  ])
  const tree = orderCategories(caller.site, buildCategoryTree(categories, levels), pathOf)
  return [...tree.map((node) => withTexts(node, texts)), ...salesman]
}
