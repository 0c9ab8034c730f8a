import type { Insertable } from 'kysely'
import type { Database } from '@tradecounter/api/seed'
import type { rolePermissions } from './roles.ts'

/** A demo user as printed at the start of the shop. */
export interface DemoUser {
  userName: string
  password: string
  /** What the user can do, in one line. */
  description: string
}

/** A role of the demo customers. */
export type DemoRole = keyof typeof rolePermissions

/** A demo user with customers, in order, and the user's roles there. */
export interface DemoPerson extends DemoUser {
  name: string
  attached: readonly (readonly [customer: string, ...roles: DemoRole[]])[]
  translationEnabled?: boolean
  blocked?: boolean
  hidePricesAvailable?: boolean
  onlyMyAssortmentAvailable?: boolean
  /** What the administrators of the first customer have decided. */
  decided?: Partial<Insertable<Database['attachments']>>
  /** Invited, without a password; the mail could not be sent. */
  invited?: boolean
}

/** The password of every demo user. It is public. */
export const demoPassword = 'kaffe-paus-kl-tio'

const person = (
  userName: string,
  name: string,
  description: string,
  attached: DemoPerson['attached'],
  more: Partial<DemoPerson> = {},
): DemoPerson => ({ userName, password: demoPassword, name, description, attached, ...more })

/** All demo users, one of them locked out. */
export const demoPeople: readonly DemoPerson[] = [
  person(
    'anna',
    'Anna Lindqvist',
    'buyer at two customers with different prices, reader at a third (se)',
    [
      ['c-ror', 'buyer'],
      ['c-vvs', 'buyer'],
      ['c-kust', 'reader'],
    ],
    { hidePricesAvailable: true, onlyMyAssortmentAvailable: true },
  ),
  person('olof', 'Olof Berg', 'administrator (se)', [['c-ror', 'administrator']], {
    hidePricesAvailable: true,
  }),
  person('karin', 'Karin Ek', 'approver (se)', [['c-ror', 'approver']]),
  person('lars', 'Lars Holm', 'locked out, cannot sign in (se)', [['c-ror', 'buyer']], { blocked: true }),
  person('maria', 'Maria Novak', 'buyer with machine translation (se)', [['c-vvs', 'buyer']], {
    translationEnabled: true,
  }),
  person('nils', 'Nils Dahl', 'no permission at all (se)', [['c-vvs']]),
  person('rut', 'Rut Sandberg', 'reader: sees prices, does not order (se)', [['c-vvs', 'reader']]),
  person('jonas', 'Jonas Wik', 'orders to the stored addresses only (se)', [['c-ror', 'fitter']]),
  person('ylva', 'Ylva Strand', 'orders without seeing prices (se)', [['c-ror', 'storekeeper']]),
  person('birgit', 'Birgit Alm', 'sees orders, invoices and the price file, does not order (se)', [
    ['c-ror', 'reader', 'accountant'],
  ]),
  person(
    'oskar',
    'Oskar Nyberg',
    'orders up to 2,000 kr each and 10,000 kr a month, karin approves (se)',
    [['c-ror', 'fitter']],
    {
      decided: { orderLimit: 2_000_00, periodLimit: 10_000_00, period: 'month', approverId: 'u-karin' },
    },
  ),
  person('elsa', 'Elsa Forsman', 'invited, cannot sign in yet (se)', [['c-ror', 'buyer']], {
    invited: true,
    decided: { state: 'invited' },
  }),
  person('gustav', 'Gustav Lind', 'locked by the company, cannot sign in (se)', [['c-ror', 'buyer']], {
    decided: { state: 'locked' },
  }),
  person('hanna', 'Hanna Öberg', 'inactive, cannot sign in (se)', [['c-ror', 'storekeeper']], {
    decided: { state: 'inactive' },
  }),
  person('ingrid', 'Ingrid Solberg', 'buyer (no)', [['c-fjord', 'buyer']]),
  person('mikko', 'Mikko Virtanen', 'buyer (fi)', [['c-jarvi', 'buyer']]),
  person('eva', 'Eva Sundblom', 'buyer (ax)', [['c-aland', 'buyer']]),
  person('mette', 'Mette Krogh', 'buyer (dk-vvs)', [['c-aarhus', 'buyer']]),
  person('jens', 'Jens Vinther', 'buyer (dk-handel)', [['c-handel', 'buyer']]),
  person('per', 'Per Åström', 'buyer (gelia-se)', [['c-elkraft', 'buyer']]),
  person('solveig', 'Solveig Haugen', 'administrator (gelia-no)', [['c-nordlys', 'administrator']], {
    hidePricesAvailable: true,
  }),
  person('aino', 'Aino Korhonen', 'buyer (prevex)', [['c-vesi', 'buyer']]),
  person('sara', 'Sara Nyman', 'administrator (workwear)', [['c-bygg', 'administrator']], {
    onlyMyAssortmentAvailable: true,
  }),
  person(
    'hege',
    'Hege Moen',
    'orders up to 2,000 kr each and 10,000 kr a month, solveig approves (gelia-no)',
    [['c-nordlys', 'fitter']],
    {
      decided: { orderLimit: 2_000_00, periodLimit: 10_000_00, period: 'month', approverId: 'u-solveig' },
    },
  ),
  person(
    'emil',
    'Emil Sand',
    'orders up to 2,000 kr each and 10,000 kr a month, sara approves (workwear)',
    [['c-bygg', 'fitter']],
    {
      decided: { orderLimit: 2_000_00, periodLimit: 10_000_00, period: 'month', approverId: 'u-sara' },
    },
  ),
  person('vera', 'Vera Blom', 'administrator of two customers, buyer at a third (se)', [
    ['c-sol', 'administrator'],
    ['c-kust', 'administrator'],
    ['c-vvs', 'buyer'],
  ]),
  person('tove', 'Tove Ahlgren', 'buyer (solelgrossisten and se)', [['c-sol', 'buyer']]),
]

/** The demo users as printed at the start of the shop. */
export const demoUsers: readonly DemoUser[] = demoPeople
  .filter(({ invited }) => invited !== true)
  .map(({ userName, password, description }) => ({ userName, password, description }))
