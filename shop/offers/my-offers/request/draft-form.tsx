import { useEffect, useState } from 'react'
import type { Offer } from '@tradecounter/api/contract'
import { focusUndo, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { IconButton } from '@tradecounter/ui/icon-button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { readQuantity, showQuantity } from '@tradecounter/ui/quantity-input'
import { TextField } from '@tradecounter/ui/text-field'
import { Text } from '@tradecounter/ui/text'
import { editOffer } from '../../calls.ts'
import { type AddedLine, AddedLines } from './added-lines.tsx'
import { NameFields } from './name-fields.tsx'
import type { LeftOutLine } from '../left-out.tsx'
import { ProblemBanner, problemText } from '../problem-banner.tsx'
import * as styles from '../offers.css.ts'

/** A line of the draft as it is typed. */
interface TypedLine {
  position: number
  quantity: string
  note: string
  /** Is left out when the draft is saved. */
  isRemoved: boolean
}

interface DraftFormProps {
  offer: Offer
  onChanged: () => Promise<unknown>
  /** Called with the lines that the saved draft is without. */
  onSaved: (leftOut: readonly LeftOutLine[]) => void
  /** Called with whether something is not saved. */
  onEdited: (isEdited: boolean) => void
}

/** The draft of a request: its name, the quantities and notes of its lines, and further lines by article number. */
export function DraftForm({ offer, onChanged, onSaved, onEdited }: DraftFormProps) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const stored = offer.versions.at(-1)?.lines ?? []
  const decimals = new Map(stored.map(({ position, decimalPrecision }) => [position, decimalPrecision]))
  const [name, setName] = useState(offer.name)
  const [project, setProject] = useState(offer.project)
  const [lines, setLines] = useState<readonly TypedLine[]>(() =>
    stored.map(({ position, quantity, decimalPrecision, note }) => ({
      position,
      quantity: showQuantity(quantity, decimalPrecision),
      note,
      isRemoved: false,
    })),
  )
  const [added, setAdded] = useState<readonly AddedLine[]>([])
  const [isPending, setPending] = useState(false)
  const [first] = useState({ lines, added })
  const isEdited =
    isPending ||
    name !== offer.name ||
    project !== offer.project ||
    lines !== first.lines ||
    added !== first.added
  useEffect(() => {
    onEdited(isEdited)
    return () => onEdited(false)
  }, [isEdited, onEdited])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const kept = lines.filter(({ isRemoved }) => !isRemoved)
  const change = (position: number, more: Partial<TypedLine>): void =>
    setLines(lines.map((line) => (line.position === position ? { ...line, ...more } : line)))

  const save = async (): Promise<void> => {
    const read = kept.map(({ position, quantity, note }) => ({
      position,
      note,
      quantity: readQuantity(quantity, decimals.get(position)),
    }))
    const known = read.flatMap(({ quantity, ...line }) => (quantity === null ? [] : [{ ...line, quantity }]))
    if (name.trim() === '') return setProblem(t('offers.name-missing'))
    if (known.length < read.length) return setProblem(t('offers.problem-quantity'))
    if (isPending) return setProblem(t('offers.add-first'))
    setBusy(true)
    setProblem(null)
    try {
      const { offerId, revision } = offer
      const { leftOut } = await editOffer(httpClient, {
        offerId,
        revision,
        name,
        project,
        lines: known,
        added: added.map(({ variantNumber, quantity }) => ({ variantNumber, quantity })),
      })
      onSaved(leftOut)
      announce(t('offers.saved'))
      await onChanged()
    } catch (cause) {
      setProblem(problemText(cause, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack>
      <ProblemBanner text={problem} />
      <div className={styles.form}>
        <Stack>
          <NameFields {...{ name, project }} onNameChange={setName} onProjectChange={setProject} />
        </Stack>
      </div>
      <ol className={styles.lines}>
        {lines.map((line) => {
          const known = stored.find(({ position }) => position === line.position)
          if (known === undefined) return null
          if (line.isRemoved)
            return (
              <li key={line.position} className={styles.line} tabIndex={-1}>
                <Inline justify="between">
                  <Text tone="muted">{t('offers.line-removed', known.name)}</Text>
                  <Button
                    ref={focusUndo}
                    size="s"
                    onClick={({ currentTarget }) => {
                      currentTarget.closest('li')?.focus()
                      change(line.position, { isRemoved: false })
                    }}
                  >
                    {t('offers.undo-line', known.name)}
                  </Button>
                </Inline>
              </li>
            )
          return (
            <li key={line.position} className={styles.line} tabIndex={-1}>
              <Text strong>{[known.variantNumber, known.name].filter(Boolean).join(' ')}</Text>
              <div className={styles.fields}>
                <TextField
                  label={`${t('offers.quantity')} (${known.unit})`}
                  name={`quantity-${line.position}`}
                  inputMode="decimal"
                  value={line.quantity}
                  onValueChange={(quantity) => change(line.position, { quantity })}
                />
                <TextField
                  label={t('offers.note')}
                  name={`note-${line.position}`}
                  maxLength={200}
                  value={line.note}
                  onValueChange={(note) => change(line.position, { note })}
                />
                {kept.length > 1 && (
                  <IconButton
                    icon="trash"
                    label={t('offers.remove-line', known.name)}
                    onClick={() => {
                      announce(t('offers.line-removed', known.name))
                      change(line.position, { isRemoved: true })
                    }}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <AddedLines lines={added} onChange={setAdded} onPending={setPending} />
      <Inline>
        <Button busy={busy} onClick={() => void save()}>
          {t('offers.save')}
        </Button>
      </Inline>
    </Stack>
  )
}
