import { useRef } from 'react'
import type { PostalAddress } from '#contract/customers/address.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import type { RefusedForm } from '#storefront/components/forms/form-answer.ts'
import { useStreet } from '#storefront/customer/addresses/use-street.ts'
import styles from './delivery-step.module.css'

type Props = {
  /** The city and state that belong to the CEP. */
  place: { cep: string; cidade: string; uf: string }
  address: PostalAddress | null
  refused: RefusedForm | null | undefined
  /** The recipient, unless another name is given. */
  buyer: string
}

/**
 * The parts of an address that the CEP does not give. The state always comes from the CEP, the city if the CEP has one.
 */
export function AddressFields({ place, address, refused, buyer }: Props) {
  type Name = 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade' | 'destinatario'
  const field = (name: Name) => ({
    name,
    maxLength: 60,
    defaultValue: refused?.typed[name] ?? address?.[name] ?? '',
    problem: refused?.problems[name],
  })
  const fields = useRef<HTMLDivElement>(null)
  useStreet(fields, place.cep)
  const other = field('destinatario')
  const isOther = other.defaultValue !== '' && other.defaultValue !== buyer

  return (
    <div ref={fields} className={styles['address']}>
      {place.cidade === '' && (
        <Field
          {...field('cidade')}
          label={`Cidade (${place.uf})`}
          autoComplete="address-level2"
          enterKeyHint="next"
          required
        />
      )}
      <Field
        {...field('logradouro')}
        label="Rua ou avenida"
        autoComplete="address-line1"
        enterKeyHint="next"
        required
      />
      <div className={styles['pair']}>
        <Field
          {...field('numero')}
          label="Número"
          autoComplete="off"
          inputMode="text"
          enterKeyHint="next"
          hint={refused?.problems['numero'] ? undefined : 'Sem número? Digite s/n.'}
          required
        />
        <Field
          {...field('complemento')}
          label="Complemento"
          autoComplete="address-line2"
          enterKeyHint="next"
          hint="Opcional. Apartamento, bloco, fundos."
        />
      </div>
      <Field {...field('bairro')} label="Bairro" autoComplete="address-level3" enterKeyHint="done" />
      <details className={styles['recipient']} open={isOther || other.problem !== undefined}>
        <summary>Outra pessoa vai receber</summary>
        <Field
          {...other}
          defaultValue={isOther ? other.defaultValue : ''}
          label="Nome de quem recebe"
          autoComplete="shipping name"
          enterKeyHint="done"
        />
      </details>
    </div>
  )
}
