import {
  changeRole,
  createAdministrator,
  grantRole,
  listRights,
  listRoles,
  revokeRole,
} from '@tradecounter/api/operator'
import { aboutOther, aboutUser, type Asked, type Command } from './command.ts'

const roleAt = ({ words: [userName = '', customerNumber = '', role = ''], site }: Asked) => ({
  userName,
  customerNumber,
  role,
  ...(site === undefined ? {} : { site }),
})

const permit = (allowed: boolean): Pick<Command, 'least' | 'recorded' | 'run'> => ({
  least: 2,
  recorded: aboutOther,
  run: async ({ store, say }, { words: [role = '', permission = ''] }) => {
    await changeRole(store, role, permission, allowed)
    say('Done. It takes effect at the next call.')
  },
})

/** What an operator can do about administrators and roles, by name. */
export const roleCommands: Readonly<Record<string, Command>> = {
  'create-admin': {
    words:
      '<customer number> <user name> [--site se] [--company NAME] [--name NAME] [--email ADDRESS] [--price-group ID] [--warehouse ID]',
    what: 'makes the first administrator of a customer, and prints a link that sets the first password once',
    least: 2,
    recorded: ({ words: [customer = '', userName = ''], site }) => ({
      userName,
      detail: `${customer} ${site ?? 'se'}`,
    }),
    run: async (
      { store, now, say, passwordLink },
      { words: [customerNumber = '', userName = ''], site = 'se', options },
    ) => {
      const { company, name, email, warehouse } = options
      const given = { company, name, email, warehouse, priceGroup: options['price-group'] }
      const link = await createAdministrator(store, { site, customerNumber, userName, ...given }, now)
      say(`Open this link within ${link.minutes} minutes and set the password of ${userName}. It works once:`)
      say(passwordLink(site, link.token))
    },
  },
  roles: {
    words: '',
    what: 'the roles with their permissions',
    least: 0,
    recorded: null,
    run: async ({ store, say }) => {
      for (const { role, permissions } of await listRoles(store))
        say(`${role}\n${permissions.map((permission) => `  ${permission}`).join('\n') || '  nothing'}`)
    },
  },
  rights: {
    words: '<user name>',
    what: 'what the user may do, customer by customer',
    least: 1,
    recorded: null,
    run: async ({ store, say }, { words: [name = ''] }) => {
      for (const { customerNumber, site, roles, permissions } of await listRights(store, name))
        say(
          `${customerNumber} (${site}): ${roles.join(', ') || 'no role'}\n${permissions.map((permission) => `  ${permission}`).join('\n') || '  nothing'}`,
        )
    },
  },
  grant: {
    words: '<user name> <customer number> <role> [--site se]',
    what: 'gives the user a role at a customer',
    least: 3,
    recorded: aboutUser,
    run: async ({ store, say }, asked) =>
      say((await grantRole(store, roleAt(asked))) ? 'Done.' : 'The user has the role already.'),
  },
  revoke: {
    words: '<user name> <customer number> <role> [--site se]',
    what: 'takes the role away again',
    least: 3,
    recorded: aboutUser,
    run: async ({ store, say }, asked) =>
      say((await revokeRole(store, roleAt(asked))) ? 'Done.' : 'The user does not have the role.'),
  },
  allow: {
    words: '<role> <permission>',
    what: 'adds a permission to a role, which is made when new',
    ...permit(true),
  },
  disallow: { words: '<role> <permission>', what: 'takes a permission out of a role', ...permit(false) },
}
