import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { SavedLine } from '@tradecounter/api/contract'
import { configuringAtom } from '@tradecounter/shop/cart'
import { useWords } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import FromListDialog from './from-list-dialog.tsx'
import { isAdded } from './list-outcome.ts'
import { ListLines } from './list-lines.tsx'

interface FromListFlowProps {
  /** Whether it asks which list goes into the cart. */
  open: boolean
  onClose: () => void
}

/** Asks for a favourite list, and keeps in sight which of its lines did not go into the cart as they stood. */
export default function FromListFlow({ open, onClose }: FromListFlowProps) {
  const t = useWords()
  const configure = useSetAtom(configuringAtom)
  const [added, setAdded] = useState<{ name: string; lines: readonly SavedLine[] } | null>(null)
  const count = added?.lines.filter(isAdded).length ?? 0
  const told = added?.lines.filter(({ outcome }) => outcome !== 'added') ?? []

  const choose = (line: SavedLine): void => {
    const { name, variantNbr: variantCode, quantity, choices: chosen } = line
    const addition = { variantCode, quantity, listName: 'favouritelist' }
    const asAdded = (other: SavedLine): SavedLine => (other === line ? { ...other, outcome: 'added' } : other)
    const onAdded = (): void => setAdded((now) => now && { ...now, lines: now.lines.map(asAdded) })
    configure({ name, addition, chosen, onAdded })
  }

  return (
    <Stack space={3}>
      {added !== null && (
        <StatusBanner
          severity={told.length === 0 ? 'success' : 'warning'}
          severityLabel={t(`common.severity.${told.length === 0 ? 'success' : 'warning'}`)}
          live
          onClose={() => setAdded(null)}
          closeLabel={t('common.close')}
        >
          {t.count('cart-page.from-list-added', count, added.name)}
        </StatusBanner>
      )}
      {added !== null && told.length > 0 && (
        <ListLines lines={told} label={t('cart-page.from-list-told', added.name)} onChoose={choose} />
      )}
      {open && (
        <FromListDialog
          onClose={onClose}
          onAdded={(name, lines) => {
            onClose()
            setAdded({ name, lines })
          }}
        />
      )}
    </Stack>
  )
}
