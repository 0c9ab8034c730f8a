import { join } from 'node:path'
import { catalogueVersion, readCatalogueFact, type Store } from '@tradecounter/api/seed'
import { demoUsers } from './people/users.ts'
import { hasPictures } from './pictures/picture-folder.ts'

const usualArticles = 12_000

export interface DemoOptions {
  store: Store
  dataDir: string
  /** Prints a line for the person who starts the shop. */
  log: (line: string) => void
}

/** What the demo adds to the service. */
export interface Demo {
  /** The demo users as a table to print; empty when the catalogue is not the demo's. */
  notice: string
  /** Makes the demo's documents; see `ApiSettings.makeDocument`. */
  makeDocument: (address: string, languages: readonly string[]) => Promise<Response | null>
}

const widthOf = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length))

function usersTable(): string {
  const names = widthOf(demoUsers.map(({ userName }) => userName))
  const passwords = widthOf(demoUsers.map(({ password }) => password))
  const lines = demoUsers.map(
    ({ userName, password, description }) =>
      `  ${userName.padEnd(names)}  ${password.padEnd(passwords)}  ${description}`,
  )
  return `\nDemo users:\n${lines.join('\n')}\n`
}

/**
 * Loads the demo catalogue and the demo users into a shop without a catalogue; takes some seconds, once. The users'
 * password is public: call it only when `SITE_ENV` is `local`.
 */
export async function openDemo({ store, dataDir, log }: DemoOptions): Promise<Demo> {
  if ((await catalogueVersion(store.db)) === 0) {
    const { loadDemo } = await import('./loading/load-demo.ts')
    await loadDemo(store, { articles: usualArticles, today: new Date(), log })
  }
  const isDemo = (await readCatalogueFact(store.db, 'loadedAt')) !== null
  const pictureFolder = join(dataDir, 'pictures')
  if (isDemo && !hasPictures(pictureFolder)) {
    const { writePictures } = await import('./pictures/write-pictures.ts')
    await writePictures(store, pictureFolder)
  }
  return {
    notice: isDemo ? usersTable() : '',
    makeDocument: async (address, languages) =>
      (await import('./documents/make-document.ts')).makeDocument(store, address, languages),
  }
}
