import type { Generated } from 'kysely'

/** Tables of salespeople and branches. */
export interface SalespeopleTables {
  salesmen: {
    id: string
    name: string
    telephoneNumber: string
    email: string
    title: Generated<string>
    mobile: Generated<string>
    /** Local path of a picture; empty if there is none. */
    photo: Generated<string>
    /** `sales`, `inside`, `technical` or `finance`; empty for sales. */
    area: Generated<string>
    branchId: Generated<string>
    /** Last day of an absence, and its note; null if present. */
    absentUntil: Generated<string | null>
    absenceNote: Generated<string>
    backupId: Generated<string | null>
  }
  /** Further people of the shop for a customer, besides the salesperson. */
  salesTeams: { customerId: string; salesmanId: string; position: number }
  /** Opening hours of branches by weekday, 1 Monday to 7 Sunday, as `07:00`. */
  branchHours: { warehouseId: string; weekday: number; opens: string; closes: string }
  /** Booked calls of salespeople, one at a time. */
  callBacks: {
    id: string
    customerId: string
    userId: string
    salesmanId: string
    day: string
    opens: string
    closes: string
    phone: string
    subject: string
    createdAt: string
  }
  salesmenOfCustomers: { customerId: string; salesmanId: string }
}
