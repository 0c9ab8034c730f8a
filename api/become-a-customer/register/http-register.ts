import * as v from 'valibot'
import { readLimited } from '../../platform/http/read-limited.ts'
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

/**
 * A register behind an address of the operator: `GET {address}/{country}/{digits}` answers a company as JSON, or 404. A
 * gateway in front of Bolagsverket, Brønnøysundregistrene, PRH or CVR has that form.
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
      const bytes = await readLimited(response.body, longestAnswer)
      if (bytes === null) throw new Error('The answer of the register is too long.')
      return v.parse(entrySchema, JSON.parse(Buffer.from(bytes).toString('utf8')))
    },
  }
}
