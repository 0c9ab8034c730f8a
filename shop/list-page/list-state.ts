import { isDay } from '@tradecounter/ui/calendar'

/** The state of a list, which is its address: links, back and reload restore it. */
export interface ListState {
  /** From 1. */
  page: number
  sort: { columnId: string; direction: 'asc' | 'desc' } | null
  search: string
  /** Days as `YYYY-MM-DD`, both included; '' leaves an end open. */
  from: string
  to: string
  /** Chosen values by filter. Never an empty list. */
  filters: ReadonlyMap<string, readonly string[]>
  /** The shown part of a list of several parts. It is no filter: clearing the filters keeps it. */
  part?: { id: string; value: string }
}

type TypedValues = 'any' | 'text' | 'day' | RegExp
type FilterValues = readonly string[] | TypedValues

/** What an address can say about a list; anything else in it is ignored. */
export interface ListNames {
  sortable: readonly string[]
  /**
   * `any`: one value of at most 40 characters that only the API can check; `text`: one of at most 200; `day`: a day of
   * the calendar.
   */
  filters: readonly { id: string; several: boolean; values: FilterValues }[]
  /** The rows have no day: the address says nothing about days. */
  undated?: true
  /**
   * Begins the names of its parameters in the address of a page with several lists: `contacts.search`. It ends with a
   * dot; the first list of a page has none.
   */
  prefix?: `${string}.`
  /** Parts of the list with addresses of their own; `own` is shown without one in the address. */
  part?: { id: string; values: readonly string[]; own: string }
}

/** Longest free search and last page of the API's lists, of which the shop may import only types. */
const longestSearch = 100
const lastPage = 500

/** Pages that can be reached; more rows are found by filters. */
export const reachablePages = (total: number, pageSize: number): number =>
  Math.min(lastPage, Math.max(1, Math.ceil(total / pageSize)))

const freeValues = { any: /^[^\p{C}]{1,40}$/u, text: /^[^\p{C}]{1,200}$/u }

const accepts = (values: TypedValues, value: string): boolean => {
  if (values === 'day') return isDay(value)
  return (values instanceof RegExp ? values : freeValues[values]).test(value)
}

const dayOf = (text: string | null): string => (text !== null && isDay(text) ? text : '')

/** The parameters of an address that belong to a list, by the names that they have in its call. */
const ownParameters = (query: string, prefix: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(query)].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )

/** The parameters of an address that belong to the other lists of the page. */
export const othersParameters = (query: string, { prefix }: ListNames): [string, string][] =>
  [...new URLSearchParams(query)].filter(([name]) =>
    prefix === undefined ? name.includes('.') : !name.startsWith(prefix),
  )

/** Reads a query; never throws, and returns only what the API accepts. */
export function readListState(query: string, names: ListNames): ListState {
  const params = ownParameters(query, names.prefix ?? '')
  const page = Number(/^\d{1,3}$/u.exec(params.get('page') ?? '')?.[0] ?? 1)
  const columnId = params.get('sort') ?? ''
  const direction = params.get('direction') === 'desc' ? 'desc' : 'asc'
  const day = (name: string): string => (names.undated === true ? '' : dayOf(params.get(name)))
  const [from, to] = [day('from'), day('to')]
  const filters = names.filters.flatMap(({ id, several, values }) => {
    const given = params.getAll(id)
    const isWhole = values === 'text' || values instanceof RegExp
    const asked = new Set(isWhole ? given : given.flatMap((value) => value.split(',')))
    const known =
      typeof values === 'string' || values instanceof RegExp
        ? [...asked].filter((value) => accepts(values, value))
        : values
    const chosen = known.filter((value) => asked.has(value)).slice(0, several ? undefined : 1)
    return chosen.length === 0 ? [] : [[id, chosen] as const]
  })
  return {
    page: Math.min(lastPage, Math.max(1, page)),
    sort: names.sortable.includes(columnId) ? { columnId, direction } : null,
    search: (params.get('search') ?? '').trim().slice(0, longestSearch).toWellFormed(),
    from,
    // Nothing can lie between days in the wrong order; the first one is more likely meant.
    to: from !== '' && to !== '' && to < from ? '' : to,
    filters: new Map(filters),
    ...(names.part === undefined ? {} : { part: partOf(params, names.part) }),
  }
}

const partOf = (params: URLSearchParams, { id, values, own }: NonNullable<ListNames['part']>) => ({
  id,
  value: values.find((value) => value === params.get(id)) ?? own,
})

/** The parameters of a state, for its address and for the call; what is usual is left out. */
export const parametersOf = ({
  page,
  sort,
  search,
  from,
  to,
  filters,
  part,
}: ListState): Record<string, string> => ({
  ...(part === undefined ? {} : { [part.id]: part.value }),
  ...(page > 1 ? { page: String(page) } : {}),
  ...(sort === null ? {} : { sort: sort.columnId }),
  ...(sort?.direction === 'desc' ? { direction: 'desc' } : {}),
  ...(search === '' ? {} : { search }),
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
  ...Object.fromEntries([...filters].map(([id, values]) => [id, values.join(',')])),
})

/** Whether anything restricts the list. */
export const isFiltered = ({ search, from, to, filters }: ListState): boolean =>
  search !== '' || from !== '' || to !== '' || filters.size > 0

/** A changed state begins at its first page. */
export const changed = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...changes,
})

/** The state with other values of a filter. */
export function withFilter(state: ListState, id: string, values: readonly string[]): ListState {
  const filters = new Map(state.filters)
  if (values.length === 0) filters.delete(id)
  else filters.set(id, values)
  return changed(state, { filters })
}

/** The only value of a filter; '' without one. */
export const valueOf = ({ filters }: ListState, id: string): string => filters.get(id)?.[0] ?? ''

/** The range of days that two filters hold. */
export const daysOf = (state: ListState, { from, to }: { from: string; to: string }) => ({
  from: valueOf(state, from),
  to: valueOf(state, to),
})

/** The state with another range of days, which two filters hold. */
export const withDays = (
  state: ListState,
  names: { from: string; to: string },
  { from, to }: { from: string; to: string },
): ListState =>
  withFilter(withFilter(state, names.from, from === '' ? [] : [from]), names.to, to === '' ? [] : [to])

/** The state without any filter, in the same order. */
export const unfiltered = (state: ListState): ListState =>
  changed(state, { search: '', from: '', to: '', filters: new Map() })
