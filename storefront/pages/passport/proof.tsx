import { formatDocument } from '#domain/documents/format-document.ts'
import { attestPath, passportPath } from '#domain/instruments/passport/passport-path.ts'
import { PageHead } from '#storefront/components/page-head.tsx'
import { PrintButton } from '#storefront/components/print-button.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { AttestedProof } from '#storefront/orders/passports/attested-proof.tsx'
import { loadPassport } from '#storefront/orders/passports/load-passport.ts'
import { ProofSections } from '#storefront/orders/passports/proof-sections.tsx'
import { QrCode } from '#storefront/orders/passports/qr-code.tsx'
import { qrDrawing } from '#storefront/orders/payment/codes/qr-drawing.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import styles from '../../orders/passports/passport.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/proof'

/** For the buyer, or with the signature of a printed proof, what the shop attests of it to whoever has the paper. */
export async function loader({ params: { codigo }, context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { storeUrl, nome } = context.get(shopContext)
  const { address } = await loadPassport(api, { codigo, storeUrl })
  const chave = url.searchParams.get('chave')?.slice(0, 100)
  if (chave) return { proof: await pageAnswer(api.passports.attest({ codigo, chave })), loja: nome }
  const proof = await customerAnswer(api.passports.proof({ codigo }), loginPath(url.pathname))
  const attested = storeUrl + attestPath(codigo, proof.chave)

  return { proof, address, attested, qr: qrDrawing(attested) }
}

/** Whoever has the address reads whose purchase it was, so it must not be sent as a referrer. */
export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Comprovante para o seguro', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** What an insurer asks for: who bought what, when, where and for how much, and where the shop attests it. */
export default function Proof({ loaderData }: Route.ComponentProps) {
  if ('loja' in loaderData) return <AttestedProof proof={loaderData.proof} loja={loaderData.loja} />
  const { proof, address, attested, qr } = loaderData
  const { codigo, produto } = proof.passaporte

  return (
    <div className={`wrap ${order['page']} ${styles['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: produto, url: passportPath(codigo) },
          { label: 'Comprovante', url: '' },
        ]}
        title="Comprovante de compra"
        text={`${produto}, para apresentar à seguradora. Tem o seu documento: entregue só a quem precisa dele.`}
      />
      <div className={`${order['main']} ${styles['sheet']}`}>
        <ProofSections proof={proof} document={formatDocument(proof.comprador.documento)} />
        <section className={tools['card']} aria-labelledby="conferir">
          <h2 id="conferir">Para conferir</h2>
          <QrCode drawing={qr} />
          <p className={tools['basis']}>
            O QR code abre, no endereço da loja, o que ela atesta desta compra. Se algo aqui for diferente de
            lá, o papel foi alterado: <a href={attested}>{attested}</a>
          </p>
          <p className={tools['basis']}>O passaporte do instrumento, sem os seus dados: {address}</p>
          <PrintButton />
        </section>
      </div>
    </div>
  )
}
