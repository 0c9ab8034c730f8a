import { spawnSync } from 'node:child_process'
import { installPackages } from './system-packages.mjs'

/** Tests that open the shop's documents with programs of the machine. */
export const documentTests = 'tests/api/documents/'

/** The programs, with their packages of Debian. */
const packages = {
  pdfinfo: 'poppler-utils',
  pdftotext: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdfdetach: 'poppler-utils',
  xmllint: 'libxml2-utils',
}

/** Packages of which a program cannot be started. Without a file they only tell their usage. */
const missingPackages = () => [
  ...new Set(
    Object.entries(packages).flatMap(([program, name]) =>
      spawnSync(program, ['--version']).error === undefined ? [] : [name],
    ),
  ),
]

/**
 * Finds the programs that open documents, or installs them with Debian's packages if root. Returns the packages that
 * are missing then.
 */
export function ensureDocumentReaders() {
  const missing = missingPackages()
  if (missing.length === 0) return []
  installPackages(missing, 'programs that open PDF and XML')
  return missingPackages()
}
