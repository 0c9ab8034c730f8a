import { useWords } from '@tradecounter/shop/core'
import { QuickSearchArea } from '@tradecounter/shop/search'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { searchRoom } from './shell.css.ts'

export interface SearchSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  initialPhrase: string
}

/** The mobile search overlay: the same search with room for its suggestions. */
export default function SearchSheet({ open, onOpenChange, initialPhrase }: SearchSheetProps) {
  const t = useWords()
  return (
    <SidePanel
      open={open}
      onOpenChange={onOpenChange}
      title={t('quick-search.submit')}
      closeLabel={t('common.close')}
      initialFocus="first-field"
    >
      <div className={searchRoom}>
        <QuickSearchArea initialPhrase={initialPhrase} />
      </div>
    </SidePanel>
  )
}
