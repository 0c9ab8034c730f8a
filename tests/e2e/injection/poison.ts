import { DatabaseSync } from 'node:sqlite'
import { parseEditorHtml } from '../../../api/sites/editor-html.ts'
import { evilAddresses, payloads } from './corpus.ts'

/** Text columns written by users: importers, editors, buyers. */
const texts: readonly [table: string, column: string, where?: string][] = [
  ['texts', 'text'],
  ['products', 'brand'],
  ['variants', 'manufacturerNumber'],
  ['variants', 'ean'],
  ['users', 'name'],
  ['users', 'email'],
  ['customers', 'name'],
  ['customers', 'number'],
  ['customers', 'street'],
  ['customers', 'postalCode'],
  ['customers', 'city'],
  ['addresses', 'name'],
  ['addresses', 'street'],
  ['addresses', 'city'],
  ['warehouses', 'name'],
  ['warehouses', 'street'],
  ['warehouses', 'city'],
  ['logos', 'name'],
  ['cartLines', 'note'],
  ['cartLines', 'goodsMark'],
  ['salesmen', 'name'],
  ['salesmen', 'telephoneNumber'],
  ['salesmen', 'email'],
  ['customerNumbers', 'code'],
  ['orders', 'reference'],
  ['orders', 'goodsMark'],
  ['orders', 'project'],
  ['orders', 'contactName'],
  ['orders', 'contactPhone'],
  ['orders', 'addressName'],
  ['orders', 'street'],
  ['orders', 'city'],
  ['orderLines', 'name'],
  ['orderLines', 'note'],
  ['orderLines', 'goodsMark'],
  ['carrierEvents', 'place'],
  ['carrierEvents', 'note'],
  ['carrierEvents', 'receivedBy'],
  ['attachments', 'nickname'],
  ['attachmentRequests', 'customerNumber'],
  ['attachmentRequests', 'organisationNumber'],
  ['attachmentRequests', 'message'],
  ['attachmentRequests', 'reason'],
]

const addressColumns: readonly [table: string, column: string, where?: string][] = [
  ['documents', 'url'],
  ['variants', 'picture', 'id % 7 = 0'],
]

/** Items of `list`, with an index that continues from column to column, so that neighbours differ. */
const inTurn = (list: readonly string[]): (() => string) => {
  let at = 0
  return () => list[at++ % list.length] ?? ''
}

const keyOf = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare(`select name from pragma_table_info('${table}') where pk > 0 order by pk`)
    .all()
    .map(({ name }) => String(name))

/** A menu's markup of these payloads: stored by the import, and once directly in the table. */
function poisonMenus(database: DatabaseSync, corpus: readonly string[]): void {
  const paths = database
    .prepare('select path from categories where "parentId" is null')
    .all()
    .map(({ path }) => String(path))
  const insert = database.prepare(
    'insert or replace into "menuTexts" ("site", "path", "language", "nodes") values (?, ?, ?, ?)',
  )
  const size = Math.ceil(corpus.length / Math.max(1, paths.length - 1))
  paths.forEach((path, at) => {
    const html = corpus
      .slice(at * size, (at + 1) * size)
      .map((payload) => `<p>a ${payload}</p><a href="/x">b</a>`)
      .join('')
    const links = evilAddresses.flatMap((href) => [
      { tag: 'a', href, children: [`link ${href}`] },
      { tag: 'img', src: href, alt: href },
    ])
    const nodes = at === paths.length - 1 ? links : parseEditorHtml(html)
    for (const language of ['sv', 'en']) insert.run('se', path, language, JSON.stringify(nodes))
  })
}

/** Replaces every text of a database by a payload. Returns how often each was written. */
export function poison(dataDir: string, corpus = payloads): ReadonlyMap<string, number> {
  const database = new DatabaseSync(`${dataDir}/tradecounter.sqlite`)
  const written = new Map<string, number>()
  const nextText = inTurn(corpus)
  const nextAddress = inTurn(evilAddresses)
  database.exec('begin')
  for (const [columns, next, isText] of [
    [texts, nextText, true],
    [addressColumns, nextAddress, false],
  ] as const) {
    for (const [table, column, where = 'true'] of columns) {
      const key = keyOf(database, table)
      const update = database.prepare(
        `update "${table}" set "${column}" = ${isText ? `"${column}" || ' ' || ?` : '?'} where ${key.map((name) => `"${name}" = ?`).join(' and ')}`,
      )
      const rows = database
        .prepare(`select ${key.map((name) => `"${name}"`).join()} from "${table}" where ${where}`)
        .all()
      for (const row of rows) {
        const payload = next()
        update.run(payload, ...key.map((name) => row[name] ?? null))
        written.set(payload, (written.get(payload) ?? 0) + 1)
      }
    }
  }
  poisonMenus(database, corpus)
  // The index is rebuilt from the current content.
  database.exec(
    `update "catalogueFacts" set value = cast(cast(value as integer) + 1 as text) where key = 'version'`,
  )
  database.exec('commit')
  database.close()
  return written
}
