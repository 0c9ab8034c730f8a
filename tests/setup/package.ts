import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPackage, packTarball } from '../../bin/pack/pack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package, as installed by consumers. */
    tarball: string
  }
}

/** Builds and packs the package once for all its tests. During development, `PACKED` names a ready tarball. */
export default async function pack({ provide }: TestProject): Promise<() => void> {
  const { PACKED } = process.env
  if (PACKED) {
    provide('tarball', PACKED)
    return () => {}
  }
  const folder = mkdtempSync(join(tmpdir(), 'tradecounter-packed-'))
  await buildPackage()
  provide('tarball', packTarball(folder).path)
  return () => rmSync(folder, { recursive: true, force: true })
}
