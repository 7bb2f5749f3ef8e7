import type { ReactNode } from 'react'
import type { Checkout } from '#contract/cart/checkout.ts'
import type { Freight } from '#contract/settings/shipping.ts'
import { cashTotal } from '#domain/cart/cash-total.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { planText } from '#domain/money/installments.ts'
import { chosenInCart, variantText } from '#domain/product/variants/variant-text.ts'
import { freightText } from '#domain/shipping/freight-text.ts'
import { servicePrice } from '#domain/workshop/service-words.ts'
import { CART_PATH } from '../cart/cart-path.ts'
import { PieceHold } from '../cart/lines/piece-hold.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { ResponsivePicture } from '../components/picture.tsx'
import styles from './checkout-summary.module.css'
import type { Choice } from './payment/payment-step.tsx'

type Props = {
  checkout: Checkout
  /** The chosen payment method, at the payment step. */
  choice: Choice | null
  /** The freight that is chosen but not submitted yet; null once the checkout holds it. */
  freight: Freight | null
}

/** The items and what they cost: beside the steps, or on narrow screens folded above them with the total visible. */
export function CheckoutSummary({ checkout: known, choice, freight }: Props) {
  const checkout = freight ? withFreight(known, freight) : known
  const owed = owedFor(checkout, choice)
  const { quantidadeTotal } = checkout.carrinho

  return (
    <>
      <details className={styles['folded']}>
        <summary>
          <Icon name="bag" />
          <span>
            Resumo, {quantidadeTotal} {quantidadeTotal === 1 ? 'item' : 'itens'}
          </span>
          <span className={styles['owed']}>
            <span className={choice ? styles['method'] : 'visually-hidden'}>{owed.label}</span>
            <strong>{formatBRL(owed.total)}</strong>
          </span>
          <Icon name="chevron-down" className={styles['chevron'] ?? ''} />
        </summary>
        <Contents checkout={checkout} owed={owed} />
      </details>
      <aside className={styles['beside']} aria-labelledby="resumo">
        <h2 id="resumo">Resumo</h2>
        <Contents checkout={checkout} owed={owed} />
      </aside>
    </>
  )
}

/** The sums with this freight. The price of each payment method is only known at the next step. */
function withFreight(checkout: Checkout, frete: Freight): Checkout {
  const { totais, entrega } = checkout

  return {
    ...checkout,
    entrega: {
      ...entrega,
      idFrete: frete.id,
      cotacao: entrega.cotacao && { ...entrega.cotacao, fretes: [frete] },
    },
    totais: { ...totais, frete: frete.valor, total: totais.itens + frete.valor },
    formas: [],
  }
}

/** The total to pay: with the chosen method and instalments, or before the choice. */
type Owed = { total: number; desconto: number; label: string; plan: string | null }

function owedFor({ formas, totais }: Checkout, choice: Choice | null): Owed {
  const forma = formas.find(({ metodo }) => metodo === choice?.metodo)
  if (!choice || !forma) return { total: totais.total, desconto: 0, label: 'Total', plan: null }
  const { metodo, total, desconto, parcelas } = forma
  const plan = parcelas.find((one) => one.parcelas === choice.parcelas)
  const label =
    total === 0
      ? 'Total'
      : { pix: 'Total no Pix', boleto: 'Total no boleto', cartao: 'Total no cartão' }[metodo]

  return {
    total: plan?.valorTotal ?? total,
    desconto,
    label,
    plan: plan && plan.parcelas > 1 ? `${planText(plan)} ${plan.taxa > 0 ? 'com juros' : 'sem juros'}` : null,
  }
}

function Contents({ checkout, owed }: { checkout: Checkout; owed: Owed }) {
  const { carrinho, entrega, totais, formas } = checkout
  const frete = entrega.cotacao?.fretes.find(({ id }) => id === entrega.idFrete)
  const { porcentagem } = carrinho.subtotal.descontoVista
  const pix = formas.find(({ metodo }) => metodo === 'pix')

  return (
    <div className={styles['contents']}>
      <ul className={styles['items']}>
        {carrinho.itens.map(
          ({
            hash,
            nome,
            imagem,
            atributos,
            quantidade,
            total,
            exemplar,
            reservadoAte,
            servicos,
            alunos,
          }) => (
            <li key={hash.idAtributoSimples}>
              <ResponsivePicture picture={{ ...imagem, alt: '' }} sizes="56px" maxWidth={112} />
              <div className={styles['item']} title={nome}>
                {cutName(nome)}
                <span className={styles['detail']}>{variantText(chosenInCart(atributos))}</span>
                <span className={styles['detail']}>
                  {quantidade} {quantidade === 1 ? 'unidade' : 'unidades'}
                </span>
                {(exemplar || reservadoAte) && (
                  <div className={styles['detail']}>
                    <PieceHold exemplar={exemplar} reservadoAte={reservadoAte} quantidade={quantidade} />
                  </div>
                )}
                {alunos.map(({ nome: aluno, lista }) => (
                  <span key={aluno + lista} className={styles['detail']}>
                    Para {aluno} ({lista})
                  </span>
                ))}
                {servicos.map(({ idServico, nome: servico, valor }) => (
                  <span key={idServico} className={styles['detail']}>
                    {servico}: {servicePrice(valor, quantidade)}
                  </span>
                ))}
              </div>
              <span>{formatBRL(total)}</span>
            </li>
          ),
        )}
      </ul>
      <dl className={styles['sums']}>
        <Line name="Subtotal">{formatBRL(carrinho.subtotal.valor)}</Line>
        {carrinho.ajustes.map(({ tipo, origem, label, valor }) => (
          <Line key={tipo + origem} name={label} off={valor < 0}>
            {formatBRL(valor)}
          </Line>
        ))}
        <Line name={frete ? `Frete, ${frete.label}` : 'Frete'}>
          {totais.frete === null ? 'a escolher' : freightText(totais.frete, frete?.aCombinar)}
        </Line>
        {owed.desconto > 0 && (
          <Line name={`Desconto no Pix (${porcentagem}%)`} off>
            {formatBRL(-owed.desconto)}
          </Line>
        )}
        <div className={styles['total']}>
          <dt>{owed.label}</dt>
          <dd>{formatBRL(owed.total)}</dd>
        </div>
        {owed.plan && <Line name="em">{owed.plan}</Line>}
        {porcentagem > 0 && owed.desconto === 0 && (
          <Line name={`à vista no Pix (${porcentagem}% off)`} off>
            {formatBRL(pix?.total ?? cashTotal(carrinho))}
          </Line>
        )}
      </dl>
      <a href={CART_PATH} className={styles['change']}>
        Alterar a sacola ou usar um cupom
      </a>
    </div>
  )
}

function Line({ name, off = false, children }: { name: string; off?: boolean; children: ReactNode }) {
  return (
    <div data-off={off || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
