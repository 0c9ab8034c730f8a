import * as v from 'valibot'
import { daySchema, siteKeys } from '../contract/index.ts'
import {
  bookPayment,
  chargeInterest,
  creditLines,
  invoiceGoods,
  invoiceShipments,
  issueStatement,
  mailNewInvoice,
  siteKeyOf,
  interestText,
  statementText,
  sellerSchema,
  findInvoice,
  readInvoiceLines,
  readOrdersToInvoice,
  saveSeller,
} from '../invoices/service.ts'
import { type Command, logArguments } from './command.ts'
import { OperatorError } from './operator-error.ts'
import { readJsonFile } from './read-json-file.ts'
import { writeCommand } from './write-command.ts'

const number = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,30}$/u))
const position = v.pipe(v.number(), v.integer(), v.minValue(1))
const stored = v.pipe(v.number(), v.integer(), v.minValue(1))

/**
 * What the system of a seller tells about billing. Amounts are in the minor unit, quantities in the stored form of
 * their order line.
 */
const billingSchema = v.object({
  invoices: v.optional(
    v.array(
      v.object({
        number: v.optional(number),
        orderNumber: v.string(),
        issuedOn: daySchema,
        deliveredOn: v.optional(daySchema),
        paymentDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
        discountThousandths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
        deliveries: v.pipe(
          v.array(
            v.object({
              shipmentNumber: v.optional(v.string(), ''),
              lines: v.array(v.object({ position, quantity: stored })),
            }),
          ),
          v.minLength(1),
        ),
      }),
    ),
    [],
  ),
  creditNotes: v.optional(
    v.array(
      v.object({
        invoice: number,
        reason: v.pipe(v.string(), v.maxLength(200)),
        issuedOn: daySchema,
        withCharges: v.optional(v.boolean(), false),
        lines: v.array(v.object({ position, quantity: stored })),
      }),
    ),
    [],
  ),
  payments: v.optional(
    v.array(
      v.object({
        invoice: number,
        amount: stored,
        currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u))),
        paidOn: daySchema,
        reference: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      }),
    ),
    [],
  ),
})

/** The commands about billing (docs/invoices.md). */
export const invoiceCommands: Readonly<Record<string, Command>> = {
  'set-seller': {
    usage: '<site> <file.json>',
    summary: 'sets name, numbers, address and account of a site on its invoices',
    minArgs: 2,
    logEntry: logArguments,
    run: async (context, { args: [name = '', file = ''] }) => {
      const site = siteKeys.find((key) => key === name)
      if (site === undefined) throw new OperatorError(`There is no site ${name}.`)
      const seller = await readJsonFile(file, sellerSchema)
      await writeCommand(context, (writing) => saveSeller(writing, site, seller))
      context.print('Done.')
    },
  },
  'import-billing': {
    usage: '<file.json>',
    summary: 'issues invoices and credit notes, and books payments, as the system of the seller says',
    minArgs: 1,
    logEntry: logArguments,
    run: async (context, { args: [file = ''] }) => {
      const billing = await readJsonFile(file, billingSchema)
      const made = await writeCommand(context, async (writing) => {
        const numbers: string[] = []
        for (const {
          orderNumber,
          deliveries,
          number: own,
          deliveredOn,
          paymentDays,
          discountThousandths,
          issuedOn,
        } of billing.invoices) {
          const invoice = await invoiceGoods(writing, orderNumber, deliveries, {
            issuedOn,
            ...(own === undefined ? {} : { number: own }),
            ...(deliveredOn === undefined ? {} : { deliveredOn }),
            ...(paymentDays === undefined ? {} : { paymentDays }),
            ...(discountThousandths === undefined ? {} : { discountThousandths }),
          })
          if (invoice === null) continue
          numbers.push(invoice.number)
          await mailNewInvoice(writing, context.originOf, invoice.number)
        }
        for (const { invoice, lines, ...options } of billing.creditNotes)
          numbers.push((await creditLines(writing, invoice, lines, options)).number)
        let booked = 0
        for (const { invoice, ...payment } of billing.payments)
          if (await bookPayment(writing, { number: invoice, ...payment })) booked += 1
        return { numbers, booked }
      })
      for (const each of made.numbers) context.print(each)
      context.print(`${made.numbers.length} documents, ${made.booked} payments.`)
    },
  },
  'invoice-shipments': {
    usage: '--site se',
    summary: 'invoices all shipments of a site that have left, one invoice for each order',
    minArgs: 0,
    logEntry: logArguments,
    run: async (context, { site = 'se' }) => {
      let count = 0
      // One transaction for each order: a stop keeps what was invoiced.
      for (const orderNumber of await readOrdersToInvoice(context.store.db, site))
        await writeCommand(context, async (writing) => {
          const invoice = await invoiceShipments(writing, orderNumber)
          if (invoice === null) return
          await mailNewInvoice(writing, context.originOf, invoice.number)
          count += 1
        })
      context.print(`${count} invoices.`)
    },
  },
  'credit-invoice': {
    usage: '<invoice number> <reason>',
    summary: 'credits all lines of an invoice with its freight',
    minArgs: 2,
    logEntry: logArguments,
    run: async (context, { args: [invoiceNumber = '', ...reason] }) => {
      const note = await writeCommand(context, async (writing) => {
        const invoice = await findInvoice(writing.trx, invoiceNumber)
        if (invoice === undefined) throw new OperatorError(`There is no invoice ${invoiceNumber}.`)
        const lines = await readInvoiceLines(writing.trx, invoice.id)
        return creditLines(writing, invoiceNumber, lines, { reason: reason.join(' '), withCharges: true })
      })
      context.print(`Credit note ${note.number}.`)
    },
  },
  'charge-interest': {
    usage: '<invoice number> <percent a year>',
    summary: 'charges interest on what is open of an overdue invoice',
    minArgs: 2,
    logEntry: logArguments,
    run: async (context, { args: [invoiceNumber = '', percent = ''] }) => {
      if (!/^\d{1,2}(?:\.\d)?$/u.test(percent)) throw new OperatorError('Say the rate as 8 or 11.5.')
      const made = await writeCommand(context, async (writing) => {
        const invoice = await findInvoice(writing.trx, invoiceNumber)
        if (invoice === undefined) throw new OperatorError(`There is no invoice ${invoiceNumber}.`)
        const interest = await chargeInterest(writing, invoiceNumber, {
          yearlyThousandths: Math.round(Number(percent) * 10),
          text: interestText(siteKeyOf(invoice.site), invoiceNumber),
        })
        if (interest !== null) await mailNewInvoice(writing, context.originOf, interest.number)
        return interest
      })
      context.print(made === null ? 'There is nothing to charge.' : `Interest invoice ${made.number}.`)
    },
  },
  'issue-statement': {
    usage: '<customer number> --site se',
    summary: 'issues a statement of what is open for a customer',
    minArgs: 1,
    logEntry: logArguments,
    run: async (context, { args: [customerNumber = ''], site = 'se' }) => {
      const made = await writeCommand(context, async (writing) => {
        const customer = await writing.trx
          .selectFrom('customers')
          .select('id')
          .where('number', '=', customerNumber)
          .where('site', '=', site)
          .executeTakeFirst()
        if (customer === undefined) throw new OperatorError(`${site} has no customer ${customerNumber}.`)
        return issueStatement(writing, customer.id, { site, text: statementText(site) })
      })
      context.print(made === null ? 'Nothing is open.' : `Statement ${made.number}.`)
    },
  },
}
