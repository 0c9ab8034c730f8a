import type { Reorder } from '@tradecounter/api/contract'
import { addressOf, localHref, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { ButtonLink } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { isAdded, type Reordering } from './use-reorder.ts'
import * as styles from './reorder-result.css.ts'

type Result = Reorder['results'][number]

/** Lines that are shown at once; the others are below their number. */
const mostShown = 20

/**
 * What became of the lines of an order that was ordered again: how many are in the cart, and each that is not as it
 * was.
 */
export function ReorderResult({ reordering: { result, problem, close } }: { reordering: Reordering }) {
  const context = useShop()
  const t = useTranslations()
  const { quantity: formatQuantity } = useFormat()

  if (problem !== null)
    return (
      <StatusBanner
        severity="error"
        severityLabel={t('common.severity.error')}
        live
        onClose={close}
        closeLabel={t('common.close')}
      >
        {t(problem === 'cartFull' ? 'orders.reorder-cart-full' : 'orders.reorder-failed')}
      </StatusBanner>
    )
  if (result === null) return null
  const added = result.results.filter(({ outcome }) => isAdded(outcome)).length
  const special = result.results.filter(({ outcome }) => outcome !== 'added')
  const textOf = ({ outcome, reason, name, quantity, replacement }: Result): string => {
    if (outcome === 'changed' && quantity === 0) return t('orders.reorder-covered', name)
    if (outcome === 'changed') return t('orders.reorder-changed', name, formatQuantity(quantity))
    if (outcome === 'replaced') return t('orders.reorder-replaced', name, replacement ?? '')
    if (outcome === 'needsConfiguration') return t('orders.reorder-needs-configuration', name)
    return t(`orders.reorder-${reason ?? 'notSold'}`, name)
  }
  const itemOf = (line: Result) => (
    <li key={line.position}>
      {line.url === null ? textOf(line) : <Link href={localHref(line.url, context)}>{textOf(line)}</Link>}
    </li>
  )
  return (
    <StatusBanner
      severity={added === 0 ? 'error' : special.length > 0 ? 'warning' : 'success'}
      severityLabel={t(
        added === 0
          ? 'common.severity.error'
          : special.length > 0
            ? 'common.severity.warning'
            : 'common.severity.success',
      )}
      live
      onClose={close}
      closeLabel={t('common.close')}
      action={
        added > 0 && (
          <ButtonLink size="s" href={addressOf({ page: 'cart' }, context)}>
            {t('orders.reorder-to-cart')}
          </ButtonLink>
        )
      }
    >
      <Stack space={2}>
        <Text>{added === 0 ? t('orders.reorder-none') : t.count('orders.reorder-added', added)}</Text>
        {special.length > 0 && <ul className={styles.list}>{special.slice(0, mostShown).map(itemOf)}</ul>}
        {special.length > mostShown && (
          <details>
            <summary className={styles.summary}>
              {t.count('orders.reorder-more', special.length - mostShown)}
            </summary>
            <ul className={styles.list}>{special.slice(mostShown).map(itemOf)}</ul>
          </details>
        )}
      </Stack>
    </StatusBanner>
  )
}
