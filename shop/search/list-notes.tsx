import { ListFailure } from './list-failure.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { RowsBefore } from './rows-before.tsx'

export interface ListNotesProps {
  /** Asks again for a list that could not be had; null when there is none such. */
  onRetry: (() => void) | null
  /** Address of the rows before the first; null when the list begins with its first page. */
  before: string | null
}

/** What stands between a list's tools and its rows. */
export default function ListNotes({ onRetry, before }: ListNotesProps) {
  return (
    <>
      <LoginPrompt />
      {onRetry && <ListFailure onRetry={onRetry} />}
      {before !== null && <RowsBefore href={before} />}
    </>
  )
}
