import { longestOrderComment } from '../contract/index.ts'
import { answerOrder } from '../order-info/service.ts'
import { type Command, logArguments } from './command.ts'
import { OperatorError } from './operator-error.ts'
import { resendConfirmation } from './order-confirmation.ts'
import { writeCommand } from './write-command.ts'

/** The commands about orders. */
export const orderCommands: Readonly<Record<string, Command>> = {
  confirm: {
    usage: '<order number>',
    summary: 'sends the mail that confirms an order once more',
    minArgs: 1,
    logEntry: logArguments,
    run: async ({ store, print }, { args: [number = ''] }) => {
      await resendConfirmation(store, number)
      print('Done. The shop sends it within seconds.')
    },
  },
  'answer-order': {
    usage: '<order number> <text>',
    summary: 'answers the comments on an order, and mails the user who has commented',
    minArgs: 2,
    logEntry: logArguments,
    run: async (context, { args: [orderNumber = '', ...words] }) => {
      const content = words.join(' ').trim()
      if (content === '' || content.length > longestOrderComment)
        throw new OperatorError(`An answer has 1 to ${longestOrderComment} characters.`)
      const isMailed = await writeCommand(context, (writing) =>
        answerOrder(writing, context.originOf, { orderNumber, content }),
      )
      context.print(
        isMailed ? 'Done. The shop sends the mail within seconds.' : 'Done. There is nobody to mail it to.',
      )
    },
  },
}
