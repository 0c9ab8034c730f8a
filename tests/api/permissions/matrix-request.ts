import type { Row } from './matrix-rows.ts'

/** The call of a row with an id inserted. */
export function requestOf(row: Row, id: unknown, headers: Record<string, string>): Request {
  const [method = '', path = ''] = row.call.split(' ')
  const url = new URL(path, 'http://api.internal')
  if (row.place === 'path') {
    url.pathname = path.replace(row.name, encodeURIComponent(String(id))).replaceAll(/:\w+/gu, 'none.svg')
  }
  for (const [name, value] of Object.entries(row.query ?? {})) url.searchParams.set(name, value)
  if (row.place === 'query') url.searchParams.set(row.name, String(id))
  const body = { ...row.body, [row.name]: row.isList ? [id] : id }
  return new Request(url, {
    method,
    headers: {
      'X-Site': 'se',
      'X-Language': 'sv-SE',
      ...(method === 'POST'
        ? { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
        : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
}
