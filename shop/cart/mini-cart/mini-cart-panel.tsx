import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Stack } from '@tradecounter/ui/layout'
import { MiniCart } from '@tradecounter/ui/mini-cart'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { Text } from '@tradecounter/ui/text'
import {
  addressOf,
  hasPermission,
  PartFailure,
  useFormat,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { miniCartLines } from './mini-cart-lines.ts'
import { miniCartPrices } from './mini-cart-rules.ts'
import { RemovalBanner } from '../lines/removal-banner.tsx'
import { useMiniCart } from './use-mini-cart.ts'
import { useRemoval } from '../lines/use-removal.ts'

export interface MiniCartPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The mini cart in its side panel (CART-4). Loaded on the first click on the header's cart. */
export default function MiniCartPanel({ open, onOpenChange }: MiniCartPanelProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const { cart, failed, busy, retry, fetchPrices } = useMiniCart(open)
  const removal = useRemoval()
  const signedIn = context.user !== null
  // The cart page explains what is missing.
  const canOrder = hasPermission(context.user, 'perm:order')
  const prices = cart ? miniCartPrices(cart, signedIn) : null
  const total = prices?.total ?? null

  const lines = cart
    ? miniCartLines(cart, { context, format, t, withPrices: prices?.lines ?? false }).map((line) => ({
        ...line,
        remove: {
          label: t('cart.remove', line.name),
          onRemove: () => void removal.removeItem(line.itemId, line.name),
          busy: removal.removing === line.itemId,
        },
      }))
    : []

  return (
    <SidePanel
      open={open}
      onOpenChange={onOpenChange}
      title={t(signedIn ? 'cart.title' : 'cart.list-title')}
      closeLabel={t('common.close')}
      footer={
        lines.length > 0 && (
          <Stack space={2}>
            {canOrder && (
              <ButtonLink href={addressOf({ page: 'checkout' }, context)} tone="accent" wide>
                {t('cart.to-checkout')}
              </ButtonLink>
            )}
            <ButtonLink
              href={addressOf({ page: signedIn ? 'cart' : 'purchase-list' }, context)}
              tone={canOrder ? 'neutral' : 'accent'}
              wide
            >
              {t(signedIn ? 'cart.to-cart' : 'cart.to-list')}
            </ButtonLink>
          </Stack>
        )
      }
    >
      <Stack space={3}>
        <RemovalBanner removal={removal} />
        {failed && (
          <PartFailure text={t(signedIn ? 'cart.load-failed' : 'cart.load-failed-list')} onRetry={retry} />
        )}
        {(cart !== undefined || !failed) && (
          <MiniCart
            lines={lines}
            emptyTitle={t(signedIn ? 'cart.none-title' : 'cart.none-title-list')}
            emptyText={t(signedIn ? 'cart.none-text' : 'cart.none-text-list')}
            busy={busy || cart === undefined}
            busyLabel={t(signedIn ? 'cart.loading' : 'cart.loading-list')}
            labels={{
              list: t(signedIn ? 'cart.lines' : 'cart.lines-list'),
              error: t('common.severity.error'),
              warning: t('common.severity.warning'),
            }}
            {...(total !== null && cart
              ? { total: { label: t('cart.total'), amount: format.money(total, cart.currency) } }
              : {})}
          />
        )}
        {cart !== undefined && cart.lineCount > lines.length && (
          <Text tone="muted">{t.count('cart.more-lines', cart.lineCount - lines.length)}</Text>
        )}
        {prices?.fetchOffered && lines.length > 0 && (
          <Button tone="quiet" onClick={fetchPrices} busy={busy} busyLabel={t('cart.loading')}>
            {t('cart.show-prices')}
          </Button>
        )}
      </Stack>
    </SidePanel>
  )
}
