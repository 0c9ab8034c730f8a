import { useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { Switch } from '@tradecounter/ui/switch'
import { ProblemBanner } from '../problem-banner.tsx'
import { useStepUp } from '../use-step-up.tsx'
import { useTask } from '../use-task.ts'

export interface SecondFactorSwitchProps {
  required: boolean
  /** Saves the choice; called again after a proof of identity if the service asks for one. */
  onChange: (required: boolean) => Promise<unknown>
  onSaved: () => Promise<unknown>
}

/** Whether the users of a company need a second factor. Administrators prove their identity before a change. */
export default function SecondFactorSwitch({ required, onChange, onSaved }: SecondFactorSwitchProps) {
  const t = useTranslations()
  const { withRecentProof, dialog } = useStepUp()
  const { busy, problem, run } = useTask()
  return (
    <Stack space={3}>
      <Switch
        label={t('company.second-factor')}
        description={t('company.second-factor-text')}
        checked={required}
        busy={busy}
        onCheckedChange={(checked) =>
          void run(async () => {
            await withRecentProof(() => onChange(checked))
            await onSaved()
          })
        }
      />
      <ProblemBanner problem={problem} />
      {dialog}
    </Stack>
  )
}
