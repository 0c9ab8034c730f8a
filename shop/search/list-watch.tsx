import { ListReturn, type ListReturnProps } from './list-return.tsx'
import { ListTracking } from './list-tracking.tsx'

/** What looks on while a list is read: it tells statistics, and remembers the reader's place. Draws nothing. */
export default function ListWatch(props: ListReturnProps) {
  return (
    <>
      <ListTracking {...props} />
      <ListReturn {...props} />
    </>
  )
}
