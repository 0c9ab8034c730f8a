import type { CartLine } from '@tradecounter/api/contract'
import { localHref, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { quantityText } from '../../lines/quantity-text.ts'
import { useReplaceLine } from '../../lines/use-replace-line.ts'
import { availablePacks } from './line-rules.ts'

interface LineHelpProps {
  line: CartLine
  /** Changes the line's quantity. */
  onQuantity: (quantity: number) => void
}

/** Actions for a line whose article was replaced, or with too little stock. */
export function LineHelp({ line, onQuantity }: LineHelpProps) {
  const context = useShop()
  const t = useTranslations()
  const format = useFormat()
  const { replace, busy } = useReplaceLine()
  const { name, stock, replacement, lineItemData } = line
  const short = lineItemData.warnings.includes('partlyInStock')
  const available = short ? availablePacks(line) : 0
  const day = stock?.firstDeliveryDate ?? null
  const waits = day !== null && (short || lineItemData.warnings.includes('notInStock'))

  if (!waits && available === 0 && replacement === null) return null
  const replaceLine = async (code: string): Promise<void> => {
    const done = await replace(line)
    announce(
      done ? t('cart-page.replaced', name, code) : t('cart-page.replace-failed', name),
      done ? 'polite' : 'assertive',
    )
  }
  return (
    <Stack space={2} align="start">
      {waits && (
        <Text size="s">{t(short ? 'cart-page.rest-from' : 'cart-page.all-from', format.date(day))}</Text>
      )}
      <Inline space={3} align="center">
        {available > 0 && (
          <Button size="s" onClick={() => onQuantity(available)}>
            {t('cart-page.take-available', quantityText(available, ''), line.displayUnitCode)}
          </Button>
        )}
        {replacement !== null && (
          <>
            <Button
              size="s"
              onClick={() => void replaceLine(replacement.code)}
              busy={busy}
              busyLabel={t('cart-page.replace', replacement.code)}
            >
              {t('cart-page.replace', replacement.code)}
            </Button>
            <Link href={localHref(replacement.url, context)}>{t('cart-page.see-replacement')}</Link>
          </>
        )}
      </Inline>
    </Stack>
  )
}
