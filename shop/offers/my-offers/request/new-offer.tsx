import { useState } from 'react'
import type { mostOfferLines, OfferRequest } from '@tradecounter/api/contract'
import { useFavouriteLists } from '@tradecounter/shop/cart'
import { addressOf, useHttpClient, useShop, useTranslations } from '@tradecounter/shop/core'
import { useSendOnce } from '@tradecounter/shop/forms'
import { base64Of, checkRows } from '@tradecounter/shop/direct-order'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { RadioList } from '@tradecounter/ui/radio-list'
import { Select } from '@tradecounter/ui/select'
import { TextArea } from '@tradecounter/ui/text-area'
import { requestOffer } from '../../calls.ts'
import { LeftOut, type LeftOutLine } from '../left-out.tsx'
import { ProblemBanner, problemText } from '../problem-banner.tsx'
import { OneFile } from '../one-file.tsx'
import { form } from '../offers.css.ts'
import { NameFields } from './name-fields.tsx'
import { requestedRows } from './requested-rows.ts'
import { type OfferSource, offerSources } from '../shown-offer.ts'

/** Lines of an offer at most. The type check refuses any other number than that of the contract. */
const mostLines: typeof mostOfferLines = 500

/** What is asked of the server, and the rows that cannot be asked for. */
interface Wanted {
  from: OfferRequest['from'] | null
  leftOut: readonly LeftOutLine[]
}

interface NewOfferProps {
  /** The source that is chosen at first, and the list. */
  from: OfferSource
  list: string
}

/** The form of a new request: a name, and where its lines come from. */
export default function NewOffer({ from: firstSource, list: firstList }: NewOfferProps) {
  const context = useShop()
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { data } = useFavouriteLists()
  const lists = data?.lists ?? []
  const [name, setName] = useState('')
  const [project, setProject] = useState('')
  const [source, setSource] = useState<OfferSource>(firstSource)
  const [listId, setListId] = useState(firstList)
  const chosenList = lists.some((list) => list.listId === listId) ? listId : (lists[0]?.listId ?? '')
  const [rows, setRows] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const requestOnce = useSendOnce<Awaited<ReturnType<typeof requestOffer>>>()
  const [made, setMade] = useState<{ offerId: string; leftOut: readonly LeftOutLine[] } | null>(null)

  const linesFrom = async (): Promise<Wanted> => {
    if (source === 'cart') return { from: { kind: 'cart' }, leftOut: [] }
    if (source === 'list') return { from: { kind: 'list', listId: chosenList }, leftOut: [] }
    const checked =
      file === null
        ? await checkRows(httpClient, { content: rows, encoding: 'text' })
        : await checkRows(httpClient, { content: await base64Of(file), encoding: 'base64' })
    const { wanted, leftOut } = requestedRows(checked.rows)
    return { from: wanted.length === 0 ? null : { kind: 'rows', rows: wanted }, leftOut }
  }
  const create = async (): Promise<void> => {
    setTried(true)
    if (busy || name.trim() === '') return
    setBusy(true)
    setProblem(null)
    try {
      const { from, leftOut } = await linesFrom()
      if (from?.kind === 'rows' && from.rows.length > mostLines)
        return setProblem(t('offers.problem-tooManyLines'))
      if (from === null) return setProblem(t('offers.rows-failed'))
      const request = { name, project, from }
      const draft = await requestOnce([name, project, source, chosenList, rows, file], (key) =>
        requestOffer(httpClient, request, key),
      )
      const without = [...leftOut, ...draft.leftOut]
      if (without.length > 0) setMade({ offerId: draft.offerId, leftOut: without })
      else window.location.assign(hrefOf(draft.offerId))
    } catch (cause) {
      setProblem(problemText(cause, t))
    } finally {
      setBusy(false)
    }
  }
  const hrefOf = (offerId: string): string =>
    addressOf({ page: 'offers', query: `offer=${offerId}` }, context)
  if (made !== null) return <LeftOut lines={made.leftOut} draftUrl={hrefOf(made.offerId)} />
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <Stack space={6}>
        <ProblemBanner text={problem} />
        <NameFields
          {...{ name, project }}
          onNameChange={setName}
          onProjectChange={setProject}
          nameMissing={tried && name.trim() === ''}
        />
        <RadioList
          legend={t('offers.from')}
          name="from"
          value={source}
          onValueChange={(value) => setSource(offerSources.find((each) => each === value) ?? 'cart')}
          options={offerSources.map((value) => ({ value, label: t(`offers.from-${value}`) }))}
        />
        {source === 'list' && (
          <Select
            label={t('offers.list')}
            name="listId"
            value={chosenList}
            onValueChange={setListId}
            options={lists.map((list) => ({ value: list.listId, label: list.name }))}
            {...(lists.length === 0 ? { hint: t('offers.no-lists') } : {})}
          />
        )}
        {source === 'rows' && (
          <>
            <TextArea
              label={t('offers.rows')}
              hint={t('offers.rows-hint')}
              name="rows"
              rows={6}
              value={rows}
              onValueChange={setRows}
            />
            <OneFile
              label={t('offers.file')}
              accept=".csv,.txt,.xlsx,.ods"
              file={file}
              onFileChange={setFile}
              onRefuse={() => setProblem(t('offers.rows-failed'))}
            />
          </>
        )}
        <Inline>
          <Button type="submit" tone="accent" busy={busy}>
            {t('offers.create')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
