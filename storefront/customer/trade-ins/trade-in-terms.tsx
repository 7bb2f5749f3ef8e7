import type { TradeInTerms as Terms } from '#contract/orders/trade-ins.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { listWords } from '#domain/format/list-words.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { NOT_TAKEN, TRADE_CONDITION_WORDS, TRADE_CONDITIONS } from '#domain/order/trade-in/conditions.ts'
import { monthsText } from '#domain/order/trade-in/trade-in-words.ts'
import { tradeInWorth } from '#domain/order/trade-in/trade-in-worth.ts'
import written from '../../orders/written.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import styles from './trade-in-terms.module.css'

/** What an instrument of the example cost, in centavos, and for how many months its owner has it. */
const [EXAMPLE, EXAMPLE_MONTHS] = [80_000, 6]

/** How a trade-in goes, and what the store gives by age and condition, for everybody. */
export function TradeInTerms({ terms }: { terms: Terms }) {
  const { validadeDias, envioDias, instrucoes } = terms

  return (
    <>
      <section className={tools['card']} aria-labelledby="como-funciona">
        <h2 id="como-funciona">Como funciona</h2>
        <ol className={styles['steps']}>
          <li>
            O violino, a viola, o violoncelo, o contrabaixo ou o violão de tamanho menor que você comprou aqui
            ficou pequeno: diga na sua conta como ele está e aceite o crédito.
          </li>
          <li>
            Ponha o maior na sacola em até {validadeDias} dias. O crédito entra sozinho; se o novo custar
            menos, o resto não volta.
          </li>
          <li>Fique com o antigo até o novo chegar. Depois, envie-o em até {envioDias} dias.</li>
          <li>
            Conferimos o instrumento e escrevemos a você. Se ele estiver pior do que você disse, a diferença é
            cobrada.
          </li>
        </ol>
        {instrucoes && <p className={`${tools['basis']} ${written['text']}`}>{instrucoes}</p>}
      </section>
      <section className={tools['card']} aria-labelledby="quanto-vale">
        <h2 id="quanto-vale">Quanto vale</h2>
        <Worth terms={terms} />
        <p>{exampleText(terms)}</p>
        <p className={tools['basis']}>
          Instrumentos mais velhos não entram na troca.
          {terms.minimo > 0 && ` Créditos menores que ${formatBRL(terms.minimo)} não são oferecidos.`}
        </p>
      </section>
      <section className={tools['card']} aria-labelledby="condicoes">
        <h2 id="condicoes">As condições</h2>
        <dl className={tools['results']}>
          {TRADE_CONDITIONS.map((condition) => (
            <div key={condition}>
              <dt>
                <strong>{TRADE_CONDITION_WORDS[condition].nome}</strong>
              </dt>
              <dd>{TRADE_CONDITION_WORDS[condition].texto}</dd>
            </div>
          ))}
        </dl>
        <p className={tools['basis']}>{NOT_TAKEN}</p>
      </section>
    </>
  )
}

function Worth({ terms: { faixas, condicoes } }: { terms: Terms }) {
  return (
    <table className={tools['table']}>
      <caption className={styles['caption']}>A parte do que você pagou que vira crédito</caption>
      <thead>
        <tr>
          <th scope="col">Recebido há</th>
          {TRADE_CONDITIONS.map((condition) => (
            <th key={condition} scope="col">
              {TRADE_CONDITION_WORDS[condition].nome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faixas.map(({ meses, porcentagem }) => (
          <tr key={meses}>
            <th scope="row">menos de {monthsText(meses)}</th>
            {TRADE_CONDITIONS.map((condition) => (
              <td key={condition}>{formatNumber((porcentagem * condicoes[condition]) / 100)} %</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a young instrument gives in each condition in which it gives anything. */
function exampleText(terms: Terms): string {
  const worth = tradeInWorth(terms, { pago: EXAMPLE, meses: EXAMPLE_MONTHS })
  const each = TRADE_CONDITIONS.flatMap((condition) => {
    const valor = worth[condition]
    const { nome } = TRADE_CONDITION_WORDS[condition]
    return valor === undefined ? [] : [`${formatBRL(valor)} se está ${nome.toLowerCase()}`]
  })
  if (each.length === 0) return ''

  return `Exemplo: um instrumento de ${formatBRL(EXAMPLE)}, recebido há ${monthsText(EXAMPLE_MONTHS)}, dá ${listWords(each)}.`
}
