import { pathSpellingOf } from '../../contract/index.ts'
import { ApiError } from './api-error.ts'

const urlLimit = 8 * 1024
const parameterLimit = 256
const valueLimit = 256
/** Search phrases are cut instead of refused (reliability 2.9). */
const phraseName = /SearchPhrase$/iu

const isText = (address: string): boolean => {
  try {
    return !decodeURIComponent(address).includes('\u0000')
  } catch {
    return false
  }
}

/**
 * Refuses an address that is not well-formed. `longValues` has the paths whose values only the length of the address
 * limits. Errors: 400, 414.
 */
export function checkAddress(url: string, longValues: ReadonlySet<string>): void {
  if (url.length > urlLimit) throw new ApiError(414, 'addressTooLong', 'The address is too long.')
  const { search, searchParams, pathname } = new URL(url)
  if (searchParams.size > parameterLimit) {
    throw new ApiError(400, 'tooManyParameters', `A query may have ${parameterLimit} parameters.`)
  }
  for (const [name, value] of searchParams) {
    if (value.length <= valueLimit || phraseName.test(name) || longValues.has(pathname)) continue
    const field = name.slice(0, valueLimit)
    throw new ApiError(400, 'tooLong', `A value may have ${valueLimit} characters.`, { field })
  }
  if (!isText(pathname + search)) throw new ApiError(400, 'notUtf8', 'The address is not UTF-8 text.')
  // The router would resolve it to another path than checks that compare addresses.
  if (pathSpellingOf(pathname) !== 'canonical')
    throw new ApiError(400, 'notCanonical', 'The path is not written in its canonical form.')
}
