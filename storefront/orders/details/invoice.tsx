import type { Order } from '#contract/orders/orders.ts'
import styles from './invoice.module.css'

export function Invoice({ numero, chave, url }: NonNullable<Order['notaFiscal']>) {
  return (
    <div className={styles['invoice']}>
      <p>
        NF-e nº {numero}
        {url && (
          <>
            {' · '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              ver a nota fiscal
            </a>
          </>
        )}
      </p>
      {chave !== '' && (
        <p className={styles['key']}>
          Chave de acesso: <span>{chave.replace(/(.{4})(?=.)/g, '$1 ')}</span>
        </p>
      )}
    </div>
  )
}
