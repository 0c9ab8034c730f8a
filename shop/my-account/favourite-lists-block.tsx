import { Suspense, useState } from 'react'
import { canOpen } from '@tradecounter/shop/account'
import {
  useAddFavouriteList,
  useAddProblem,
  useReadFavouriteList,
  useFavouriteLists,
} from '@tradecounter/shop/cart'
import { AddedFavouriteList, type AddedListAnswer } from '@tradecounter/shop/cart/list-outcome'
import {
  addedLines,
  addressOf,
  PageWaiting,
  pushAdds,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { canOrder } from '@tradecounter/shop/orders'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { VisuallyHidden } from '@tradecounter/ui/visually-hidden'

const mostLists = 5

/** The latest favourite lists, each to be opened, and to be added to the cart by those who order; nothing without one. */
export default function FavouriteListsBlock() {
  const context = useShop()
  const t = useTranslations()
  const isOpenable = canOpen('my-lists', context)
  const { data, error, mutate } = useFavouriteLists()
  const { add, busy } = useAddFavouriteList()
  const readList = useReadFavouriteList()
  const addProblem = useAddProblem()
  const [chosen, setChosen] = useState('')
  const [added, setAdded] = useState<AddedListAnswer | null>(null)
  const [failed, setFailed] = useState<'failed' | 'full' | null>(null)
  if (data?.lists.length === 0) return null

  const addToCart = async (listId: string, name: string): Promise<void> => {
    if (busy) return
    setChosen(listId)
    setAdded(null)
    setFailed(null)
    const answer = await add(listId)
    if (answer === null || answer === 'full') return setFailed(answer ?? 'failed')
    setAdded({ ...answer, name })
    const list = await readList(listId)
    if (list !== null) pushAdds('favouritelist', addedLines(list.lines))
  }
  return (
    <Stack space={4} as="section">
      <Heading level={2} size="m">
        {t('my-account.lists')}
      </Heading>
      {failed !== null && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
          {failed === 'full' ? addProblem('full', '') : t('list-outcome.failed')}
        </StatusBanner>
      )}
      {added !== null && (
        <Suspense fallback={null}>
          <AddedFavouriteList added={added} onChange={setAdded} />
        </Suspense>
      )}
      {data === undefined ? (
        <PageWaiting error={error} onRetry={() => mutate()} />
      ) : (
        data.lists.slice(0, mostLists).map(({ listId, name, lineCount }) => (
          <Inline key={listId} space={4}>
            {isOpenable ? (
              <Link
                href={addressOf({ page: 'my-lists', query: `list=${encodeURIComponent(listId)}` }, context)}
              >
                {name}
              </Link>
            ) : (
              <Text as="span" strong>
                {name}
              </Text>
            )}
            <Text as="span" tone="muted">
              {t.count('cart.count', lineCount)}
            </Text>
            {canOrder(context) && (
              <Button
                size="s"
                busy={busy && chosen === listId}
                busyLabel={t('cart.adding')}
                disabled={lineCount === 0}
                onClick={() => void addToCart(listId, name)}
              >
                {t('cart.add')} <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            )}
          </Inline>
        ))
      )}
      {data !== undefined && isOpenable && (
        <Inline>
          <Link href={addressOf({ page: 'my-lists', query: '' }, context)}>{t('my-account.all-lists')}</Link>
        </Inline>
      )}
    </Stack>
  )
}
