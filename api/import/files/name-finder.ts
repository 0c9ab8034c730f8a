import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Entries of a folder that are kept by name; of larger folders the names must be exact, so that memory stays bounded.
 */
const mostEntries = 50_000

const fold = (name: string): string => name.normalize('NFC').toLowerCase()

/** The names of a folder by what they are without case; null for a name that two entries have. */
function readNames(folder: string): ReadonlyMap<string, string | null> {
  const names = new Map<string, string | null>()
  try {
    const entries = readdirSync(folder)
    if (entries.length > mostEntries) return names
    for (const entry of entries) names.set(fold(entry), names.has(fold(entry)) ? null : entry)
  } catch {
    // Missing, or no folder.
  }
  return names
}

/**
 * Finds paths below a folder by names that may differ in case and in how accents are composed: many catalogues are
 * written on systems that do not tell them apart. Returns null if there is none, or more than one.
 */
export function nameFinder(root: string): (name: string) => string | null {
  const read = new Map<string, ReadonlyMap<string, string | null>>()
  return (name) => {
    let path = root
    for (const part of name.split('/')) {
      const names = read.get(path) ?? readNames(path)
      read.set(path, names)
      const entry = names.get(fold(part)) ?? null
      if (entry === null) return null
      path = join(path, entry)
    }
    return path
  }
}
