import { useWords } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { TextField } from '@tradecounter/ui/text-field'
import { useProblemWords } from './problem-words.ts'
import type { StepProps } from './step-props.ts'

/** Section 2: what the papers and the parcel are marked with. */
export function MarkingStep({ draft, change, problems }: StepProps) {
  const t = useWords()
  const wordsOf = useProblemWords()
  return (
    <Stack space={4}>
      <TextField
        {...wordsOf.field('reference', problems)}
        label={t('checkout.reference')}
        name="reference"
        value={draft.reference}
        onValueChange={(reference) => change({ reference })}
        hint={t('checkout.reference-hint')}
        autoComplete="off"
        required
      />
      <TextField
        {...wordsOf.field('goodsMark', problems)}
        label={t('checkout.goods-mark')}
        name="goodsMark"
        value={draft.goodsMark}
        onValueChange={(goodsMark) => change({ goodsMark })}
        hint={t('checkout.goods-mark-hint')}
        autoComplete="off"
      />
    </Stack>
  )
}
