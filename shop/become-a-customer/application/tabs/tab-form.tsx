import { type FocusEvent, type FormEvent, type ReactNode, useState } from 'react'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import type { FormTab } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { FormSummary } from '@tradecounter/ui/form-summary'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import {
  applicationPageAtom,
  checkFieldAction,
  checkTabsAction,
  refusedValuesAtom,
  validationErrorsAtom,
} from '../../state.ts'
import { lastTab, tabBeside } from '../../rules.ts'
import { useActiveTab } from '../../use-active-tab.ts'
import { useDraftSaver } from '../../use-draft-saver.ts'
import { useFormRules } from '../../use-form-rules.ts'
import { useFieldTexts } from './use-field-texts.ts'
import { SendPart } from '../identification/send-part.tsx'
import { useParameters } from '../use-tab-values.ts'
import { group, steps } from '../become-a-customer.css.ts'

interface TabFormProps {
  tab: FormTab
  /** Whether it can be continued; without it the form says why itself. @default true */
  continues?: boolean
  children: ReactNode
}

/** Once somebody moves between tabs, the pressed button is gone, and the new tab takes the focus. */
let hasMoved = false

const focusTitle = (title: HTMLHeadingElement | null): void => {
  if (title === null || !hasMoved) return
  hasMoved = false
  title.focus()
}

/** The form of one tab: its errors with links to the fields, its fields, and the way on. */
export function TabForm({ tab, continues = true, children }: TabFormProps) {
  const t = useTranslations()
  const store = useStore()
  const registration = useParameters()
  const { lineOf } = useFieldTexts(registration.currency)
  const loadRules = useFormRules()
  const saver = useDraftSaver()
  const { status } = useAtomValue(applicationPageAtom)
  const errors = useAtomValue(validationErrorsAtom)
  const checkField = useSetAtom(checkFieldAction)
  const checkTabs = useSetAtom(checkTabsAction)
  const [, open] = useActiveTab()
  // Counts the attempts, so that the summary takes the focus again after the same errors.
  const [tries, setTries] = useState(0)
  const own = tries === 0 ? [] : [...errors.values()].filter((error) => error.tab === tab)
  const { tabs } = registration
  const before = tabBeside(tab, -1, tabs)
  const isLast = lastTab(tabs) === tab

  const go = (step: -1 | 1): void => {
    const to = tabBeside(tab, step, tabs)
    if (to === null) return
    hasMoved = true
    open(to)
    window.scrollTo({ top: 0 })
  }
  const finish = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    // The button of the last tab sends the application.
    if (isLast) return
    await loadRules()
    void saver.flush()
    checkTabs([tab])
    setTries((count) => count + 1)
    if (store.get(refusedValuesAtom).every((error) => error.tab !== tab)) go(1)
  }
  const left = ({ target }: FocusEvent): void => {
    const name = target.getAttribute('name')
    if (name !== null) checkField(name)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- fields that are left bubble up to here
    <form noValidate onSubmit={(event) => void finish(event)} onBlur={left} aria-busy={status === 'loading'}>
      {/* What the browser has begun is not known yet: nothing may be typed that it would replace. */}
      <fieldset className={group} disabled={status === 'loading'}>
        <Stack space={6}>
          <Heading level={2} size="l" tabIndex={-1} ref={focusTitle}>
            {t(`become-a-customer.tab-${tab}`)}
          </Heading>
          {own.length > 0 && (
            <FormSummary
              key={tries}
              title={t('become-a-customer.errors-title')}
              level={3}
              errors={own.map((error) => ({ fieldId: `${error.tab}.${error.field}`, text: lineOf(error) }))}
            />
          )}
          {children}
          {isLast && <SendPart />}
          <div className={steps}>
            {before !== null && (
              <Button size="l" onClick={() => go(-1)}>
                {t('become-a-customer.back')}
              </Button>
            )}
            {!isLast && (
              <Button type="submit" tone="accent" size="l" disabled={!continues}>
                {t('become-a-customer.continue')}
              </Button>
            )}
          </div>
          {status === 'loading' && <Text tone="muted">{t('become-a-customer.loading')}</Text>}
        </Stack>
      </fieldset>
    </form>
  )
}
