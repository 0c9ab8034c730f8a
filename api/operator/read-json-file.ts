import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { OperatorError } from './operator-error.ts'

/** A file as a schema describes it. Throws an OperatorError that names every wrong place. */
export async function readJsonFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`The file ${file} cannot be read.`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new OperatorError(`The file ${file} is no JSON.`)
  }
  const { success, output, issues } = v.safeParse(schema, json)
  if (success) return output
  throw new OperatorError(
    issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`).join('\n'),
  )
}
