// Imports a catalogue file; the shop may be running. See docs/import.md.
import { isAbsolute, join } from 'node:path'

const from = process.env.INIT_CWD ?? process.cwd()
const { ensureInstalled, runServer } = await import('./install.mjs')

// File names are relative to the caller's folder; the program runs in the checkout's root.
let named = false
const words = process.argv.slice(2).map((word, at, all) => {
  const isFile =
    ['--report', '--pictures'].includes(all[at - 1]) ||
    (!named && !word.startsWith('--') && !takesWord(all[at - 1]))
  if (isFile && !takesWord(all[at - 1])) named = true
  return isFile && !isAbsolute(word) ? join(from, word) : word
})

function takesWord(option) {
  return ['--source', '--site', '--price-group', '--language', '--report', '--pictures'].includes(option)
}

ensureInstalled()
runServer(
  'api/import/cli.ts',
  { NODE_ENV: 'production' },
  ['--max-semi-space-size=4', '--max-old-space-size=144'],
  words,
)
