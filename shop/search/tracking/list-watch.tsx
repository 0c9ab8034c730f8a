import { ListReturn, type ListReturnProps } from './list-return.tsx'
import { ListTracking } from './list-tracking.tsx'
import { useAnnouncedTotal } from '../hits/use-announced-total.ts'

/**
 * What looks on while a list is read: it says how long another list is, tells statistics, and remembers the reader's place.
 * Draws nothing.
 */
export default function ListWatch({ initialQuery, ...props }: ListReturnProps & { initialQuery: string }) {
  useAnnouncedTotal(props.listing, initialQuery)
  return (
    <>
      <ListTracking {...props} />
      <ListReturn {...props} />
    </>
  )
}
