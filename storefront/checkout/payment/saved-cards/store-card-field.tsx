import { useId } from 'react'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import styles from './store-card-field.module.css'

/** The choice to have a card stored: it is no part of the purchase, so it is not ticked. */
export function StoreCardField() {
  const id = useId()

  return (
    <div className={styles['field']}>
      <input id={id} type="checkbox" data-guardar="" aria-describedby={`${id}-about`} />
      <label htmlFor={id}>{CONSENT_TEXTS.cartao}</label>
      <p id={`${id}-about`}>
        Quem guarda é a operadora. A loja fica só com a bandeira, os quatro últimos dígitos e a validade, e
        você remove o cartão em Minha conta quando quiser.
      </p>
    </div>
  )
}

/** Whether the holder ticked `StoreCardField` in this form. */
export function storeCardIn(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>('[data-guardar]')?.checked ?? false
}
