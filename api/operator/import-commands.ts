import { deliveryFileSchema, importDeliveries } from '../deliveries/service.ts'
import { agreementFileSchema, importAgreements } from '../order-agreements/service.ts'
import { type Command, logArguments } from './command.ts'
import { readJsonFile } from './read-json-file.ts'
import { writeCommand } from './write-command.ts'

/** The commands that take what other systems of the seller know (docs/carriers.md, docs/order-agreements.md). */
export const importCommands: Readonly<Record<string, Command>> = {
  'import-deliveries': {
    usage: '<file.json>',
    summary:
      'takes shipments, statuses of the warehouse, promised dates and replaced articles; repeating it is safe',
    minArgs: 1,
    logEntry: logArguments,
    run: async (context, { args: [name = ''] }) => {
      const file = await readJsonFile(name, deliveryFileSchema)
      const { taken, known, refused } = await writeCommand(context, (writing) =>
        importDeliveries(writing, context.originOf, file),
      )
      for (const { entry, reason } of refused) context.print(`${entry}: ${reason}`)
      context.print(`${taken} taken, ${known} known already, ${refused.length} refused.`)
    },
  },
  'import-agreements': {
    usage: '<file.json>',
    summary: 'adds and changes order agreements; a later last day extends one; repeating it is safe',
    minArgs: 1,
    logEntry: logArguments,
    run: async (context, { args: [name = ''] }) => {
      const file = await readJsonFile(name, agreementFileSchema)
      const { added, changed, known, extended, refused } = await writeCommand(context, (writing) =>
        importAgreements(writing, context.originOf, file),
      )
      for (const { entry, reason } of refused) context.print(`${entry}: ${reason}`)
      context.print(
        `${added} added, ${changed} changed, ${known} known already, ${refused.length} refused. ${extended} requests for an extension answered.`,
      )
    },
  },
}
