import { formatDocument } from '#domain/documents/format-document.ts'
import { passportPath } from '#domain/instruments/passport/passport-path.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDate } from '#domain/time/format-date.ts'
import { PageHead } from '#storefront/components/page-head.tsx'
import { PrintButton } from '#storefront/components/print-button.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { loadPassport } from '#storefront/orders/passports/load-passport.ts'
import { PassportDetails } from '#storefront/orders/passports/passport-details.tsx'
import { PassportPicture } from '#storefront/orders/passports/passport-picture.tsx'
import { QrCode } from '#storefront/orders/passports/qr-code.tsx'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import styles from '../../orders/passports/passport.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/proof'

export async function loader({ params: { codigo }, context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const { qr, address } = await loadPassport(api, { codigo, storeUrl })

  return { ...(await customerAnswer(api.passports.proof({ codigo }), loginPath(url.pathname))), qr, address }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Comprovante para o seguro', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** What an insurer asks for: who bought what, when, where and for how much. */
export default function Proof({ loaderData }: Route.ComponentProps) {
  const { passaporte, doComprador, loja, comprador, pedido, preco, notaFiscal, qr, address } = loaderData
  const { codigo, produto, imagem } = passaporte
  const lines = [
    ['Comprador', `${comprador.nomeRazao}, ${formatDocument(comprador.documento)}`],
    ['Vendedor', [loja.nome, loja.cnpj].filter(Boolean).join(', CNPJ ')],
    ['Compra', `${formatDate(pedido.em)}, pedido nº ${pedido.numero}`],
    ['Valor pago', preco === null ? '' : formatBRL(preco)],
    ['Situação', doComprador ? '' : 'Passado adiante pelo comprador, que não é mais o dono'],
    ['Nota fiscal', notaFiscal ? `NF-e nº ${notaFiscal.numero}, chave ${notaFiscal.chave}` : ''],
  ].filter(([, text]) => text !== '')

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
        <section className={tools['card']} aria-labelledby="compra">
          <h2 id="compra">A compra</h2>
          <table className={tools['table']} aria-label="A compra">
            <tbody>
              {lines.map(([label, text]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section className={tools['card']} aria-labelledby="instrumento">
          <h2 id="instrumento">O instrumento</h2>
          <PassportPicture picture={imagem} />
          <PassportDetails passport={passaporte} />
        </section>
        <section className={tools['card']} aria-labelledby="conferir">
          <h2 id="conferir">Para conferir</h2>
          <QrCode drawing={qr} />
          <p className={tools['basis']}>O passaporte do instrumento, sem os seus dados: {address}</p>
          <PrintButton />
        </section>
      </div>
    </div>
  )
}
