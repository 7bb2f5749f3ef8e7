import type { PostalAddress } from '#contract/customers/address.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import styles from './address-lines.module.css'

/** An address as written on a parcel. */
export function AddressLines({ endereco }: { endereco: PostalAddress }) {
  const { destinatario, logradouro, numero, complemento, bairro, cidade, uf, cep, referencia } = endereco

  return (
    <address className={styles['lines']}>
      <strong>{destinatario}</strong>
      <span>{[`${logradouro}, ${numero}`, complemento].filter(Boolean).join(' · ')}</span>
      <span>{[bairro, `${cidade}, ${uf}`].filter(Boolean).join(' · ')}</span>
      <span>CEP {formatCep(cep)}</span>
      {referencia && <span className={styles['hint']}>{referencia}</span>}
    </address>
  )
}
