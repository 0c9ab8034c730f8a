import type { Transaction } from 'kysely'
import { insertRows, type Database, type Store } from '@tradecounter/api/seed'
import { momentBefore } from './dates.ts'
import { demoCustomers } from '../people/customers.ts'
import { demoPeople } from '../people/users.ts'
import { everyArticle, sampleArticles, siteLanguage } from './sample-articles.ts'
import { inLanguage, translations } from '../catalogue/translations.ts'

/** The lists of a user: name, description and number of lines. */
const listContents = [
  {
    name: translations('Servicebilen', 'Huoltoauto', 'Servicebilen', 'Servicevognen', 'Service van'),
    description: translations(
      'Det som alltid ska finnas i bilen',
      'Mitä autossa pitää aina olla',
      'Det som alltid skal vere i bilen',
      'Det, der altid skal være i bilen',
      'What the van must always carry',
    ),
    lines: 12,
  },
  {
    name: translations('Lagret', 'Varasto', 'Lageret', 'Lageret', 'Store room'),
    description: translations(
      'Fylls på den första i månaden',
      'Täydennetään kuun ensimmäisenä päivänä',
      'Vert fylt opp den fyrste i månaden',
      'Fyldes op den første i måneden',
      'Filled up on the first of the month',
    ),
    lines: 60,
  },
  {
    name: translations(
      'Badrumsrenovering',
      'Kylpyhuoneremontti',
      'Baderomsrenovering',
      'Badeværelsesrenovering',
      'Bathroom renovation',
    ),
    description: translations('', '', '', '', ''),
    lines: 25,
  },
]

const note = translations('Räkna först', 'Laske ensin', 'Tel opp fyrst', 'Tæl op først', 'Count first')

type ListArticle = Awaited<ReturnType<typeof everyArticle>>[number]

/** Articles of all families from a place on, each once. */
function someArticles(articles: readonly ListArticle[], from: number, count: number): ListArticle[] {
  const step = Math.max(1, Math.floor(articles.length / count))
  const places = new Set(articles.map((_, at) => (from + at * step) % articles.length))
  return [...places].slice(0, count).flatMap((place) => articles[place] ?? [])
}

/** Those of a customer who have lists: the first buyer, and the first administrator. */
const ownersOf = (customerId: string) =>
  (['buyer', 'administrator'] as const).flatMap((role) => {
    const owner = demoPeople.find(({ attached }) =>
      attached.some(([id, ...roles]) => id === customerId && roles.includes(role)),
    )
    return owner === undefined ? [] : [{ role, userId: `u-${owner.userName}` }]
  })

async function writeLists(
  transaction: Transaction<Database>,
  customerId: string,
  articles: readonly ListArticle[],
  today: Date,
  language: ReturnType<typeof siteLanguage>,
) {
  for (const { role, userId } of ownersOf(customerId)) {
    for (const [index, { name, description, lines }] of listContents.entries()) {
      const id = `demo-${customerId}-${role === 'buyer' ? 'l' : 'a'}${index + 1}`
      const changedAt = momentBefore(today, 3 + index * 11)
      const inserted = await transaction
        .insertInto('lists')
        .values({
          id,
          customerId,
          userId,
          name: inLanguage(name, language),
          description: inLanguage(description, language),
          changedAt,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) continue
      const items = someArticles(articles, index * 31 + (role === 'buyer' ? 0 : 13), lines).map(
        (article, at) => ({
          listId: id,
          variantId: article.id,
          quantity: article.unitVolume * ((at % 4) + 1),
          position: at + 1,
          note: at % 10 === 4 ? inLanguage(note, language) : '',
          addedAt: changedAt,
        }),
      )
      await insertRows(transaction, 'listItems', items)
    }
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
      const all = await everyArticle(transaction, customer)
      await writeLists(transaction, customer.id, all, today, siteLanguage(customer.site))
    }
  })
}
