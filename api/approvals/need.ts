import type { SessionCaller } from '../accounts/service.ts'
import { totalsOf, type PricedCart } from '../carts/service.ts'
import { priceVisibilityOf, sumOf } from '../catalogue/articles/service.ts'
import { readCategories } from '../catalogue/categories/service.ts'
import { findBudget } from '../company/service.ts'
import { type ApprovalNeed, type ApprovalReason, type ApprovalRules, sites } from '../contract/index.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import { findLimitRefusal } from '../user-administration/service.ts'
import { readApproverChoice } from './approver-choice.ts'
import { approvalRulesOf } from './rules-store.ts'
import { planSteps } from './rules.ts'

/** What an order of a cart is going to be charged to, and how it is delivered. */
export interface OrderChoices {
  costCentre: string
  deliveryMethod: 'delivery' | 'pickup'
}

/** Why a cart needs approval, with all figures, and the ids of those who are asked. */
export interface FoundNeed {
  reasons: ApprovalReason[]
  steps: string[][]
  names: ReadonlyMap<string, { name: string }>
}

const noFigures = { limit: null, spent: null, sum: null, period: '' as const, subject: '', orders: 0 }

/** Sum of a cart's goods in the minor unit. */
export const goodsOf = ({ lines }: Pick<PricedCart, 'lines'>): number =>
  sumOf(lines.map(({ total }) => total ?? 0))

/** Orders of a user for a customer, without cancelled ones. */
async function countOrdersOf(queries: Queries, { userId, customerId }: SessionCaller): Promise<number> {
  const { count } = await queries
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The restricted product groups that lines belong to, directly or through groups below them. */
async function restrictedGroups(
  queries: Queries,
  caller: SessionCaller,
  { lines }: Pick<PricedCart, 'lines'>,
  { categoryIds }: ApprovalRules,
): Promise<string[]> {
  if (categoryIds.length === 0) return []
  const products = await readInChunks(new Set(lines.map(({ article }) => article.productId)), (some) =>
    queries.selectFrom('products').select('categoryId').where('id', 'in', some).execute(),
  )
  const categories = new Map((await readCategories(queries, caller)).map((each) => [each.id, each]))
  const restricted = new Set(categoryIds)
  const found = new Map<number, string>()
  for (const id of new Set(products.map(({ categoryId }) => categoryId)))
    for (let at = categories.get(id); at; at = at.parentId === null ? undefined : categories.get(at.parentId))
      if (restricted.has(at.id)) found.set(at.id, at.name)
  return [...found.values()]
}

/** Whether a reason is the budget of a cost centre. */
export const isBudget = ({ kind }: ApprovalReason): boolean => kind === 'costCentre'

/** Why a cart needs approval and who is asked; null if the buyer may order it. The one place that decides this. */
export async function findApprovalNeed(
  queries: Queries,
  buyer: SessionCaller,
  cart: Pick<PricedCart, 'lines'>,
  { costCentre, deliveryMethod }: OrderChoices,
  now: Date,
): Promise<FoundNeed | null> {
  const { customerId, site } = buyer
  const sum = goodsOf(cart)
  if (cart.lines.length === 0) return null
  const rules = await approvalRulesOf(queries, customerId)
  const reasons: ApprovalReason[] = []
  const refusal = await findLimitRefusal(queries, buyer, sum, now)
  if (refusal !== null) reasons.push({ ...noFigures, ...refusal })
  const budget = rules.costCentreBudget ? await findBudget(queries, buyer, costCentre, now) : null
  if (budget !== null) {
    // Orders are charged with freight and without VAT.
    const { freight } = totalsOf(sum, sites[site].country, deliveryMethod)
    const { limit, used: spent, period, name: subject } = budget
    if (spent + sum + freight > limit)
      reasons.push({ ...noFigures, kind: 'costCentre', limit, spent, sum: sum + freight, period, subject })
  }
  for (const subject of await restrictedGroups(queries, buyer, cart, rules))
    reasons.push({ ...noFigures, kind: 'category', subject })
  if (rules.newUserOrders > 0 && (await countOrdersOf(queries, buyer)) < rules.newUserOrders)
    reasons.push({ ...noFigures, kind: 'newUser', orders: rules.newUserOrders })
  if (reasons.length === 0) return null
  const { all, choice } = await readApproverChoice(queries, buyer, {
    sum,
    managerId: reasons.some(isBudget) ? (budget?.managerId ?? '') : '',
    onlyBudget: reasons.every(isBudget),
    everyStep: rules.everyStep,
    now,
  })
  return { reasons, steps: planSteps(choice), names: all }
}

/** Reasons without amounts of the cart, for readers who see no prices. Limits are included: they are the user's own. */
export const withoutAmounts = (reasons: readonly ApprovalReason[]): ApprovalReason[] =>
  reasons.map((reason) => ({ ...reason, sum: null, spent: null }))

/** Why a cart needs approval as its buyer may see it; null if it can be ordered. */
export async function viewApprovalNeed(
  queries: Queries,
  buyer: SessionCaller,
  cart: Pick<PricedCart, 'lines'>,
  choices: OrderChoices,
  now: Date,
): Promise<ApprovalNeed | null> {
  const need = await findApprovalNeed(queries, buyer, cart, choices, now)
  if (need === null) return null
  const { hidesPrices } = await priceVisibilityOf(queries, buyer)
  return {
    reasons: hidesPrices ? withoutAmounts(need.reasons) : need.reasons,
    currency: sites[buyer.site].currency,
    steps: need.steps.map((step) => step.map((id) => need.names.get(id)?.name ?? '')),
  }
}
