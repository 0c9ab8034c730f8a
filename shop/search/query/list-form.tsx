import type { ReactNode } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { atPage } from './list-changes.ts'
import { listPairs, type ListQuery } from './list-query.ts'
import { listForm } from '../search-list.css.ts'

export interface ListFormProps {
  path: string
  /** Sent unchanged with the form; must not contain what its fields select. */
  kept: ListQuery
  children: ReactNode
}

/** Filters and sort order as a form, so that they work before and without script (SHELL-9). */
export function ListForm({ path, kept, children }: ListFormProps) {
  const t = useTranslations()
  return (
    <form className={listForm} method="get" action={path}>
      {listPairs(atPage(kept, 1)).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <Button type="submit" size="s">
          {t('search.apply')}
        </Button>
      </noscript>
    </form>
  )
}
