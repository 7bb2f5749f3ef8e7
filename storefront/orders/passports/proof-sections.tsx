import type { AttestedProof } from '#contract/orders/passports.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDate } from '#domain/time/format-date.ts'
import tools from '../../product/instruments/tool-page.module.css'
import { PassportDetails } from './passport-details.tsx'
import { PassportPicture } from './passport-picture.tsx'

/** Who bought what, when, where and for how much; `document` as it may be read here. */
export function ProofSections({ proof, document }: { proof: AttestedProof; document: string }) {
  const { passaporte, doComprador, loja, comprador, pedido, preco, notaFiscal } = proof
  const lines = [
    ['Produto', passaporte.produto],
    ['Comprador', `${comprador.nomeRazao}, ${document}`],
    ['Vendedor', [loja.nome, loja.cnpj].filter(Boolean).join(', CNPJ\u00a0')],
    ['Compra', `${formatDate(pedido.em)}, pedido nº\u00a0${pedido.numero}`],
    ['Valor pago', preco === null ? '' : formatBRL(preco)],
    ['Situação', doComprador ? '' : 'Passado adiante pelo comprador, que não é mais o dono'],
    ['Nota fiscal', notaFiscal ? `NF-e nº ${notaFiscal.numero}, chave ${notaFiscal.chave}` : ''],
  ].filter(([, text]) => text !== '')

  return (
    <>
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
        <PassportPicture picture={passaporte.imagem} />
        <PassportDetails passport={passaporte} />
      </section>
    </>
  )
}
