import { useCallback } from 'react'
import type { ListLines, MyListLine } from '@tradecounter/api/contract'
import { quantityText } from '@tradecounter/shop/cart'
import { formatOf, hiddenPrices, timesOf, translatorOf, useShop } from '@tradecounter/shop/core'
import type { ListColumn } from '@tradecounter/shop/list-page'
import { rowButtons } from '@tradecounter/shop/my-pages'
import { VariantStock } from '@tradecounter/shop/stock'
import { IconButton } from '@tradecounter/ui/icon-button'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import * as styles from '../../my-lists.css.ts'
import { Article } from './article.tsx'
import { LineQuantity } from './line-quantity.tsx'

interface LineColumnsOptions {
  listId: string
  canManage: boolean
  onChanged: () => Promise<unknown>
  onNote: (line: MyListLine) => void
  onRemove: (line: MyListLine) => void
}

type LineColumn = ListColumn<MyListLine>

/** The columns of the lines. Those with prices are only for readers who see prices. */
export function useLineColumns({ listId, canManage, onChanged, onNote, onRemove }: LineColumnsOptions) {
  const context = useShop()
  return useCallback(
    (answer: ListLines | null): LineColumn[] => {
      const [t, format, times] = [translatorOf(context), formatOf(context), timesOf(context)]
      const currency = answer?.currency ?? context.currency
      const onRequest = t('cart.price-on-request')
      const prices: LineColumn[] = [
        {
          id: 'price',
          label: t('my-lists.price'),
          numeric: true,
          cell: ({ unitPrice, priceUnit }) =>
            unitPrice === null
              ? onRequest
              : t('cart.unit-price', format.money(unitPrice, currency), priceUnit),
        },
        {
          id: 'sum',
          label: t('my-lists.sum'),
          numeric: true,
          cell: ({ sum }) => (sum === null ? '' : format.money(sum, currency)),
        },
      ]
      const buttons: LineColumn = {
        id: 'actions',
        label: t('my-lists.actions'),
        controls: true,
        hideable: false,
        cell: (line) => (
          <div className={rowButtons}>
            <IconButton
              icon="edit"
              size="s"
              label={t('my-lists.note-of', line.name)}
              onClick={() => onNote(line)}
            />
            <IconButton
              icon="trash"
              size="s"
              label={t('my-lists.delete-name', line.name)}
              onClick={() => onRemove(line)}
            />
          </div>
        ),
      }
      return [
        { id: 'name', label: t('my-lists.article'), cell: (line) => <Article line={line} /> },
        {
          id: 'articleNumber',
          label: t('cart.article'),
          oneLine: true,
          cell: ({ variantNbr, customerSpecificVariantNumber: ownNumber }) => (
            <Stack as="span" space={1}>
              <span>{variantNbr}</span>
              {ownNumber !== '' && (
                <Text as="span" size="s" tone="muted">
                  {t('cart.custom-article')} {ownNumber}
                </Text>
              )}
            </Stack>
          ),
        },
        {
          id: 'quantity',
          label: t('my-lists.quantity'),
          hideable: false,
          cell: (line) =>
            canManage ? (
              <div className={styles.quantity}>
                <LineQuantity listId={listId} line={line} onChanged={onChanged} />
              </div>
            ) : (
              quantityText(line.asked, line.displayUnitCode)
            ),
        },
        ...(hiddenPrices(context.user) === null ? prices : []),
        {
          id: 'stock',
          label: t('my-lists.stock'),
          cell: ({ stock, displayUnitCode }) =>
            stock === null ? (
              ''
            ) : (
              <div className={styles.stock}>
                <VariantStock stock={stock} unit={displayUnitCode} loading={false} />
              </div>
            ),
        },
        {
          id: 'addedAt',
          label: t('my-lists.added'),
          oneLine: true,
          cell: ({ addedAt }) => (addedAt === '' ? '' : times.day(addedAt)),
        },
        ...(canManage ? [buttons] : []),
      ]
    },
    [context, listId, canManage, onChanged, onNote, onRemove],
  )
}
