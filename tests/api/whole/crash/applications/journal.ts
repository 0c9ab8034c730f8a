import type { StoreSettings } from '../../../../../api/platform/database/index.ts'

/** How a child ends: by itself right after a call of a kind was committed, or from outside at any time. */
export type Death = 'save' | 'submit' | 'outside'

/** What a child is started with. `folder` has the keys of the service. */
export interface ChildTask {
  settings: StoreSettings
  folder: string
  death: Death
}

/**
 * A line of a child's output. `email` names the application; `key` and `shown` are what its browser has after the
 * answer.
 */
export type Line =
  | { kind: 'begins'; email: string; session: string }
  | { kind: 'asks'; email: string }
  | { kind: 'acked'; email: string; status: number; key: string | null; shown: string | null }

/** What is known of an application from the answers: its browser, and how many steps were answered. */
export interface Known {
  session: string
  key: string | null
  shown: string | null
  answered: number
  /** The next step was asked for, and not answered. */
  pending: boolean
}

/** What the children have reported. */
export class Journal {
  /** By mail address. */
  readonly applications = new Map<string, Known>()
  readonly refused: string[] = []
  acknowledged = 0

  note(line: Line): void {
    if (line.kind === 'begins') {
      const { email, session } = line
      this.applications.set(email, { session, key: null, shown: null, answered: 0, pending: false })
      return
    }
    const known = this.applications.get(line.email)
    if (known === undefined) throw new Error(`${line.email} has not begun.`)
    known.pending = line.kind === 'asks'
    if (line.kind === 'asks') return
    const { status, key, shown } = line
    if (status !== 200) this.refused.push(`${line.email}: step ${known.answered} was answered with ${status}`)
    Object.assign(known, { key, shown, answered: known.answered + 1 })
    this.acknowledged += 1
  }
}
