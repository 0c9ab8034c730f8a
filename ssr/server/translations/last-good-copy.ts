import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const copySchema = v.object({
  from: v.string(),
  files: v.record(v.string(), v.string()),
})

/** Fetched files by name. */
export type Bodies = ReadonlyMap<string, string>

const fileOf = (folder: string): string => join(folder, 'last-good.json')

/** The files that were last fetched from this address; none if the copy is missing or damaged. */
export function readCopy(folder: string, from: string): Bodies {
  try {
    const copy = v.parse(copySchema, JSON.parse(readFileSync(fileOf(folder), 'utf8')))
    return new Map(copy.from === from ? Object.entries(copy.files) : [])
  } catch {
    return new Map()
  }
}

/** Replaces the copy atomically. Throws if the disk cannot be written. */
export function keepCopy(folder: string, from: string, files: Bodies): void {
  mkdirSync(folder, { recursive: true })
  const next = join(folder, `next-${process.pid}.json`)
  const file = openSync(next, 'w', 0o644)
  try {
    writeFileSync(file, JSON.stringify({ from, files: Object.fromEntries(files) }))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(next, fileOf(folder))
}
