import type { CartLine } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { TextField } from '@tradecounter/ui/text-field'
import { useLineMarks } from '../../lines/use-line-marks.ts'

/** Maximum text lengths of a line, as in the contract. */
const longestNote = 200
const longestGoodsMark = 40

/** The fields for a line's note and goods mark. The input stays until it is saved. */
export default function LineMarksForm({ line, onSaved }: { line: CartLine; onSaved: () => void }) {
  const t = useTranslations()
  const { marks, write, save, busy, problem } = useLineMarks(line)
  const message =
    problem === null ? undefined : t(problem === 'stale' ? 'cart-page.marks-stale' : 'cart-page.marks-failed')

  const submit = async (): Promise<void> => {
    if (!(await save())) return
    announce(t('cart-page.marks-saved', line.name), 'polite')
    onSaved()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack space={3}>
        <TextField
          label={t('cart-page.note')}
          name={`note-${line.itemId}`}
          value={marks.note}
          onValueChange={(note) => write({ note })}
          maxLength={longestNote}
          hint={t('cart-page.note-hint', longestNote)}
          autoComplete="off"
        />
        <TextField
          label={t('cart-page.goods-mark')}
          name={`goods-mark-${line.itemId}`}
          value={marks.goodsMark}
          onValueChange={(goodsMark) => write({ goodsMark })}
          maxLength={longestGoodsMark}
          autoComplete="off"
          {...(message === undefined ? {} : { message })}
        />
        <Inline space={3}>
          <Button type="submit" size="s" busy={busy} busyLabel={t('cart-page.save-marks')}>
            {t('cart-page.save-marks')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
