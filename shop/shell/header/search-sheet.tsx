import { useState } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { QuickSearchArea } from '@tradecounter/shop/search/quick-search'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { searchPanel } from '../shell.css.ts'

export interface SearchSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  initialPhrase: string
  /** The text of the header's field: a user who types at once has started there, while this was loading. */
  typedPhrase: () => string
}

/** Mounted anew each time that the overlay opens. */
function SearchInside({
  initialPhrase,
  typedPhrase,
}: Pick<SearchSheetProps, 'initialPhrase' | 'typedPhrase'>) {
  const [typed] = useState(typedPhrase)
  return <QuickSearchArea initialPhrase={initialPhrase} typedPhrase={typed} inPanel />
}

/** The mobile search overlay: the same search with space for its suggestions. */
export default function SearchSheet({ open, onOpenChange, initialPhrase, typedPhrase }: SearchSheetProps) {
  const t = useTranslations()
  return (
    <SidePanel
      open={open}
      onOpenChange={onOpenChange}
      title={t('quick-search.submit')}
      closeLabel={t('common.close')}
      initialFocus="first-field"
    >
      <div className={searchPanel}>
        <SearchInside initialPhrase={initialPhrase} typedPhrase={typedPhrase} />
      </div>
    </SidePanel>
  )
}
