import type { PageDeclaration } from './page-declaration.ts'

type Codings = PageDeclaration['codings']

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The parameters of a path by a pattern like `/c/:path+`; null if it is another path or malformed. */
export function readParameters(
  pattern: string,
  path: string,
  codings: Codings,
): Record<string, string> | null {
  const segments = path.split('/')
  const parts = pattern.split('/')
  const takesRest = pattern.endsWith('+')
  if (takesRest ? segments.length < parts.length : segments.length !== parts.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const isRest = takesRest && index === parts.length - 1
    const own = isRest ? segments.slice(index) : segments.slice(index, index + 1)
    if (!part.startsWith(':')) {
      if (part !== own[0]) return null
      continue
    }
    if (own.includes('')) return null
    const name = part.slice(1, isRest ? -1 : undefined)
    const text = own.join('/')
    const value = (codings?.[name]?.read ?? decode)(text)
    if (value === null) return null
    parameters[name] = value
  }
  return parameters
}

/** The path of a pattern with these parameters. */
export const writeParameters = (
  pattern: string,
  parameters: Readonly<Record<string, unknown>>,
  codings: Codings,
): string =>
  pattern.replace(/:([a-zA-Z]+)(\+?)/gu, (_whole, name: string, plus: string) => {
    const value = String(parameters[name])
    if (plus !== '') return value.split('/').map(encodeURIComponent).join('/')
    return (codings?.[name]?.write ?? encodeURIComponent)(value)
  })
