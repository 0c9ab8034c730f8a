import useSWR from 'swr'
import type { CategoryNode } from '@tradecounter/api/contract'
import { withQuery } from '@tradecounter/shop/core'

const megaMenu = '/api/site/getmegamenu'

/** The first level alone: what the menu row shows on every page. */
export const topCategoriesAddress = withQuery(megaMenu, { depth: 1 })

export const useTopCategories = () => useSWR<CategoryNode[]>(topCategoriesAddress)

/** The whole tree, asked for when a menu is opened first. */
export const useCategoryTree = (wanted: boolean) => useSWR<CategoryNode[]>(wanted ? megaMenu : null)
