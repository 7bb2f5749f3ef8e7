import { type InputEvent, useRef, useState } from 'react'
import type { AddressInput } from '#contract/customers/address.ts'
import { placeOf } from '#domain/customer/address/cep-city.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import styles from './address-fields.module.css'
import { useStreet } from './use-street.ts'

type Props = {
  /** The values known so far, or typed. */
  typed: Partial<AddressInput>
  problems: Record<string, string>
}

/**
 * The fields of an address, the CEP first: it gives the state and often the city, which the shopper may change. Without
 * JavaScript the server fills in the same.
 */
export function AddressFields({ typed, problems }: Props) {
  const fields = useRef<HTMLDivElement>(null)
  const filled = useRef('')
  const [place, setPlace] = useState(() => placeOf(typed.cep ?? ''))
  const [typedCep, setTypedCep] = useState('')
  useStreet(fields, typedCep, toNumber)
  const field = (name: keyof AddressInput) => ({
    name,
    maxLength: 60,
    defaultValue: typed[name],
    problem: problems[name],
  })

  function followCep({ target }: InputEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return
    const next = placeOf(target.value)
    setPlace(next)
    setTypedCep(next?.cep ?? '')
    const cidade = fields.current?.querySelector<HTMLInputElement>('[name="cidade"]')
    // A city that the shopper typed stays.
    if (!next || !cidade || (cidade.value !== '' && cidade.value !== filled.current)) return
    cidade.value = next.cidade
    filled.current = next.cidade
  }

  return (
    <div ref={fields} className={styles['fields']}>
      <div onInput={followCep} className={styles['cep']}>
        <Field
          {...field('cep')}
          label="CEP"
          format={formatCep}
          autoComplete="postal-code"
          placeholder="00000-000"
          required
        />
      </div>
      <Field {...field('logradouro')} label="Rua ou avenida" autoComplete="address-line1" required />
      <div className={styles['pair']}>
        <Field
          {...field('numero')}
          label="Número"
          hint="Sem número? Digite s/n."
          autoComplete="off"
          required
        />
        <Field
          {...field('complemento')}
          label="Complemento"
          hint="Opcional. Apartamento, bloco, sala."
          autoComplete="address-line2"
        />
      </div>
      <Field {...field('bairro')} label="Bairro" autoComplete="address-level3" />
      <Field
        {...field('cidade')}
        label="Cidade"
        autoComplete="address-level2"
        hint={place ? `${place.estado} (${place.uf}), pelo CEP.` : undefined}
        required
      />
      <Field {...field('referencia')} label="Ponto de referência (opcional)" autoComplete="off" />
      <Field
        {...field('destinatario')}
        label="Quem recebe"
        autoComplete="name"
        autoCapitalize="words"
        required
      />
    </div>
  )
}

/** Once the street is filled in, moves the focus from the CEP to the number. */
function toNumber(fields: HTMLElement) {
  const number = fields.querySelector<HTMLInputElement>('input[name="numero"]')
  const isAtCep = document.activeElement === fields.querySelector('input[name="cep"]')
  if (isAtCep && number?.value === '') number.focus()
}
