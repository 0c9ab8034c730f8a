import { createAdministrator } from './create-administrator.ts'
import { changeRole, grantRole, listRights, listRoles, revokeRole } from './roles.ts'
import { logArguments, logUser, type CommandInput, type Command } from './command.ts'

const roleAssignmentOf = ({ args: [userName = '', customerNumber = '', role = ''], site }: CommandInput) => ({
  userName,
  customerNumber,
  role,
  ...(site === undefined ? {} : { site }),
})

const permit = (allowed: boolean): Pick<Command, 'minArgs' | 'logEntry' | 'run'> => ({
  minArgs: 2,
  logEntry: logArguments,
  run: async ({ store, now, print }, { args: [role = '', permission = ''] }) => {
    await changeRole(store, role, permission, allowed, now)
    print('Done. It takes effect at the next call.')
  },
})

/** Commands for administrators and roles, by name. */
export const roleCommands: Readonly<Record<string, Command>> = {
  'create-admin': {
    usage:
      '<customer number> <user name> [--site se] [--company NAME] [--name NAME] [--email ADDRESS] [--price-group ID] [--warehouse ID]',
    summary:
      'makes the first administrator of a customer, and prints a link that sets the first password once',
    minArgs: 2,
    logEntry: ({ args: [customer = '', userName = ''], site }) => ({
      userName,
      detail: `${customer} ${site ?? 'se'}`,
    }),
    run: async (
      { store, now, print, passwordLink },
      { args: [customerNumber = '', userName = ''], site = 'se', options },
    ) => {
      const { company, name, email, warehouse } = options
      const given = { company, name, email, warehouse, priceGroup: options['price-group'] }
      const link = await createAdministrator(store, { site, customerNumber, userName, ...given }, now)
      print(
        `Open this link within ${link.minutes} minutes and set the password of ${userName}. It works once:`,
      )
      print(passwordLink(site, link.token))
    },
  },
  roles: {
    usage: '',
    summary: 'the roles with their permissions',
    minArgs: 0,
    logEntry: null,
    run: async ({ store, print }) => {
      for (const { role, permissions } of await listRoles(store))
        print(`${role}\n${permissions.map((permission) => `  ${permission}`).join('\n') || '  nothing'}`)
    },
  },
  rights: {
    usage: '<user name>',
    summary: 'what the user may do, customer by customer',
    minArgs: 1,
    logEntry: null,
    run: async ({ store, print }, { args: [name = ''] }) => {
      for (const { customerNumber, site, roles, permissions } of await listRights(store, name))
        print(
          `${customerNumber} (${site}): ${roles.join(', ') || 'no role'}\n${permissions.map((permission) => `  ${permission}`).join('\n') || '  nothing'}`,
        )
    },
  },
  grant: {
    usage: '<user name> <customer number> <role> [--site se]',
    summary: 'gives the user a role at a customer',
    minArgs: 3,
    logEntry: logUser,
    run: async ({ store, now, print }, input) =>
      print(
        (await grantRole(store, roleAssignmentOf(input), now)) ? 'Done.' : 'The user has the role already.',
      ),
  },
  revoke: {
    usage: '<user name> <customer number> <role> [--site se]',
    summary: 'takes the role away again',
    minArgs: 3,
    logEntry: logUser,
    run: async ({ store, now, print }, input) =>
      print(
        (await revokeRole(store, roleAssignmentOf(input), now))
          ? 'Done.'
          : 'The user does not have the role.',
      ),
  },
  allow: {
    usage: '<role> <permission>',
    summary: 'adds a permission to a role, which is made when new',
    ...permit(true),
  },
  disallow: { usage: '<role> <permission>', summary: 'takes a permission out of a role', ...permit(false) },
}
