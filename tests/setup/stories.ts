import { afterEach } from 'vitest'
import { configure } from 'storybook/test'

// Waiting takes longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/**
 * React only warns of an effect that sets a state on every render, and inside `act` it then renders for ever. Thrown
 * from the warning, the error ends the loop in that effect, and the story fails with its name.
 */
let endless: Error | undefined
const { error } = console
// oxlint-disable-next-line no-console -- the warnings of React are read
console.error = (...words: unknown[]): void => {
  error(...words)
  if (!String(words[0]).startsWith('Maximum update depth exceeded')) return
  endless ??= new Error(`A story renders without end: ${words.join(' ')}`)
  throw endless
}
afterEach(() => {
  const found = endless
  endless = undefined
  if (found !== undefined) throw found
})
