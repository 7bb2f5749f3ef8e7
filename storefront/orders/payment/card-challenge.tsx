import styles from './card-challenge.module.css'

/**
 * The card's bank asks the shopper to confirm the payment on a page of its own (3DS). The order's page notices the
 * result by itself.
 */
export function CardChallenge({ url }: { url: string }) {
  return (
    <section className={styles['challenge']} aria-labelledby="confirmar-cartao">
      <h2 id="confirmar-cartao">Confirme a compra com o banco do cartão</h2>
      <p>
        O banco quer ter certeza de que é você. Responda abaixo em até 40 minutos: depois disso, o pagamento é
        recusado, e você pode tentar de novo.
      </p>
      <iframe
        title="Confirmação do banco do cartão"
        src={url}
        className={styles['frame']}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      />
      <p>
        Não apareceu nada?{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          Abra a confirmação em outra aba
        </a>{' '}
        e depois volte para esta página.
      </p>
    </section>
  )
}
