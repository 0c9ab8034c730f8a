import { SecuritySection } from '@tradecounter/shop/account'
import { sectionsOf } from '@tradecounter/shop/addresses'
import { addressOf, later, useShop, useTranslations, type RouteTo } from '@tradecounter/shop/core'
import { MyPage } from '@tradecounter/shop/my-pages'
import { link, list } from '@tradecounter/shop/my-pages/section-links'
import page from '../pages/my-account/page.ts'
import { OverviewSection } from './overview-section.tsx'
import { sectionTitle } from './sections.ts'

const SettingsSection = later(() => import('./settings-section.tsx'))

const sections = { overview: OverviewSection, settings: SettingsSection, security: SecuritySection } as const

/** My account: one section of it, with links to the others. */
export function MyAccountView({ route: { section } }: { route: RouteTo<'my-account'> }) {
  const context = useShop()
  const t = useTranslations()
  const Section = sections[section]
  return (
    <MyPage id="my-account" inner={section !== 'overview'} title={t(sectionTitle[section])}>
      <nav aria-label={t('account.my-account')} data-tour="my-account-sections">
        <ul className={list}>
          {sectionsOf(page).map((name) => (
            <li key={name}>
              <a
                className={link}
                href={addressOf({ page: 'my-account', section: name }, context)}
                aria-current={name === section ? 'page' : undefined}
              >
                {t(name === 'overview' ? 'my-account.overview' : sectionTitle[name])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Section />
    </MyPage>
  )
}
