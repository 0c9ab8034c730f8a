import { ListReturn, type ListReturnProps } from './list-return.tsx'
import { ListTracking } from './list-tracking.tsx'
import { useAnnouncedTotal } from '../hits/use-announced-total.ts'

/**
 * Effects of a list: announces the total of a new list, sends events, and stores the scroll position. Renders nothing.
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
