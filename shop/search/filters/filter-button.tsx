import { Suspense, useState } from 'react'
import { useTranslations, later, whileOpen } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import type { FiltersProps } from './filters.tsx'
import { filterCount } from '../query/list-changes.ts'

const FilterSheet = later(() => import('./filter-sheet.tsx'), { over: whileOpen })

/** Opens all filters in a side panel, if there is no space for the rail. Its code loads on the first click. */
export function FilterButton(props: FiltersProps) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const count = filterCount(props.address.query)
  return (
    <>
      <Button
        icon="filter"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {count === 0 ? t('search.filters') : t('search.filters-with-count', count)}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <FilterSheet {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
