import { siteKeys, sites, type SiteKey } from '@tradecounter/api/contract'
import {
  languageOf,
  featuredCategories,
  labelledPath,
  insertRows,
  type Store,
  writeMenuText,
} from '@tradecounter/api/seed'
import texts from './menu-texts.json' with { type: 'json' }
import { demoCustomers } from '../people/customers.ts'

/** Telephone numbers are reserved for fiction. */
const salesmen = {
  SE: {
    id: 's-berg',
    name: 'Sara Berg',
    telephoneNumber: '070-174 06 32',
    email: 'sara.berg@tradecounter.example',
  },
  NO: {
    id: 's-moen',
    name: 'Jonas Moen',
    telephoneNumber: '+47 400 12 345',
    email: 'jonas.moen@tradecounter.example',
  },
  FI: {
    id: 's-laine',
    name: 'Aino Laine',
    telephoneNumber: '+358 50 123 4567',
    email: 'aino.laine@tradecounter.example',
  },
  AX: {
    id: 's-karlsson',
    name: 'Erik Karlsson',
    telephoneNumber: '+358 18 123 457',
    email: 'erik.karlsson@tradecounter.example',
  },
  DK: {
    id: 's-holm',
    name: 'Mette Holm',
    telephoneNumber: '+45 20 12 34 56',
    email: 'mette.holm@tradecounter.example',
  },
} as const

const colleague = (id: string, name: string, title: string, area: string, absentUntil: string | null) => ({
  id: `s-${id}`,
  name,
  telephoneNumber: '070-174 06 35',
  email: `${id}@tradecounter.example`,
  title,
  area,
  absentUntil,
  absenceNote: absentUntil === null ? '' : 'Föräldraledig.',
  backupId: absentUntil === null ? null : 's-berg',
})

/** Further people of one customer: one of them away. */
const team = [
  colleague('per.lind', 'Per Lind', 'Innesäljare', 'inside', null),
  colleague('mia.storm', 'Mia Storm', 'Teknisk rådgivare', 'technical', '2099-12-31'),
  colleague('ulf.asp', 'Ulf Asp', 'Kundreskontra', 'finance', null),
]

/** The editorial text of a mega menu as HTML. */
const campaignHtml = (site: SiteKey, language: keyof typeof texts): string => {
  const { title, text, link, note } = texts[language]
  return `<h3>${title}</h3>
<p>${text}</p>
<p><a href="${labelledPath(site, 'campaign')}">${link}</a></p>
<p><em>${note}</em></p>`
}

/** Writes the editorial texts of the mega menus, and the salespeople of the demo customers. */
export async function writeMenus({ db }: Store): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const site of siteKeys) {
      const languages = new Set(sites[site].offeredLocales.map(languageOf))
      for (const path of featuredCategories(site)) {
        for (const language of languages) {
          await writeMenuText(transaction, { site, path, language, html: campaignHtml(site, language) })
        }
      }
    }
    const ids = Object.values(salesmen).map(({ id }) => id)
    const customerIds = demoCustomers.map(({ id }) => id)
    await transaction.deleteFrom('salesmenOfCustomers').where('customerId', 'in', customerIds).execute()
    await transaction.deleteFrom('salesmenOfCustomers').where('salesmanId', 'in', ids).execute()
    await transaction.deleteFrom('salesTeams').where('customerId', 'in', customerIds).execute()
    await transaction
      .deleteFrom('salesmen')
      .where('id', 'in', [...ids, ...team.map(({ id }) => id)])
      .execute()
    await insertRows(transaction, 'salesmen', Object.values(salesmen))
    await insertRows(transaction, 'salesmen', [...team])
    // Nobody is assigned to the last customer: customer service answers.
    const pairs = demoCustomers.slice(0, -1).map(({ id, site }) => ({
      customerId: id,
      salesmanId: salesmen[sites[site as SiteKey].country].id,
    }))
    await insertRows(transaction, 'salesmenOfCustomers', pairs)
    await insertRows(
      transaction,
      'salesTeams',
      team.map(({ id }, position) => ({ customerId: 'c-ror', salesmanId: id, position })),
    )
  })
}
