import { demoUsers } from '@tradecounter/api/demo/people'
import { catalogueVersion, readCatalogueFact, type Store } from '@tradecounter/api'

const usualArticles = 12_000

/** Loads the demo catalogue and the demo users into a shop that has no catalogue. Takes some seconds, once. */
export async function loadDemoWhenEmpty(store: Store, say: (line: string) => void): Promise<void> {
  if ((await catalogueVersion(store.db)) > 0) return
  const { loadDemo } = await import('@tradecounter/api/demo')
  await loadDemo(store, { articles: usualArticles, today: new Date(), log: say })
}

const widest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length))

/** Who can sign in, as a table, when the catalogue is the demo one; else nothing. */
export async function demoNotice(store: Store): Promise<string> {
  if ((await readCatalogueFact(store.db, 'loadedAt')) === null) return ''
  const [names, passwords] = [
    widest(demoUsers.map(({ userName }) => userName)),
    widest(demoUsers.map(({ password }) => password)),
  ]
  const lines = demoUsers.map(
    ({ userName, password, what }) => `  ${userName.padEnd(names)}  ${password.padEnd(passwords)}  ${what}`,
  )
  return `\nDemo users:\n${lines.join('\n')}\n`
}
