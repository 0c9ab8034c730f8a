import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { AddListAnswer, SavedLine } from '@tradecounter/api/contract'
import { configuringAtom } from '@tradecounter/shop/cart'
import { useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import FromListDialog from './from-list-dialog.tsx'
import { ListLines } from './list-lines.tsx'

interface FromListFlowProps {
  /** Whether it asks which list goes into the cart. */
  open: boolean
  onClose: () => void
}

/** Asks for a favourite list, and keeps in sight which of its lines did not go into the cart as they stood. */
export default function FromListFlow({ open, onClose }: FromListFlowProps) {
  const t = useTranslations()
  const configure = useSetAtom(configuringAtom)
  const [added, setAdded] = useState<(AddListAnswer & { name: string }) | null>(null)
  const told = added?.lines ?? []
  const toldCount = added?.toldCount ?? 0

  const choose = (line: SavedLine): void => {
    const { name, variantNbr: variantCode, quantity, choices: chosen } = line
    const addition = { variantCode, quantity, listName: 'favouritelist' }
    const onAdded = (): void =>
      setAdded(
        (now) =>
          now && {
            ...now,
            addedCount: now.addedCount + 1,
            toldCount: now.toldCount - 1,
            lines: now.lines.filter((other) => other !== line),
          },
      )
    configure({ name, addition, chosen, onAdded })
  }

  return (
    <Stack space={3}>
      {added !== null && (
        <StatusBanner
          severity={toldCount === 0 ? 'success' : 'warning'}
          severityLabel={t(`common.severity.${toldCount === 0 ? 'success' : 'warning'}`)}
          live
          onClose={() => setAdded(null)}
          closeLabel={t('common.close')}
        >
          {t.count('cart-page.from-list-added', added.addedCount, added.name)}
        </StatusBanner>
      )}
      {added !== null && told.length > 0 && (
        <ListLines
          lines={told}
          label={t('cart-page.from-list-told', added.name)}
          more={toldCount - told.length}
          onChoose={choose}
        />
      )}
      {open && (
        <FromListDialog
          onClose={onClose}
          onAdded={(name, answer) => {
            onClose()
            setAdded({ ...answer, name })
          }}
        />
      )}
    </Stack>
  )
}
