import { sectionsOf } from '@tradecounter/shop/addresses'
import { accessOf, addressOf, later, useShop, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { Part } from '@tradecounter/shop/core/part'
import { MyPage } from '@tradecounter/shop/my-pages'
import { link, list } from '@tradecounter/shop/my-pages/section-links'
import page from '../../pages/customer-administration/page.ts'
import { sectionTitle } from './sections.ts'

const sections = {
  customers: later(() => import('./customers/customers-section.tsx')),
  units: later(() => import('./units/units-section.tsx')),
  'cost-centres': later(() => import('./cost-centres/cost-centres-section.tsx')),
  users: later(() => import('./matrix/matrix-section.tsx')),
} as const

/** Customer administration: one section of it, with links to those that the user may open. */
export function CustomerAdministrationView({
  route: { section, query },
}: {
  route: RouteTo<'customer-administration'>
}) {
  const context = useShop()
  const t = useTranslations()
  const Section = sections[section]
  const open = sectionsOf(page).filter(
    (name) => accessOf({ page: 'customer-administration', section: name, query: '' }, context) === 'allowed',
  )
  return (
    <MyPage id="customer-administration" inner={section !== 'customers'} title={t(sectionTitle[section])}>
      {open.length > 1 && (
        <nav aria-label={t('account.customer-administration')}>
          <ul className={list}>
            {open.map((name) => (
              <li key={name}>
                <a
                  className={link}
                  href={addressOf({ page: 'customer-administration', section: name, query: '' }, context)}
                  aria-current={name === section ? 'page' : undefined}
                >
                  {t(name === 'customers' ? 'customers.customers' : sectionTitle[name])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Part>
        <Section query={query} />
      </Part>
    </MyPage>
  )
}
