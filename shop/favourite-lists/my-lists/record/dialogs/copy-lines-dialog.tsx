import { type FormEvent, useId, useRef, useState } from 'react'
import type { FavouriteLists } from '@tradecounter/api/contract'
import { favouriteListsAddress, longestListName } from '@tradecounter/shop/cart'
import { PageWaiting, useAnswer, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { useForm, useSendOnce } from '@tradecounter/shop/forms'
import { FormDialog } from '@tradecounter/shop/forms/form-dialog'
import { Select } from '@tradecounter/ui/select'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { TextField } from '@tradecounter/ui/text-field'
import { copyLines, isFull, saveList } from '../../../calls.ts'

/** Lines that were copied or moved, and to which list. */
export interface CopiedLines {
  count: number
  move: boolean
  listId: string
  name: string
}

type Target = Pick<CopiedLines, 'listId' | 'name'>

interface CopyLinesDialogProps {
  listId: string
  itemIds: number[]
  move: boolean
  onCopied: (copied: CopiedLines) => Promise<unknown>
  onClose: () => void
}

/** The choice of a list that is made for the lines. No id of a list has a colon. */
const newList = 'new:'

/** Copies or moves lines to another list of the user, or to a new one. */
export default function CopyLinesDialog({ listId, itemIds, move, onCopied, onClose }: CopyLinesDialogProps) {
  const t = useTranslations()
  const id = useId()
  const httpClient = useHttpClient()
  const createOnce = useSendOnce<{ list: Target }>()
  const copyOnce = useSendOnce<unknown>()
  const nameField = useRef<HTMLInputElement>(null)
  /** A list that was made for the lines before copying them failed: a further attempt uses it. */
  const created = useRef<Target | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [full, setFull] = useState(false)
  const { data, error, mutate } = useAnswer(favouriteListsAddress, { revalidateOnMount: true })
  const others = data?.lists.filter((list) => list.listId !== listId) ?? []

  const targetOf = async (chosen: string, name: string): Promise<Target> => {
    const known = others.find((list) => list.listId === chosen)
    if (known !== undefined) return known
    if (created.current?.name === name) return created.current
    const { list } = await createOnce([name], (key) => saveList(httpClient, { name }, key))
    created.current = { listId: list.listId, name }
    return created.current
  }
  const save = async ({ chosen, name }: { chosen: string | null; name: string }): Promise<void> => {
    setFull(false)
    try {
      const target = await targetOf(chosen ?? others[0]?.listId ?? newList, name.trim())
      await copyOnce([target.listId, itemIds.join(), move], (key) =>
        copyLines(httpClient, { listId, itemIds, toListId: target.listId, move }, key),
      )
      await onCopied({ count: itemIds.length, move, listId: target.listId, name: target.name })
    } catch (reason) {
      setFull(isFull(reason))
      throw reason
    }
  }
  const { values, problem, busy, change, submit } = useForm<{ chosen: string | null; name: string }>(
    { chosen: null, name: '' },
    { save },
  )
  const chosen = values.chosen ?? others[0]?.listId ?? newList
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy || data === undefined) return
    if (chosen === newList && values.name.trim() === '') {
      setMissing(true)
      nameField.current?.focus()
    } else if (await submit()) onClose()
  }
  const title = t(move ? 'my-lists.move-to' : 'my-lists.copy-to')
  return (
    <FormDialog
      id={id}
      title={title}
      saveLabel={t(move ? 'my-lists.move' : 'my-lists.copy-lines')}
      form={{ problem: full ? { ...problem, failed: false, full: false, fields: {} } : problem, busy }}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      {full && (
        <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
          {t('my-lists.target-full')}
        </StatusBanner>
      )}
      {data === undefined ? (
        <PageWaiting error={error} onRetry={() => mutate()} />
      ) : (
        <>
          <Select
            label={t('my-lists.target')}
            name="target"
            value={chosen}
            onValueChange={(value) => change({ chosen: value })}
            options={[...optionsOf(others), { value: newList, label: t('my-lists.new') }]}
          />
          {chosen === newList && (
            <TextField
              ref={nameField}
              label={t('my-lists.list-name')}
              name="name"
              required
              value={values.name}
              onValueChange={(name) => {
                setMissing(false)
                change({ name })
              }}
              maxLength={longestListName}
              autoComplete="off"
              {...(isMissing ? { message: t('my-lists.name-required') } : {})}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

const optionsOf = (lists: FavouriteLists['lists']) =>
  lists.map(({ listId, name }) => ({ value: listId, label: name }))
