import type { Address } from '@tradecounter/api/contract'
import { useTranslations } from '@tradecounter/shop/core'
import { Stack } from '@tradecounter/ui/layout'
import { RadioList } from '@tradecounter/ui/radio-list'
import { Text } from '@tradecounter/ui/text'
import { TextField } from '@tradecounter/ui/text-field'
import { chosenWindow, otherAddress } from '../../checkout-draft.ts'
import { addressText } from './address-text.ts'
import { useProblemTexts } from '../use-problem-texts.ts'
import type { StepProps } from './step-props.ts'
import * as styles from '../checkout.css.ts'

/**
 * Section 1: delivery to one of the customer's addresses or, if permitted, to a typed one, or collection at a
 * branch.
 */
export function AddressStep(props: StepProps) {
  const t = useTranslations()
  const { draft, change, checkout } = props
  const methods = [
    { value: 'delivery', label: t('checkout.method-delivery') },
    {
      value: 'pickup',
      label: t('checkout.method-pickup'),
      description: t('checkout.method-pickup-text'),
    },
  ]
  return (
    <Stack space={6}>
      {checkout.branches.length > 0 && (
        <RadioList
          legend={t('checkout.method')}
          name="deliveryMethod"
          value={draft.deliveryMethod}
          onValueChange={(method) => {
            const deliveryMethod = method === 'pickup' ? 'pickup' : 'delivery'
            const { firstDeliveryDate } = chosenWindow({ ...draft, deliveryMethod }, checkout)
            change({ deliveryMethod, requestedDeliveryDate: firstDeliveryDate })
          }}
          options={methods}
        />
      )}
      {draft.deliveryMethod === 'pickup' ? <BranchChoice {...props} /> : <DeliveryAddress {...props} />}
    </Stack>
  )
}

function BranchChoice({ draft, change, checkout, problems }: StepProps) {
  const t = useTranslations()
  const textOf = useProblemTexts()
  const { message } = textOf.field('branchId', problems)
  return (
    <RadioList
      legend={t('checkout.branch')}
      name="branchId"
      value={draft.branchId}
      onValueChange={(branchId) => {
        const { firstDeliveryDate } = chosenWindow({ ...draft, branchId }, checkout)
        change({ branchId, requestedDeliveryDate: firstDeliveryDate })
      }}
      options={checkout.branches.map((branch) => ({
        value: branch.id,
        label: branch.name,
        description: addressText({ ...branch, name: '' }),
      }))}
      required
      {...(message === undefined ? {} : { message })}
    />
  )
}

function DeliveryAddress({ draft, change, checkout, problems }: StepProps) {
  const t = useTranslations()
  const textOf = useProblemTexts()
  const { address, addressId } = draft
  const free = checkout.canTypeAddress
  const write = (part: Partial<Address>): void => change({ address: { ...address, ...part } })
  const options = [
    ...checkout.addresses.map((known) => ({
      value: known.id,
      label: known.name,
      description: addressText({ ...known, name: '' }),
    })),
    ...(free
      ? [
          {
            value: otherAddress,
            label: t('checkout.address-other'),
            description: t('checkout.address-other-text'),
          },
        ]
      : []),
  ]
  return (
    <Stack space={4}>
      {checkout.addresses.length > 0 && (
        <RadioList
          legend={t('checkout.address-choose')}
          name="addressId"
          value={addressId}
          onValueChange={(chosen) => change({ addressId: chosen })}
          options={options}
        />
      )}
      {!free && <Text tone="muted">{t('checkout.address-stored-only')}</Text>}
      {free && addressId === otherAddress && (
        <div className={styles.fields}>
          <div className={styles.fullWidth}>
            <TextField
              {...textOf.field('name', problems)}
              label={t('checkout.name')}
              name="name"
              value={address.name}
              onValueChange={(name) => write({ name })}
              autoComplete="organization"
              required
            />
          </div>
          <div className={styles.fullWidth}>
            <TextField
              {...textOf.field('street', problems)}
              label={t('checkout.street')}
              name="street"
              value={address.street}
              onValueChange={(street) => write({ street })}
              autoComplete="address-line1"
              required
            />
          </div>
          <TextField
            {...textOf.field('postalCode', problems)}
            label={t('checkout.postal-code')}
            name="postalCode"
            value={address.postalCode}
            onValueChange={(postalCode) => write({ postalCode })}
            autoComplete="postal-code"
            inputMode="numeric"
            required
          />
          <TextField
            {...textOf.field('city', problems)}
            label={t('checkout.city')}
            name="city"
            value={address.city}
            onValueChange={(city) => write({ city })}
            autoComplete="address-level2"
            required
          />
        </div>
      )}
    </Stack>
  )
}
