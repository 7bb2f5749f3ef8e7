import { BRAND_NAMES, brandsInWords } from '#domain/payments/cards/brand-names.ts'
import { CARD_BRANDS, type CardBrand } from '#domain/payments/cards/brands.ts'
import { formatCardNumber } from '#domain/payments/cards/card-number.ts'
import { formatExpiry } from '#domain/payments/cards/expiry.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import styles from '../card-form.module.css'
import pair from '../card-pair.module.css'
import { HolderNameField } from '../holder-name-field.tsx'
import type { CardProblems } from './card-problems.ts'

type Props = { brand: CardBrand | null; problems: CardProblems | undefined }

/** Number, name, expiry and code of a card; `brand` is what the number shows so far. */
export function TypedCardFields({ brand, problems }: Props) {
  return (
    <>
      <div className={styles['number']}>
        <Field
          label="Número do cartão"
          format={formatCardNumber}
          autoComplete="cc-number"
          hint={`Aceitamos ${brandsInWords()}.`}
          required
          problem={problems?.numero}
        />
        {brand && (
          <span className={styles['brand']}>
            <span className="visually-hidden">Bandeira: </span>
            {BRAND_NAMES[brand]}
          </span>
        )}
      </div>
      <HolderNameField problem={problems?.nome} />
      <div className={pair['pair']}>
        <Field
          label="Validade"
          format={formatExpiry}
          autoComplete="cc-exp"
          placeholder="MM/AA"
          required
          problem={problems?.validade}
        />
        <Field
          label="Código de segurança"
          format={(text) => text.replace(/\D/g, '').slice(0, brand ? CARD_BRANDS[brand].codigo : 4)}
          autoComplete="cc-csc"
          hint={brand === 'amex' ? '4 dígitos na frente' : '3 dígitos no verso'}
          required
          problem={problems?.codigo}
        />
      </div>
    </>
  )
}
