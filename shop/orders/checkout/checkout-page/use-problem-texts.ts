import { useFormat, useTranslations } from '@tradecounter/shop/core'
import type { CheckoutField, CheckoutProblem, CheckoutProblems } from '../checkout-problems.ts'

/** Names of the fields. Each with `-required` says that it must be filled in. */
const labels = {
  branchId: 'checkout.branch',
  name: 'checkout.name',
  street: 'checkout.street',
  postalCode: 'checkout.postal-code',
  city: 'checkout.city',
  reference: 'checkout.reference',
  goodsMark: 'checkout.goods-mark',
  project: 'checkout.project',
  costCentre: 'checkout.cost-centre',
  contactName: 'checkout.contact-name',
  contactPhone: 'checkout.contact-phone',
  requestedDeliveryDate: 'checkout.date-field',
} as const satisfies Record<CheckoutField, string>

/** Id of a field of the checkout, for the links of the summary. */
export const fieldId = (field: CheckoutField): string => `checkout-${field}`

/** Error texts of the checkout's fields. */
export function useProblemTexts() {
  const t = useTranslations()
  const format = useFormat()
  const textOf = (field: CheckoutField, problem: CheckoutProblem): string => {
    switch (problem.kind) {
      case 'required':
        return t(`${labels[field]}-required`)
      case 'too-long':
        return t('checkout.too-long', t(labels[field]), problem.max)
      case 'postal-code':
        return t('checkout.postal-code-invalid', problem.example)
      case 'no-such-date':
        return t('checkout.date-invalid')
      case 'not-in-list':
        return t('checkout.not-in-list')
      case 'pattern':
        return problem.hint || t('checkout.wrong-form', t(labels[field]))
      case 'refused':
        return t('checkout.refused', t(labels[field]).toLowerCase())
      default:
        return t(`checkout.date-${problem.kind}`, format.date(problem.date))
    }
  }
  const fields = Object.keys(labels) as CheckoutField[]
  return {
    /** Props of a field: its id, and its error message. */
    field: (field: CheckoutField, problems: CheckoutProblems): { id: string; message?: string } => {
      const problem = problems[field]
      return { id: fieldId(field), ...(problem === undefined ? {} : { message: textOf(field, problem) }) }
    },
    /** All errors in the order of the form. */
    list: (problems: CheckoutProblems): { field: CheckoutField; text: string }[] =>
      fields.flatMap((field) => {
        const problem = problems[field]
        return problem === undefined ? [] : [{ field, text: textOf(field, problem) }]
      }),
  }
}
