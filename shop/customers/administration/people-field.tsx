import { useEffect, useState } from 'react'
import type { CompanyPerson } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { findPeople } from '../calls.ts'
import { form, legend as legendStyle } from './customer-administration.css.ts'

/** Milliseconds after the last key until people are looked up. */
const pauseMs = 300

/** Chooses users of the company: those chosen, each with a button, and a search for more. */
export function PeopleField({
  legend,
  name,
  people,
  most = Infinity,
  message,
  onChange,
}: {
  legend: string
  name: string
  people: readonly CompanyPerson[]
  /** One further than that replaces the last. */
  most?: number
  message?: string
  onChange: (people: CompanyPerson[]) => void
}) {
  const t = useTranslations()
  const { get, call, post, file } = useHttpClient()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<CompanyPerson[] | null>(null)
  useEffect(() => {
    if (search.trim() === '') return undefined
    let stale = false
    const timer = setTimeout(() => {
      findPeople({ get, call, post, file }, search.trim()).then(
        (matching) => {
          if (!stale) setFound(matching)
        },
        () => {
          if (!stale) setFound([])
        },
      )
    }, pauseMs)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [search, get, call, post, file])
  const chosen = new Set(people.map(({ userId }) => userId))
  const isSearching = search.trim() !== '' && found !== null
  const offered = isSearching ? found.filter(({ userId }) => !chosen.has(userId)) : []
  return (
    <fieldset className={form}>
      <legend className={legendStyle}>{legend}</legend>
      <Stack space={3}>
        {people.length === 0 && <Text tone="muted">{t('customers.nobody')}</Text>}
        <Inline space={2}>
          {people.map((person) => (
            <Button
              key={person.userId}
              size="s"
              icon="close"
              onClick={() => onChange(people.filter(({ userId }) => userId !== person.userId))}
            >
              {t('customers.remove-person', person.name)}
            </Button>
          ))}
        </Inline>
        <TextField
          label={t('customers.find-person')}
          name={name}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={search}
          onValueChange={setSearch}
          {...(message === undefined ? {} : { message })}
        />
        <div aria-live="polite">
          {isSearching && offered.length === 0 && <Text tone="muted">{t('customers.no-match')}</Text>}
          <Inline space={2}>
            {offered.map((person) => (
              <Button
                key={person.userId}
                size="s"
                icon="plus"
                onClick={() => {
                  onChange([...people.slice(0, most - 1), person])
                  setSearch('')
                }}
              >
                {t('customers.add-person', person.name)}
              </Button>
            ))}
          </Inline>
        </div>
      </Stack>
    </fieldset>
  )
}
