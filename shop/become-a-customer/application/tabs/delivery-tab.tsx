import { useAtomValue } from 'jotai'
import { useTranslations } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'
import { applicationValuesAtom } from '../../state.ts'
import { emptyAddress, mostAddresses } from '../../rules.ts'
import { AddressFields } from './address-fields.tsx'
import { Choice, Line, Radios, Tick } from './fields.tsx'
import { TabForm } from './tab-form.tsx'
import { useParameters, useTabValues } from '../use-tab-values.ts'
import { card, group, legend } from '../become-a-customer.css.ts'

const explained = { invoice: 'payment-invoice-text', card: 'payment-card-text' } as const

/** Tab 3: how the company pays, and where goods go. */
export default function DeliveryTab() {
  const t = useTranslations()
  const { paymentWays, branches, asksIban } = useParameters()
  const { company } = useAtomValue(applicationValuesAtom)
  const [delivery, change] = useTabValues('delivery')
  const { addresses, toCompanyAddress } = delivery
  const fresh = emptyAddress(company.country)
  return (
    <TabForm tab="delivery">
      <Radios
        path="delivery.payment"
        field="delivery.payment"
        value={delivery.payment}
        onValueChange={(payment) => change({ payment })}
        required
        options={paymentWays.map((value) => ({
          value,
          label: t(`become-a-customer.payment-${value}`),
          description: t(`become-a-customer.${explained[value]}`),
        }))}
      />
      {delivery.payment === 'invoice' && (
        <div className={group}>
          <Tick
            path="delivery.creditCheck"
            field="delivery.creditCheck"
            checked={delivery.creditCheck}
            onCheckedChange={(creditCheck) => change({ creditCheck })}
            required
          />
          <Line
            path="delivery.wantedCredit"
            field="delivery.wantedCredit"
            value={delivery.wantedCredit}
            onValueChange={(wantedCredit) => change({ wantedCredit })}
            maxLength={15}
            autoComplete="off"
            inputMode="numeric"
            hint={t('become-a-customer.optional')}
          />
        </div>
      )}
      {asksIban && (
        <Line
          path="delivery.iban"
          field="delivery.iban"
          value={delivery.iban}
          onValueChange={(iban) => change({ iban })}
          maxLength={42}
          autoComplete="off"
          hint={t('become-a-customer.optional')}
        />
      )}
      <fieldset className={group}>
        <legend className={legend}>{t('become-a-customer.delivery-heading')}</legend>
        <Tick
          path="delivery.toCompanyAddress"
          field="delivery.addresses"
          label={t('become-a-customer.same-address')}
          checked={toCompanyAddress}
          onCheckedChange={(same) =>
            change({
              toCompanyAddress: same,
              ...(same || addresses.length > 0 ? {} : { addresses: [fresh] }),
            })
          }
        />
        {!toCompanyAddress && (
          <>
            {addresses.map((address, place) => (
              // An address has nothing but its place.
              // oxlint-disable-next-line react/no-array-index-key
              <fieldset key={place} className={card}>
                <legend>{t('become-a-customer.delivery-address', place + 1)}</legend>
                <AddressFields
                  path={`delivery.addresses.${place}`}
                  address={address}
                  onChange={(part) => change({ addresses: addresses.with(place, { ...address, ...part }) })}
                />
                {addresses.length > 1 && (
                  <div>
                    <Button
                      icon="trash"
                      tone="quiet"
                      onClick={() => change({ addresses: addresses.toSpliced(place, 1) })}
                    >
                      {t('become-a-customer.remove-name', t('become-a-customer.delivery-address', place + 1))}
                    </Button>
                  </div>
                )}
              </fieldset>
            ))}
            {addresses.length < mostAddresses && (
              <div>
                <Button icon="plus" onClick={() => change({ addresses: [...addresses, fresh] })}>
                  {t('become-a-customer.delivery-add')}
                </Button>
              </div>
            )}
          </>
        )}
        {branches.length > 0 && (
          <Choice
            path="delivery.warehouseId"
            field="delivery.warehouseId"
            value={delivery.warehouseId}
            onValueChange={(warehouseId) => change({ warehouseId })}
            options={[
              { value: '', label: t('become-a-customer.no-branch') },
              ...branches.map(({ warehouseId, name }) => ({ value: warehouseId, label: name })),
            ]}
          />
        )}
      </fieldset>
    </TabForm>
  )
}
