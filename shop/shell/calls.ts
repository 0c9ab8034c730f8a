import useSWR from 'swr'
import type { CategoryNode, UserInfo } from '@tradecounter/api/contract'
import { withQuery, type Caller } from '@tradecounter/shop/core'

const megaMenu = '/api/site/getmegamenu'

/** The first level alone: what the menu row shows on every page. */
export const topCategoriesAddress = withQuery(megaMenu, { depth: 1 })

export const useTopCategories = () => useSWR<CategoryNode[]>(topCategoriesAddress)

/** The whole tree, asked for when a menu is opened first. */
export const useCategoryTree = (wanted: boolean) => useSWR<CategoryNode[]>(wanted ? megaMenu : null)

/** `GET /api/track/getUserInfo`: the user as statistics name them (spec §7). */
export const trackedUser = ({ get }: Pick<Caller, 'get'>) => get<UserInfo>('/api/track/getUserInfo')
