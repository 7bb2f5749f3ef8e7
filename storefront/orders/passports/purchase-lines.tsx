import type { PublicPassport, Purchase } from '#contract/orders/passports.ts'
import { proofPath } from '#domain/instruments/passport/passport-path.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { orderPath } from '#domain/order/order-path.ts'
import { formatDate } from '#domain/time/format-date.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import styles from './passport.module.css'

type Props = { passport: PublicPassport; purchase: Purchase }

/** What only the buyer sees: when and for how much it was bought, with the proof for the insurer. */
export function PurchaseLines({ passport, purchase: { em, pedido, numero, preco } }: Props) {
  return (
    <>
      <p>
        Comprado em {formatDate(em)}, no <a href={orderPath(pedido)}>pedido nº {numero}</a>
        {preco !== null && `, por ${formatBRL(preco)}`}.
      </p>
      {passport.anuladoEm === null && (
        <a href={proofPath(passport.codigo)} className={buttons['secondary']}>
          Comprovante para o seguro
        </a>
      )}
    </>
  )
}

/** The purchase of an instrument that its buyer has handed over. */
export function PurchaseCard({ passport, purchase }: Props) {
  return (
    <section className={`${tools['card']} ${styles['screen']}`} aria-labelledby="compra">
      <h2 id="compra">A sua compra</h2>
      <p className={tools['basis']}>
        Só você vê este quadro. Este instrumento não está mais na sua conta; a compra continua sua.
      </p>
      <PurchaseLines passport={passport} purchase={purchase} />
    </section>
  )
}
