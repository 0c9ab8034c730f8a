import { useEffect, useRef } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { CopyButton } from '@tradecounter/ui/copy-button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import * as styles from '../security.css.ts'

export interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** New recovery codes, which are shown once. Their title takes the focus: what was pressed is gone or elsewhere. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTranslations()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack space={4} align="start">
      <Heading level={3} ref={title} tabIndex={-1}>
        {t('second-step.codes-title')}
      </Heading>
      <Text>{t('second-step.codes-text')}</Text>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <Inline space={3}>
        <CopyButton
          text={codes.join('\n')}
          label={t('second-step.copy-codes')}
          labels={{ copied: t('second-step.copied'), failed: t('second-step.copy-failed') }}
        />
        <Button tone="accent" onClick={onDone}>
          {t('second-step.codes-saved')}
        </Button>
      </Inline>
    </Stack>
  )
}
