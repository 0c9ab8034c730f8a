import { Suspense, useEffect } from 'react'
import { useAtomValue } from 'jotai'
import type { ApplicationTab } from '@tradecounter/api/contract'
import { later, useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { Tabs } from '@tradecounter/ui/tabs'
import { Text } from '@tradecounter/ui/text'
import { applicationPageAtom, tabsAtom } from '../state.ts'
import { isFormTab } from '../rules.ts'
import { useActiveTab } from '../use-active-tab.ts'
import { CompanyTab } from './tabs/company/company-tab.tsx'
import { SaveLine } from './banners/save-line.tsx'
import { form } from './become-a-customer.css.ts'

const PersonsTab = later(() => import('./tabs/persons-tab.tsx'))
const DeliveryTab = later(() => import('./tabs/delivery-tab.tsx'))
const TermsTab = later(() => import('./tabs/terms-tab.tsx'))
const IdentifyTab = later(() => import('./tabs/identify-tab.tsx'))
const ReceiptTab = later(() => import('./tabs/receipt/receipt-tab.tsx'))
const ClosedTab = later(() => import('./tabs/closed-tab.tsx'), { onDemand: true })

const views = {
  company: CompanyTab,
  persons: PersonsTab,
  delivery: DeliveryTab,
  terms: TermsTab,
  identify: IdentifyTab,
  receipt: ReceiptTab,
} as const

/** The open tab: its form, or what was sent once it cannot be changed any more. */
function Panel({ tab }: { tab: ApplicationTab }) {
  const { application } = useAtomValue(applicationPageAtom)
  const isClosed = application !== null && !application.isOpen
  const { [tab]: View } = views
  return (
    <Suspense fallback={null}>
      {isClosed && tab !== 'receipt' ? <ClosedTab tab={isFormTab(tab) ? tab : null} /> : <View />}
    </Suspense>
  )
}

/** The parts of the application as tabs; each tab counts its errors (BECOME-1). */
export function ApplicationTabs() {
  const t = useTranslations()
  const tabs = useAtomValue(tabsAtom)
  const [active, open] = useActiveTab()
  const at = tabs.findIndex(({ id }) => id === active)

  // The next tabs are there before they are opened.
  useEffect(() => {
    for (const View of [PersonsTab, DeliveryTab, TermsTab, IdentifyTab, ReceiptTab]) void View.preload()
  }, [])

  return (
    <Stack space={2}>
      <Text size="s" tone="muted">
        {t('become-a-customer.step', at + 1, tabs.length)}
      </Text>
      <Tabs
        label={t('become-a-customer.tabs')}
        value={active}
        onValueChange={(id) => {
          const tab = tabs.find((known) => known.id === id)
          if (tab !== undefined) open(tab.id)
        }}
        items={tabs.map(({ id, errors }) => ({
          id,
          label: t(`become-a-customer.tab-${id}`),
          ...(errors === 0
            ? {}
            : {
                count: String(errors),
                countLabel: t.count('become-a-customer.errors', errors),
                countTone: 'error' as const,
              }),
          panel: id === active && (
            <div className={form}>
              <Panel tab={id} />
            </div>
          ),
        }))}
      />
      <SaveLine />
    </Stack>
  )
}
