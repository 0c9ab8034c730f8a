import { answerChangeRequest, readChangeRequests } from '../company/service.ts'
import { changeRequestStates } from '../contract/index.ts'
import { logArguments, type Command } from './command.ts'
import { OperatorError } from './operator-error.ts'
import { table } from './table.ts'

/** States that an operator sets. */
const answers = changeRequestStates.filter((state) => state !== 'sent')

/** The commands about changes of master data that companies ask for. */
export const changeRequestCommands: Readonly<Record<string, Command>> = {
  'change-requests': {
    usage: '',
    summary: 'the last changes of master data that companies have asked for, newest first',
    minArgs: 0,
    logEntry: null,
    run: async ({ store, print }) => {
      const requests = await readChangeRequests(store.db)
      const rows = requests.map(({ id, state, createdAt, customerId, requestedBy, wanted, message }) => [
        id,
        state,
        createdAt,
        customerId,
        requestedBy ?? '',
        [wanted, message].filter(Boolean).join(' ').replaceAll(/\s+/gu, ' '),
      ])
      for (const line of table([['id', 'state', 'sent', 'customer', 'by', 'wanted'], ...rows])) print(line)
    },
  },
  'answer-request': {
    usage: `<request id> ${answers.join('|')} [answer]`,
    summary: 'answers such a request; done changes the master data, and the company sees the answer',
    minArgs: 2,
    logEntry: logArguments,
    run: async ({ store, now, print }, { args: [id = '', given = '', ...words] }) => {
      const state = answers.find((each) => each === given)
      if (state === undefined) throw new OperatorError(`The state is one of ${answers.join(', ')}.`)
      const isAnswered = await store.db
        .transaction()
        .execute((trx) =>
          answerChangeRequest({ trx, dialect: store.dialect, now }, { id, state, answer: words.join(' ') }),
        )
      if (!isAnswered) throw new OperatorError(`There is no open request ${id}.`)
      print('Done.')
    },
  },
}
