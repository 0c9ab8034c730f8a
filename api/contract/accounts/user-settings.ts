import * as v from 'valibot'

/** The columns of a list that the user has hidden. */
const columnsUpTo = (most: number) =>
  v.object({
    hidden: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
      v.maxLength(most, `A list has at most ${most} columns.`),
    ),
  })
const columnsSchema = columnsUpTo(40)

/** What a user can choose and is kept for all devices, by key: the schema of each value. */
export const userSettingSchemas = {
  'columns.order-history': columnsSchema,
  'columns.audit': columnsSchema,
  /** How close the rows of all tables are. */
  'table.density': v.picklist(['normal', 'compact']),
  'columns.user-administration': columnsSchema,
  'columns.attestation': columnsSchema,
  'columns.offers': columnsSchema,
  'columns.invoices': columnsSchema,
  'columns.returns': columnsSchema,
  'columns.order-agreements': columnsSchema,
  /** A column for each customer whose users the user administers. */
  'columns.customer-administration': columnsUpTo(500),
  'columns.cost-centres': columnsSchema,
  'columns.units': columnsSchema,
  'columns.addresses': columnsSchema,
  'columns.contacts': columnsSchema,
  'columns.change-requests': columnsSchema,
  'columns.own-customers': columnsSchema,
  'columns.received-requests': columnsSchema,
  'columns.my-lists': columnsSchema,
  'columns.list-lines': columnsSchema,
  /** The tours that the user has done, by id. */
  'intro-tours': v.object({
    done: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/u))),
      v.maxLength(40, 'There are at most 40 tours.'),
    ),
  }),
} as const satisfies Record<string, v.GenericSchema>

export type UserSettingKey = keyof typeof userSettingSchemas
export type UserSettingValue<Key extends UserSettingKey> = v.InferOutput<(typeof userSettingSchemas)[Key]>

const userSettingKeys = [
  'columns.order-history',
  'columns.audit',
  'columns.user-administration',
  'columns.attestation',
  'columns.offers',
  'columns.invoices',
  'columns.returns',
  'columns.order-agreements',
  'columns.customer-administration',
  'columns.cost-centres',
  'columns.units',
  'columns.addresses',
  'columns.contacts',
  'columns.change-requests',
  'columns.own-customers',
  'columns.received-requests',
  'columns.my-lists',
  'columns.list-lines',
  'table.density',
  'intro-tours',
] as const satisfies readonly UserSettingKey[]
const keySchema = v.picklist(userSettingKeys, 'There is no such setting.')

export const userSettingQuerySchema = v.object({ key: keySchema })

/** `GET /api/user/setting?key=…`: the value, null if the user has chosen none. */
export const userSettingAnswerSchema = v.object({
  value: v.nullable(v.union(Object.values(userSettingSchemas))),
})

/** `POST /api/user/savesetting`: keeps a value. Which values a key takes is checked with its own schema. */
export const userSettingRequestSchema = v.object({ key: keySchema, value: v.unknown() })
