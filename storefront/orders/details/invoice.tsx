import type { Order } from '#contract/orders/orders.ts'
import styles from './invoice.module.css'

type InvoiceProps = NonNullable<Order['notaFiscal']> & { orderUrl: string }

/** The order's invoice; its files are for the customer who is logged in. */
export function Invoice({ numero, chave, url, arquivos, orderUrl }: InvoiceProps) {
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
        {arquivos && (
          <>
            {' · '}
            <a href={`${orderUrl}/nota.pdf`} target="_blank" rel="noopener">
              ver o DANFE
            </a>
            {' · '}
            <a href={`${orderUrl}/nota.xml`} download>
              baixar o XML
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
