import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { SidePanel } from '@tradecounter/ui/side-panel'
import { Filters, type FiltersProps } from './filters.tsx'

export interface FilterSheetProps extends FiltersProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * All filters in a side panel; the list behind follows every choice, and the button at the bottom shows its length.
 */
export default function FilterSheet({ open, onOpenChange, ...filters }: FilterSheetProps) {
  const t = useTranslations()
  return (
    <SidePanel
      open={open}
      onOpenChange={onOpenChange}
      title={t('search.all-filters')}
      closeLabel={t('common.close')}
      footer={
        <Button tone="accent" wide onClick={() => onOpenChange(false)}>
          {t.count('search.show-hits', filters.result.total)}
        </Button>
      }
    >
      <Filters {...filters} titleHidden />
    </SidePanel>
  )
}
