import { later } from '@tradecounter/ui/later'
import type { ListState } from './list-state.ts'

// Its menu is not needed to read the page.
const ListExport = later(() => import('./list-export.tsx'))

interface PartExportProps {
  /** Address of the export. */
  address: string
  /** Parameters of the address besides the format. */
  parameters?: Readonly<Record<string, string>>
}

/** The export menu of a list inside a page, which has neither filters nor pages in the address. */
export function PartExport({ address, parameters = {} }: PartExportProps) {
  const state: ListState = {
    page: 1,
    sort: null,
    search: '',
    from: '',
    to: '',
    filters: new Map(Object.entries(parameters).map(([id, value]) => [id, [value]])),
  }
  return <ListExport list={{ exportAddress: address }} state={state} />
}
