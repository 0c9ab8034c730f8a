import type { Transaction } from 'kysely'
import { insertRows, type Database, type Store } from '@tradecounter/api/seed'
import { momentBefore } from './dates.ts'
import { demoCustomers } from '../people/customers.ts'
import { demoPeople } from '../people/users.ts'
import { sampleArticles, siteLanguage, type SampleArticle } from './sample-articles.ts'
import { inLanguage, translations } from '../catalogue/translations.ts'

const listNames = [
  translations('Servicebilen', 'Huoltoauto', 'Servicebilen', 'Servicevognen', 'Service van'),
  translations(
    'Badrumsrenovering',
    'Kylpyhuoneremontti',
    'Baderomsrenovering',
    'Badeværelsesrenovering',
    'Bathroom renovation',
  ),
  translations('Tom lista', 'Tyhjä lista', 'Tom liste', 'Tom liste', 'Empty list'),
]

/** Lines of each list. */
const listLengths = [12, 25, 0]

async function writeLists(
  transaction: Transaction<Database>,
  customerId: string,
  articles: readonly SampleArticle[],
  today: Date,
  language: ReturnType<typeof siteLanguage>,
) {
  const owner = demoPeople.find(({ attached }) =>
    attached.some(([id, role]) => id === customerId && role === 'buyer'),
  )
  for (const [index, name] of listNames.entries()) {
    const id = `demo-${customerId}-l${index + 1}`
    const facts = {
      customerId,
      userId: `u-${owner?.userName ?? ''}`,
      name: inLanguage(name, language),
      changedAt: momentBefore(today, 3 + index * 11),
    }
    const inserted = await transaction
      .insertInto('lists')
      .values({ id, ...facts })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) continue
    const items = Array.from(
      { length: listLengths[index] ?? 0 },
      (_, at) => articles[(index * 31 + at * 5) % articles.length],
    ).flatMap((article, at) =>
      article
        ? [
            {
              listId: id,
              variantId: article.id,
              quantity: article.unitVolume * ((at % 4) + 1),
              position: at + 1,
            },
          ]
        : [],
    )
    await insertRows(transaction, 'listItems', items)
  }
}

/** Writes article numbers, assortment and favourite lists of every demo customer. Existing lists stay unchanged. */
export async function writeCustomerData(store: Store, today: Date): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    for (const customer of demoCustomers) {
      const articles = await sampleArticles(transaction, customer)
      const letters = customer.name.slice(0, 2).toUpperCase()
      const numbers = articles
        .filter((_, index) => index % 3 === 0)
        .map(({ id }, index) => ({
          customerId: customer.id,
          variantId: id,
          code: `${letters}-${String(1001 + index)}`,
        }))
      await insertRows(transaction, 'customerNumbers', numbers)
      const products = [
        ...new Set(articles.filter((_, index) => index % 2 === 0).map(({ productId }) => productId)),
      ]
      await insertRows(
        transaction,
        'assortments',
        products.map((productId) => ({ customerId: customer.id, productId })),
      )
      await writeLists(transaction, customer.id, articles, today, siteLanguage(customer.site))
    }
  })
}
