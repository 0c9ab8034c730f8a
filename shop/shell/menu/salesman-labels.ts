import type { useTranslations } from '@tradecounter/shop/core'
import type { SalesmanCardProps } from '@tradecounter/ui/salesman-card'

/** The labels of a salesman in the menus. */
export const salesmanLabels = (t: ReturnType<typeof useTranslations>): SalesmanCardProps['labels'] => ({
  heading: t('shell.salesman.heading'),
  telephone: t('shell.salesman.telephone'),
  email: t('shell.salesman.email'),
})
