import { useState } from 'react'
import type { AddFavouriteListAnswer } from '@tradecounter/api/contract'
import { canOpen } from '@tradecounter/shop/account'
import {
  addedLines,
  addressOf,
  PartFailure,
  pushAdds,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button, ButtonLink } from '@tradecounter/ui/button'
import { Dialog } from '@tradecounter/ui/dialog'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Select } from '@tradecounter/ui/select'
import { Spinner } from '@tradecounter/ui/spinner'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Text } from '@tradecounter/ui/text'
import { useAddFavouriteList } from '../../lines/use-add-favourite-list.ts'
import { useAddProblem } from '../../add-to-cart/use-add-problem.ts'
import { useFavouriteList, useFavouriteLists } from '../../favourite-lists/calls.ts'
import { ListLines } from '../../list-outcome/list-lines.tsx'

interface FromListDialogProps {
  onClose: () => void
  /** Called with the list's name and the outcome of its lines. */
  onAdded: (name: string, answer: AddFavouriteListAnswer) => void
}

/** Chooses a favourite list to add to the cart, with a preview of the outcome of each line. */
export default function FromFavouriteListDialog({ onClose, onAdded }: FromListDialogProps) {
  const t = useTranslations()
  const context = useShop()
  const [chosen, setChosen] = useState<string | null>(null)
  const [failed, setFailed] = useState<'failed' | 'full' | null>(null)
  const addProblem = useAddProblem()
  const failedText = failed === 'full' ? addProblem('full', '') : t('list-outcome.failed')
  const { data: own, error: listsError, mutate: readAgain } = useFavouriteLists()
  const listId = chosen ?? own?.lists[0]?.listId ?? null
  const { data: list, error: listError, mutate: readListAgain } = useFavouriteList(listId)
  const { add, busy } = useAddFavouriteList()
  const unread = listsError !== undefined || listError !== undefined

  const addChosen = async (): Promise<void> => {
    if (list === undefined) return
    const answer = await add(list.listId)
    if (answer === null || answer === 'full') {
      setFailed(answer ?? 'failed')
      announce(answer === 'full' ? addProblem('full', '') : t('list-outcome.failed'), 'assertive')
    } else {
      pushAdds('favouritelist', addedLines(list.lines))
      onAdded(list.name, answer)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('cart-page.from-list')}
      closeLabel={t('common.close')}
    >
      <Stack space={4}>
        {unread && (
          <PartFailure
            text={t('cart-page.from-list-unread')}
            onRetry={() => Promise.all([readAgain(), readListAgain()])}
          />
        )}
        {!unread && failed !== null && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live>
            {failedText}
          </StatusBanner>
        )}
        {own?.lists.length === 0 && <Text>{t('cart-page.from-list-none')}</Text>}
        {listId !== null && own !== undefined && (
          <Select
            label={t('cart-page.from-list-choose')}
            name="list"
            value={listId}
            onValueChange={setChosen}
            options={own.lists.map(({ listId: value, name, lineCount }) => ({
              value,
              label: t('cart-page.from-list-option', name, t.count('cart.count', lineCount)),
            }))}
          />
        )}
        {!unread && (own === undefined || (listId !== null && list === undefined)) && (
          <Spinner label={t('cart-page.from-list-loading')} />
        )}
        {list !== undefined && list.lines.length > 0 && (
          <ListLines
            lines={list.lines}
            label={t('cart-page.from-list-lines', list.name)}
            more={list.lineCount - list.lines.length}
          />
        )}
        <Inline space={3}>
          {list !== undefined && list.lines.length > 0 && (
            <Button tone="accent" busy={busy} busyLabel={t('cart.adding')} onClick={() => void addChosen()}>
              {t('cart.add')}
            </Button>
          )}
          {list !== undefined && list.lineCount > 0 && canOpen('offers', context) && (
            <ButtonLink
              href={addressOf(
                { page: 'offers', query: `view=new&from=list&list=${encodeURIComponent(list.listId)}` },
                context,
              )}
            >
              {t('cart-page.request-offer')}
            </ButtonLink>
          )}
          {canOpen('my-lists', context) && (
            <ButtonLink href={addressOf({ page: 'my-lists', query: '' }, context)}>
              {t('account.my-lists')}
            </ButtonLink>
          )}
          <Button onClick={onClose}>{t('cart.cancel')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
