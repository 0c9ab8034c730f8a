import { argon2Sync, type Argon2Parameters } from 'node:crypto'

/** What a thread of the pool does: one hash. */
export default function derive(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters)
}
