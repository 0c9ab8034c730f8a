import type { AdministeredUser, UserChoices, UserList, UserRecord } from '@tradecounter/api/contract'

const noLimits = { orderLimit: null, periodLimit: null, period: '' as const }

const userOf = (userId: string, name: string, more: Partial<AdministeredUser> = {}): AdministeredUser => ({
  userId,
  name,
  email: `${userId}@fitters.example`,
  mobile: '',
  roles: ['buyer'],
  status: 'active',
  blocked: false,
  ...noLimits,
  effective: noLimits,
  approver: null,
  lastSignInAt: '2026-11-19T08:12:00.000Z',
  mail: 'none',
  customers: [{ number: '104210', name: 'Fitters Ltd' }],
  ...more,
})

const limits = { orderLimit: 200_000, periodLimit: 1_000_000, period: 'month' as const }

/** Users in every status, with a mail that could not be sent. */
export const users: UserList = {
  total: 5,
  page: 1,
  pageSize: 25,
  currency: 'SEK',
  users: [
    userOf('anna', 'Anna Fitter', { roles: ['administrator'] }),
    userOf('oskar', 'Oskar Nyberg', {
      ...limits,
      effective: limits,
      approver: { userId: 'karin', name: 'Karin Ek', active: true },
    }),
    userOf('elsa', 'Elsa Forsman', { status: 'invited', mail: 'failed', lastSignInAt: '' }),
    userOf('gustav', 'Gustav Lind', { status: 'locked' }),
    userOf('hanna', 'Hanna Öberg', { status: 'inactive' }),
  ],
}

export const userChoices: UserChoices = {
  currency: 'SEK',
  roles: [
    { role: 'administrator', permissions: ['perm:adminUsers', 'perm:order'], ...noLimits },
    { role: 'approver', permissions: ['perm:approve', 'perm:order'], ...noLimits },
    { role: 'buyer', permissions: ['perm:seePrices', 'perm:order'], ...noLimits },
    { role: 'reader', permissions: ['perm:seePrices'], ...noLimits },
  ],
  roleLimitsStamp: 'stamp-1',
  addresses: [{ id: 'site-1', name: 'School', street: 'School Street 1', city: 'Solna' }],
  costCentres: [{ id: 'cc-1', number: '100', name: 'Service' }],
  approvers: [{ userId: 'karin', name: 'Karin Ek' }],
}

export const userRecord = (more: Partial<UserRecord> = {}): UserRecord => ({
  ...userOf('oskar', 'Oskar Nyberg', { ...limits, effective: limits }),
  version: 3,
  firstName: 'Oskar',
  lastName: 'Nyberg',
  language: '',
  approverId: '',
  addressIds: [],
  costCentreIds: [],
  isSelf: false,
  canEditPerson: true,
  canEditEmail: false,
  ...more,
})
