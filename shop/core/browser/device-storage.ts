/** Prefix of the names of a user's data on this device. */
const prefix = 'kept_'

/** The owner of stored data. It is never returned for another owner. */
export interface Owner {
  userId: string
  customerId: string
}

/** Stored data with its owner and time. */
export interface KeptRecord extends Owner {
  /** Milliseconds since 1970. */
  keptAt: number
  content: unknown
}

/** The stored value of a name, unchecked; null if there is none or storage is refused. Browser only. */
export function readDevice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Keeps something on this device, over the end of the session; null removes it. Never anything secret. */
export function writeDevice(name: string, record: KeptRecord | null): void {
  try {
    if (record === null) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, JSON.stringify(record))
  } catch {
    // Private windows may deny storage: then the data lasts as long as the page.
  }
}

/** Removes all stored data from this device, or only that of other users than the given one. */
export function forgetDevice(exceptOf?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue
      const record = exceptOf === undefined ? null : readDevice(key.slice(prefix.length))
      if (exceptOf !== undefined && isOf(exceptOf, record)) continue
      localStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}

const isOf = (userId: string, record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'userId' in record && record.userId === userId
