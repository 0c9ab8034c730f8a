import { useMemo } from 'react'
import type { AgreementHead } from '@tradecounter/api/contract'
import {
  addressOf,
  formatDay,
  formatOf,
  translatorOf,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { type ListColumn, ListPage } from '@tradecounter/shop/list-page'
import { EmptyState } from '@tradecounter/ui/empty-state'
import { Icon } from '@tradecounter/ui/icon'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { state as stateStyle } from '../agreement-state.css.ts'
import { AgreementState } from '../agreement-state.tsx'
import { agreementKinds, agreementList, agreementStates } from './agreement-list.ts'
import { UsedBar } from './used-bar.tsx'
import * as styles from './agreements.css.ts'

/** The list of the customer's agreements. */
export default function Agreements({ query }: { query: string }) {
  const context = useShop()
  const t = useTranslations()
  return (
    <ListPage
      list={agreementList}
      path={addressOf({ page: 'order-agreements', query: '' }, context)}
      query={query}
      columns={useAgreementColumns()}
      filters={[
        {
          id: 'status',
          label: t('order-agreements.status'),
          several: true,
          options: agreementStates.map((state) => ({
            value: state,
            label: t(`order-agreements.status-${state}`),
          })),
        },
        {
          id: 'kind',
          label: t('order-agreements.kind'),
          several: true,
          options: agreementKinds.map((kind) => ({ value: kind, label: t(`order-agreements.kind-${kind}`) })),
        },
      ]}
      exportRows={[{ value: 'lines', label: t('order-agreements.export-lines') }]}
      rowName={({ number }) => number}
      dayText={(day) => formatDay(day, context.locale)}
      texts={{
        caption: t('order-agreements.caption'),
        count: (total) => t.count('order-agreements.count', total),
        searchLabel: t('order-agreements.search'),
        searchHint: t('order-agreements.search-hint'),
        dateLabel: t('order-agreements.valid-to'),
      }}
      empty={
        <EmptyState icon="document" title={t('order-agreements.none-title')}>
          {t('order-agreements.none-text')}
        </EmptyState>
      }
    />
  )
}

function useAgreementColumns(): ListColumn<AgreementHead>[] {
  const context = useShop()
  return useMemo(() => {
    const [t, format] = [translatorOf(context), formatOf(context)]
    return [
      {
        id: 'number',
        label: t('order-agreements.number'),
        oneLine: true,
        cell: ({ agreementId, number }) => (
          <Link href={addressOf({ page: 'order-agreements', query: `agreement=${agreementId}` }, context)}>
            {number}
          </Link>
        ),
      },
      { id: 'name', label: t('order-agreements.name'), cell: ({ name }) => name },
      {
        id: 'kind',
        label: t('order-agreements.kind'),
        cell: ({ kind }) => t(`order-agreements.kind-${kind}`),
      },
      {
        id: 'status',
        label: t('order-agreements.status'),
        cell: ({ state }) => <AgreementState state={state} />,
      },
      {
        id: 'usedShare',
        label: t('order-agreements.used'),
        oneLine: true,
        cell: ({ usedShare, warnings }) =>
          usedShare === null ? (
            '–'
          ) : (
            <div className={styles.share}>
              <UsedBar label={t('order-agreements.used')} labelHidden share={usedShare} size="s" />
              {warnings.includes('nearEmpty') && (
                <span className={stateStyle}>
                  <Icon name="warning" size="s" />
                  <Text as="span" strong>
                    {t('order-agreements.nearly-used')}
                  </Text>
                </span>
              )}
            </div>
          ),
      },
      {
        id: 'validFrom',
        label: t('order-agreements.valid-from'),
        oneLine: true,
        cell: ({ validFrom }) => format.date(validFrom),
      },
      {
        id: 'validTo',
        label: t('order-agreements.valid-to'),
        oneLine: true,
        cell: ({ validTo }) => format.date(validTo),
      },
      { id: 'project', label: t('order-agreements.project'), cell: ({ project }) => project },
      { id: 'contact', label: t('order-agreements.contact'), cell: ({ contactName }) => contactName },
    ]
  }, [context])
}
