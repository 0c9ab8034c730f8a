import { join } from 'node:path'
import {
  type CompanyRegister,
  type IdentificationSettings,
  type NewsBySite,
  type OriginOf,
  hasDemoApplications,
  insertDemoSeller,
  catalogueVersion,
  readCatalogueFact,
  type Store,
  type Webhook,
} from '@tradecounter/api/seed'
import { startCarriers } from './carrier/carrier.ts'
import { startProvider } from './identification/provider.ts'
import { demoNews } from './news.ts'
import { demoRegister } from './people/demo-register.ts'
import { demoSeller } from './people/seller.ts'
import { demoUsers } from './people/users.ts'
import { hasPictures } from './pictures/picture-folder.ts'

const usualArticles = 12_000

export interface DemoOptions {
  store: Store
  dataDir: string
  /** Origin of a site, for links in mails. */
  originOf: OriginOf
  /** Prints a line for the user who starts the shop. */
  log: (line: string) => void
}

/** The demo's part of the service. */
export interface Demo {
  /** The demo users as a table to print; empty if the catalogue is not the demo's. */
  notice: string
  /** Makes the demo's documents; see `ApiSettings.makeDocument`. */
  makeDocument: (address: string, languages: readonly string[]) => Promise<Response | null>
  /** The register of companies, for applications. */
  companyRegister: CompanyRegister
  /** Where the carriers of the demo take requests to change a delivery. */
  carrierRequests: ReadonlyMap<string, Webhook>
  /** The provider of e-identification, at which everybody can sign. */
  identification: IdentificationSettings
  /** News of sites whose operator has written none. */
  demoNews: NewsBySite
}

const widthOf = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length))

function usersTable(): string {
  const names = widthOf(demoUsers.map(({ userName }) => userName))
  const passwords = widthOf(demoUsers.map(({ password }) => password))
  const lines = demoUsers.map(
    ({ userName, password, description }) =>
      `  ${userName.padEnd(names)}  ${password.padEnd(passwords)}  ${description}`,
  )
  const { email, password, totpSecret } = demoSeller
  return `\nDemo users:\n${lines.join('\n')}\n\nDemo seller, on the host of the operator area:\n  ${email}  ${password}  key for an authenticator app: ${totpSecret}\n`
}

/**
 * Loads the demo catalogue and the demo users into a shop without a catalogue; takes some seconds, once. The users'
 * password is public: call it only when `SITE_ENV` is `local`.
 */
export async function openDemo({ store, dataDir, originOf, log }: DemoOptions): Promise<Demo> {
  if ((await catalogueVersion(store.db)) === 0) {
    const { loadDemo } = await import('./loading/load-demo.ts')
    await loadDemo(store, { articles: usualArticles, today: new Date(), log })
  }
  await insertDemoSeller(store, dataDir, demoSeller)
  const isDemo = (await readCatalogueFact(store.db, 'loadedAt')) !== null
  if (isDemo && !(await hasDemoApplications(store))) {
    const { writeApplications } = await import('./loading/write-applications.ts')
    await writeApplications(store, dataDir, new Date())
  }
  const pictureFolder = join(dataDir, 'pictures')
  if (isDemo && !hasPictures(pictureFolder)) {
    const { writePictures } = await import('./pictures/write-pictures.ts')
    await writePictures(store, pictureFolder)
  }
  return {
    notice: isDemo ? usersTable() : '',
    companyRegister: demoRegister,
    carrierRequests: await startCarriers({ store, originOf }),
    identification: await startProvider(),
    demoNews: demoNews(new Date()),
    makeDocument: async (address, languages) =>
      (await import('./documents/make-document.ts')).makeDocument(store, address, languages),
  }
}
