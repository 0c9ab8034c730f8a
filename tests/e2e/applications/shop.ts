import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProvider, type TestProvider } from '../../identification/provider.ts'
import { mailsTo } from '../mails.ts'
import { loadDemo, startProgram } from '../program.ts'

/** The sites on which applications are made. */
export const applicationSites = ['se', 'gelia-no', 'prevex'] as const
export type ApplicationSite = (typeof applicationSites)[number]

/** A shop with a provider of e-identification and a company register, all on this machine. */
export interface ApplicationShop {
  port: number
  originOf: (site: string) => string
  provider: TestProvider
  /** Numbers that the register was asked for. */
  asked: string[]
  /** Whether the register answers. */
  setRegister: (answers: boolean) => void
  /** Texts of the mails to an address, without line breaks of the encoding, oldest first. */
  mailsTo: (email: string) => string[]
  stop: () => Promise<void>
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return (server.address() as AddressInfo).port
}

/** A port that was free a moment ago: provider and shop name each other's addresses before they start. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((closed) => server.close(closed))
  return port
}

/** Starts the shop. */
export async function openApplicationShop(): Promise<ApplicationShop> {
  const port = await freePort()
  const originOf = (site: string): string => `http://local.${site}.localhost:${port}`
  const provider = await startProvider(
    applicationSites.map((site) => `${originOf(site)}/api/become-a-customer/identification/callback`),
  )
  const asked: string[] = []
  let answers = true
  const register = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (!answers) return void request.socket.destroy()
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify({ name: 'Nya Rör', street: 'Storgatan 1', postalCode: '211 34', city: 'Malmö' }),
    )
  })
  const registerPort = await listen(register)
  const data = mkdtempSync(join(tmpdir(), 'applications-'))
  loadDemo(data, 300)
  const program = await startProgram('ssr/server/main.ts', {
    DATA_DIR: data,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    IDENTIFICATION_URL: provider.url,
    COMPANY_REGISTER_URL: `http://127.0.0.1:${registerPort}`,
  })
  return {
    port,
    originOf,
    provider,
    asked,
    setRegister: (now) => {
      answers = now
    },
    mailsTo: (email) => mailsTo(data, email),
    stop: async () => {
      await program.stop()
      await provider.close()
      register.closeAllConnections()
      await new Promise((closed) => register.close(closed))
      rmSync(data, { recursive: true, force: true })
    },
  }
}
