import type { Api } from './api.ts'
import type { Logger } from './log.ts'
import type { Settings } from './settings.ts'
export async function openApi(
  settings: Settings,
  log: Logger,
): Promise<{ api: Api; hostSecret: string; notice: string }> {
  throw new Error(String([settings, log]))
}
