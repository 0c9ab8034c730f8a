import * as v from 'valibot'
import type { CompanyRegister } from '../../platform/service-settings.ts'

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const entrySchema = v.object({
  name: v.pipe(text(120), v.minLength(1)),
  street: v.optional(text(120), ''),
  postalCode: v.optional(text(12), ''),
  city: v.optional(text(60), ''),
  vatNumber: v.optional(text(30), ''),
})

/** In bytes. */
const longestAnswer = 64 * 1024

/** Reads an answer as it comes, and ends it once it is too long. */
async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > longestAnswer) throw new Error('The answer of the register is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * A register behind an address of the operator: `GET {address}/{country}/{digits}` answers a company as JSON, or 404. A gateway in front of
 * Bolagsverket, Brønnøysundregistrene, PRH or CVR has that form.
 */
export function createHttpRegister(address: string): CompanyRegister {
  const base = address.replace(/\/+$/u, '')
  return {
    find: async (number, country, signal) => {
      const response = await fetch(`${base}/${country}/${number.replaceAll(/\D/gu, '')}`, {
        signal,
        redirect: 'error',
        headers: { accept: 'application/json' },
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The register answers ${response.status}.`)
      return v.parse(entrySchema, JSON.parse(await readText(response)))
    },
  }
}
