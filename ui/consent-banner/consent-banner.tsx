'use client'
import { type JSX, useEffect, useId, useRef } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { Switch } from '../switch/index.ts'
import * as styles from './consent-banner.css.ts'

/** A category of cookies that a visitor can consent to. */
export interface ConsentGroup {
  /** Key of the group: `C0002` is statistics (spec §9). */
  id: string
  name: string
  description: string
  /** Required for the site; shown, but always on. */
  always?: boolean
}

/** Props of `ConsentBanner`. */
export interface ConsentBannerProps {
  title: string
  /** What consent is for, and that the shop works without it. */
  text: string
  /** Link to the privacy page, if the site has one. */
  policy?: { text: string; url: string }
  /** In display order. */
  groups: readonly ConsentGroup[]
  /** Ids of the groups that are switched on. */
  value: readonly string[]
  onValueChange: (groups: string[]) => void
  /** Shows the groups. */
  expanded: boolean
  onExpandedChange: (expanded: boolean) => void
  /** Consent to all groups. */
  onAccept: () => void
  /** Refuses everything except required groups. */
  onRefuse: () => void
  /** Consents to the groups that are switched on. */
  onSave: () => void
  labels: { accept: string; refuse: string; choose: string; save: string; always: string }
}

/**
 * Use it to ask for consent without blocking the page. The caller positions it and enables nothing before consent.
 */
export function ConsentBanner(props: ConsentBannerProps): JSX.Element {
  const { title, text, policy, groups, value, onValueChange, expanded, onExpandedChange } = props
  const { onAccept, onRefuse, onSave, labels } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const chose = useRef(false)
  // The pressed button is removed: the focus moves to the groups that it opened.
  useEffect(() => {
    if (expanded && chose.current) list.current?.focus()
    chose.current = false
  }, [expanded])
  const set = (group: string, on: boolean): void =>
    onValueChange(on ? [...value, group] : value.filter((chosen) => chosen !== group))
  return (
    <section className={styles.container} aria-labelledby={`${id}-title`}>
      <div className={styles.banner}>
        <div className={styles.content}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <p className={styles.text}>
            {text} {policy && <Link href={policy.url}>{policy.text}</Link>}
          </p>
        </div>
        {expanded && (
          <ul ref={list} className={styles.groups} aria-label={labels.choose} tabIndex={-1}>
            {groups.map((group) => (
              <li key={group.id}>
                {group.always ? (
                  <div className={styles.kept}>
                    <p className={styles.groupName}>{group.name}</p>
                    <p className={styles.groupText}>{group.description}</p>
                    <span className={styles.always}>
                      <Icon name="check" size="s" />
                      {labels.always}
                    </span>
                  </div>
                ) : (
                  <Switch
                    label={group.name}
                    description={group.description}
                    checked={value.includes(group.id)}
                    onCheckedChange={(on) => set(group.id, on)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <Button tone="accent" wide onClick={onRefuse}>
            {labels.refuse}
          </Button>
          <Button tone="accent" wide onClick={onAccept}>
            {labels.accept}
          </Button>
          {expanded ? (
            // A different element than "Choose", so that a double click does not save.
            <Button key="save" onClick={onSave}>
              {labels.save}
            </Button>
          ) : (
            <Button
              key="choose"
              ariaExpanded={false}
              onClick={() => {
                chose.current = true
                onExpandedChange(true)
              }}
            >
              {labels.choose}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
