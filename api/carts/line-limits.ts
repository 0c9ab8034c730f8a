/** Lines that a visitor's purchase list may have. */
export const visitorLines = 1000

/** Lines that a customer's cart, and so an order, may have. */
export const customerLines = 5000

/** Lines that a cart may have. `customerId` is empty for a visitor. */
export const mostLines = ({ customerId }: { customerId: string }): number =>
  customerId === '' ? visitorLines : customerLines
