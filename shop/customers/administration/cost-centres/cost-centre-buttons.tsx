import type { CostCentre } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { rowButtons } from '@tradecounter/shop/my-pages'
import { IconButton } from '@tradecounter/ui/icon-button'
import { Stack } from '@tradecounter/ui/layout'
import { saveCostCentre } from '../../calls.ts'
import { costCentreTitle } from './cost-centre-list.ts'
import { useChange } from '../use-change.tsx'

/** Edits a cost centre, or deletes it; one that an order names can only be made inactive. */
export function CostCentreButtons({
  costCentre: { manager, buyers, ...costCentre },
  onEdit,
  onDelete,
  onChanged,
}: {
  costCentre: CostCentre
  onEdit: () => void
  onDelete: () => void
  /** Fetches the list again. */
  onChanged: () => Promise<unknown>
}) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const { busy, run, notice } = useChange()
  const title = costCentreTitle(costCentre)
  const deactivate = async (): Promise<void> => {
    const { costCentreId, version, number, name, budget, period, forEveryone } = costCentre
    await run(() =>
      saveCostCentre(httpClient, {
        costCentreId,
        version,
        number,
        name,
        budget,
        period,
        forEveryone,
        active: false,
        managerId: manager?.userId ?? null,
        buyerIds: buyers.map(({ userId }) => userId),
      }),
    )
    await onChanged()
  }
  return (
    <Stack space={2}>
      <div className={rowButtons}>
        <IconButton icon="edit" size="s" label={t('customers.edit', title)} onClick={onEdit} />
        {costCentre.inUse ? (
          costCentre.active && (
            <IconButton
              icon="eye-off"
              size="s"
              label={t('customers.deactivate', title)}
              disabled={busy}
              onClick={() => void deactivate()}
            />
          )
        ) : (
          <IconButton icon="trash" size="s" label={t('customers.delete', title)} onClick={onDelete} />
        )}
      </div>
      {notice}
    </Stack>
  )
}
