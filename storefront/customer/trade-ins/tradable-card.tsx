import { Form } from 'react-router'
import type { MyTradeIns } from '#contract/orders/trade-ins.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { NOT_TAKEN, TRADE_CONDITION_WORDS, TRADE_CONDITIONS } from '#domain/order/trade-in/conditions.ts'
import { monthsText } from '#domain/order/trade-in/trade-in-words.ts'
import { bestWorth } from '#domain/order/trade-in/trade-in-worth.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import { LargerListings } from './larger-listings.tsx'

type Props = { item: MyTradeIns['podem'][number]; days: Pick<MyTradeIns, 'validadeDias' | 'envioDias'> }

/** What an instrument is worth in each condition, and the form that accepts it. */
export function TradableCard({ item, days }: Props) {
  const { pedido, numero, posicao, unidade, nome, descricao, meses, valores, tamanhos } = item
  const id = `troca-${numero}-${posicao}-${unidade}`

  return (
    <section className={tools['card']} aria-labelledby={id}>
      <h2 id={id}>Sua troca vale até {formatBRL(bestWorth(valores))}</h2>
      <p className={tools['basis']}>
        {nome} ({descricao}), do pedido nº {numero}. Com você há {monthsText(meses)}.
      </p>
      <Form method="post" className={tools['results']}>
        <input type="hidden" name="acao" value="aceitar" />
        <input type="hidden" name="pedido" value={pedido} />
        <input type="hidden" name="posicao" value={posicao} />
        <input type="hidden" name="unidade" value={unidade} />
        <fieldset className={tools['results']}>
          <legend>Como ele está?</legend>
          {TRADE_CONDITIONS.map((condition) => {
            const valor = valores[condition]
            const words = TRADE_CONDITION_WORDS[condition]
            return (
              valor !== undefined && (
                <label key={condition}>
                  <input type="radio" name="condicao" value={condition} required />{' '}
                  <strong>
                    {words.nome}: {formatBRL(valor)}
                  </strong>
                  <br />
                  <small>{words.texto}</small>
                </label>
              )
            )
          })}
        </fieldset>
        <p className={tools['basis']}>
          {NOT_TAKEN} Conferimos o instrumento quando ele chega: se estiver pior do que você disse, a
          diferença é cobrada.
        </p>
        <LargerListings sizes={tamanhos} words="O crédito vale nestes tamanhos:" />
        <button type="submit" className={buttons['primary']}>
          Aceitar o crédito<span className="visually-hidden"> por {descricao}</span>
        </button>
        <small>
          O crédito vale por {days.validadeDias} dias, em um instrumento. Você fica com o seu até o novo
          chegar, e tem {days.envioDias} dias para enviar. Se o novo custar menos que o crédito, o resto não
          volta.
        </small>
      </Form>
    </section>
  )
}
