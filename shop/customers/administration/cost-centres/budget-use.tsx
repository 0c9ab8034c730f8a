import type { CostCentre } from '@tradecounter/api/contract'
import { useFormat, useTimes, useTranslations } from '@tradecounter/shop/core'
import { Progress } from '@tradecounter/ui/progress'
import { Text } from '@tradecounter/ui/text'

/** What was ordered in the running period, beside the budget if there is one. */
export function BudgetUse({ costCentre, currency }: { costCentre: CostCentre; currency: string }) {
  const t = useTranslations()
  const format = useFormat()
  const times = useTimes()
  const { used, budget, period, periodFrom, periodUntil } = costCentre
  if (used === null) return null
  // Noon is the same day in every country of the shop.
  const dayOf = (day: string): string => times.day(`${day}T12:00:00Z`)
  const running = `${t(`customers.period-${period}`)}, ${t('customers.running', dayOf(periodFrom), dayOf(periodUntil))}`
  if (budget === null)
    return (
      <Text size="s">
        {t('customers.used-only', format.money(used, currency))} · {running}
      </Text>
    )
  const isOver = used > budget
  const valueText = [
    t('customers.used', format.money(used, currency), format.money(budget, currency)),
    ...(isOver ? [t('customers.over-budget')] : []),
  ].join(' · ')
  return (
    <Progress
      label={running}
      value={Math.min(used, Math.max(budget, 1))}
      max={Math.max(budget, 1)}
      valueText={valueText}
      {...(isOver ? { tone: 'warning' as const } : {})}
      size="s"
    />
  )
}
