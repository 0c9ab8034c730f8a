// The test command: prepares everything, runs the gate or the given parts, and ends with `N passed, N failed`.
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)
const { chooseFiles, readWords } = await import('./test/parts.ts')
const { finish } = await import('./test/run.ts')
const { runGate, runParts } = await import('./test/run-parts.mjs')

try {
  const { words, repeat } = readWords(process.argv.slice(2))
  if (words.length === 0) await runGate()
  else {
    const chosen = chooseFiles(words)
    for (let time = 0; time < repeat; time += 1) await runParts(chosen)
  }
} catch (failure) {
  console.error(failure.message)
  process.exit(1)
}
finish()
