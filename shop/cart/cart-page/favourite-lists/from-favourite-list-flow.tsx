import { Suspense, useState } from 'react'
import { Stack } from '@tradecounter/ui/layout'
import { AddedFavouriteList } from '../../list-outcome/later-added-favourite-list.ts'
import type { AddedListAnswer } from '../../list-outcome/added-favourite-list.tsx'
import FromFavouriteListDialog from './from-favourite-list-dialog.tsx'

interface FromListFlowProps {
  /** Whether the dialog is open. */
  open: boolean
  onClose: () => void
}

/** Adds a favourite list to the cart, and shows which of its lines were changed or left out. */
export default function FromFavouriteListFlow({ open, onClose }: FromListFlowProps) {
  const [added, setAdded] = useState<AddedListAnswer | null>(null)
  return (
    <Stack space={3}>
      {added !== null && (
        <Suspense fallback={null}>
          <AddedFavouriteList added={added} onChange={setAdded} />
        </Suspense>
      )}
      {open && (
        <FromFavouriteListDialog
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
