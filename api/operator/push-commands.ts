import { makePushKeys } from '../push/service.ts'
import type { Command } from './command.ts'

/** The command about notifications in browsers (docs/notifications.md). */
export const pushCommands: Readonly<Record<string, Command>> = {
  'push-keys': {
    usage: '',
    summary: 'makes a pair of keys for notifications in browsers, as settings',
    minArgs: 0,
    logEntry: null,
    run: async ({ print }) => {
      const { publicKey, privateKey } = await makePushKeys()
      print(`PUSH_PUBLIC_KEY=${publicKey}`)
      print(`PUSH_PRIVATE_KEY=${privateKey}`)
    },
  },
}
