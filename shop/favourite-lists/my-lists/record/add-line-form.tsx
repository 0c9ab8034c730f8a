import { type FormEvent, useRef, useState } from 'react'
import { logFailure, maxQuantity } from '@tradecounter/shop/cart'
import { CallError, useHttpClient, useHydrated, useTranslations } from '@tradecounter/shop/core'
import { useFocusRefused, useSendOnce } from '@tradecounter/shop/forms'
import { screenOnly } from '@tradecounter/shop/my-pages'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { isAmbiguousQuantity, readQuantity } from '@tradecounter/ui/quantity-input'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { TextField } from '@tradecounter/ui/text-field'
import { addLine, isFull, isGone } from '../../calls.ts'
import * as styles from '../my-lists.css.ts'

/** Characters of an article number, as in the contract. */
const longestNumber = 50

/** Why a line was not added: at the field, or for the form. A new object for each attempt. */
interface Problem {
  field: 'articleNumber' | 'quantity' | null
  text: string
}

/**
 * Adds articles by number and quantity. The focus returns to the number, so that one after the other can be typed or
 * scanned; what is refused stays with the reason.
 */
export function AddLineForm({ listId, onChanged }: { listId: string; onChanged: () => Promise<unknown> }) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const hydrated = useHydrated()
  const sendOnce = useSendOnce<{ name: string }>()
  const numberField = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState('')
  const [typed, setTyped] = useState('1')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useFocusRefused(problem)

  const quantityProblem = (): string | null => {
    if (isAmbiguousQuantity(typed)) return t('cart.quantity-ambiguous')
    const quantity = readQuantity(typed)
    if (quantity === null) return t('cart.quantity-not-number')
    return quantity <= 0 || quantity > maxQuantity ? t('cart.quantity-invalid') : null
  }
  const problemOf = (reason: unknown): Problem => {
    if (isFull(reason)) return { field: null, text: t('my-lists.lines-full') }
    const error = reason instanceof CallError && reason.status === 400 ? reason.error : null
    if (error?.code === 'severalArticles')
      return { field: 'articleNumber', text: t('my-lists.several-articles') }
    if (error?.code === 'unknownArticle' || error?.field === 'articleNumber')
      return { field: 'articleNumber', text: t('my-lists.unknown-article') }
    if (error?.field === 'quantity') return { field: 'quantity', text: t('cart.quantity-invalid') }
    logFailure(reason)
    return { field: null, text: t('my-lists.add-failed') }
  }
  const add = async (articleNumber: string, quantity: number): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      const { name } = await sendOnce([articleNumber, quantity], (key) =>
        addLine(httpClient, { listId, articleNumber, quantity }, key),
      )
      setNumber('')
      setTyped('1')
      announce(t('my-lists.line-added', name), 'polite')
      numberField.current?.focus()
      await onChanged()
    } catch (reason) {
      setProblem(problemOf(reason))
      // The page says that the list is gone.
      if (isGone(reason)) await onChanged()
    }
    setBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (busy) return
    const articleNumber = number.trim()
    const wrong = quantityProblem()
    if (articleNumber === '') setProblem({ field: 'articleNumber', text: t('my-lists.number-required') })
    else if (wrong !== null) setProblem({ field: 'quantity', text: wrong })
    else void add(articleNumber, readQuantity(typed) ?? 1)
  }
  const messageOf = (field: Problem['field']): { message?: string } =>
    problem?.field === field ? { message: problem.text } : {}
  return (
    <form ref={form} className={`${styles.form} ${screenOnly}`} onSubmit={submit} noValidate aria-busy={busy}>
      <Stack space={3}>
        <Heading level={2} size="m">
          {t('my-lists.add-line')}
        </Heading>
        {problem !== null && problem.field === null && (
          <StatusBanner severity="error" severityLabel={t('common.severity.error')} live slim>
            {problem.text}
          </StatusBanner>
        )}
        <div className={styles.addFields}>
          <TextField
            ref={numberField}
            label={t('my-lists.number')}
            name="articleNumber"
            maxLength={longestNumber}
            autoComplete="off"
            value={number}
            onValueChange={(text) => {
              setNumber(text)
              setProblem(null)
            }}
            {...messageOf('articleNumber')}
          />
          <TextField
            label={t('my-lists.quantity')}
            name="quantity"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onValueChange={(text) => {
              setTyped(text)
              setProblem(null)
            }}
            {...messageOf('quantity')}
          />
        </div>
        <Inline>
          <Button type="submit" icon="plus" busy={busy} busyLabel={t('cart.adding')} disabled={!hydrated}>
            {t('cart.add-short')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
