import { useSetAtom } from 'jotai'
import type { AddFavouriteListAnswer, FavouriteListLine } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { configuringAtom } from '../state.ts'
import { ListLines } from './list-lines.tsx'
import { summary } from './list-outcome.css.ts'

/** A favourite list that was added to the cart, with the outcome of its lines. */
export type AddedListAnswer = AddFavouriteListAnswer & { name: string }

/** Lines that are shown at once; the others are below their number. */
const mostShown = 20

interface AddedListProps {
  added: AddedListAnswer
  onChange: (change: (now: AddedListAnswer | null) => AddedListAnswer | null) => void
}

/** Shows what was added from a favourite list, and which of its lines were changed or left out. */
export default function AddedFavouriteList({ added, onChange }: AddedListProps) {
  const t = useTranslations()
  const configure = useSetAtom(configuringAtom)
  const { name: listName, addedCount, reportedCount, lines } = added
  const severity = reportedCount === 0 ? 'success' : 'warning'

  const choose = (line: FavouriteListLine): void => {
    const { name, variantNbr: variantCode, quantity, choices: chosen } = line
    const addition = { variantCode, quantity, listName: 'favouritelist' }
    const onAdded = (): void =>
      onChange(
        (now) =>
          now && {
            ...now,
            addedCount: now.addedCount + 1,
            reportedCount: now.reportedCount - 1,
            lines: now.lines.filter((other) => other !== line),
          },
      )
    configure({ name, addition, chosen, onAdded })
  }

  return (
    <>
      <StatusBanner
        severity={severity}
        severityLabel={t(`common.severity.${severity}`)}
        live
        onClose={() => onChange(() => null)}
        closeLabel={t('common.close')}
      >
        {t.count('list-outcome.added', addedCount, listName)}
      </StatusBanner>
      {lines.length > 0 && (
        <ListLines
          lines={lines.slice(0, mostShown)}
          label={t('list-outcome.to-check', listName)}
          onChoose={choose}
        />
      )}
      {lines.length > mostShown && (
        <details>
          <summary className={summary}>{t.count('cart.more-lines', lines.length - mostShown)}</summary>
          <ListLines
            lines={lines.slice(mostShown)}
            label={t('list-outcome.to-check', listName)}
            onChoose={choose}
          />
        </details>
      )}
    </>
  )
}
