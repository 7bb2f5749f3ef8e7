import { Form } from 'react-router'
import type { OwnWorkOrder } from '#contract/orders/workshop/own-work-orders.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import buttons from '../../components/button.module.css'
import { Field, TextArea } from '../../components/forms/field.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import passport from '../passports/passport.module.css'
import written from '../written.module.css'

type Quote = OwnWorkOrder['orcamentos'][number]

type QuoteCardProps = {
  quote: Quote
  /** Whether other work was agreed on before. */
  extra: boolean
  /** Whether the instrument is sent to its owner afterwards. */
  sent: boolean
  needsDocument: boolean
  needsEmail: boolean
  problems: Record<string, string>
  /** What a refused form contained. */
  typed: Record<string, string>
}

/** A quote: its lines, what it costs, and the answer or where it is paid. */
export function QuoteCard(props: QuoteCardProps) {
  const { quote, extra, sent } = props
  const { numero, linhas, total, mensagem, aberto, validoAte, cobranca } = quote
  const id = `orcamento-${numero}`

  return (
    <section className={tools['card']} aria-labelledby={id}>
      <h2 id={id}>{extra ? 'Serviço a mais' : 'Orçamento'}</h2>
      {mensagem !== '' && <p className={written['text']}>{mensagem}</p>}
      <table className={tools['table']}>
        <tbody>
          {linhas.map(({ descricao, valor }) => (
            <tr key={`${descricao} ${valor}`}>
              <th scope="row">{descricao}</th>
              <td className={tools['amount']}>{priceText(valor)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td className={tools['amount']}>
              <strong>{priceText(total)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      <p role="status">{standing(quote)}</p>
      {cobranca?.situacao === 'aPagar' && (
        <a href={cobranca.url} className={buttons['primary']}>
          Pagar {formatBRL(total)}
        </a>
      )}
      {cobranca?.situacao === 'paga' && <a href={cobranca.url}>Ver o pagamento</a>}
      {quote.situacao === 'enviado' && !aberto && quote.outroPedidoEm === null && (
        <NewQuoteRequest id={quote.id} />
      )}
      {aberto && (
        <div className={`${tools['results']} ${passport['screen']}`}>
          <p className={tools['basis']}>
            Vale até {formatMoment(validoAte)}.{' '}
            {total > 0
              ? `Ao aprovar, o serviço entra na agenda da oficina, e você escolhe como pagar: agora ou ${sent ? 'antes do envio' : 'até a retirada'}.`
              : 'Ao aprovar, o serviço entra na agenda da oficina.'}
          </p>
          <Approval {...props} />
          <Refusal quote={quote} extra={extra} typed={props.typed} />
        </div>
      )}
    </section>
  )
}

function Approval({ quote: { id, total }, needsDocument, needsEmail, problems, typed }: QuoteCardProps) {
  return (
    <Form method="post" className={tools['results']}>
      <input type="hidden" name="acao" value="aprovar" />
      <input type="hidden" name="orcamento" value={id} />
      {needsDocument && total > 0 && (
        <Field
          name="documento"
          label="Seu CPF ou CNPJ"
          hint="O pagamento precisa dele."
          inputMode="numeric"
          autoComplete="off"
          format={formatDocument}
          defaultValue={typed['documento'] ?? ''}
          problem={problems['documento']}
          required
        />
      )}
      {needsEmail && total > 0 && (
        <Field
          name="email"
          label="Seu e-mail"
          hint="O pagamento precisa dele, e as novidades do serviço chegam por ele."
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={typed['email'] ?? ''}
          problem={problems['email']}
          required
        />
      )}
      <button type="submit" className={buttons['primary']}>
        Aprovar
      </button>
    </Form>
  )
}

function Refusal({ quote: { id }, extra, typed }: Pick<QuoteCardProps, 'quote' | 'extra' | 'typed'>) {
  return (
    <details open={typed['resposta'] !== undefined}>
      <summary>Não quero este serviço</summary>
      <Form method="post" className={tools['results']}>
        <p>
          {extra
            ? 'Fica combinado o que já estava. Este serviço a mais não é feito nem cobrado.'
            : 'O instrumento volta para você como chegou: é só retirar na loja. Nada é cobrado.'}
        </p>
        <input type="hidden" name="acao" value="recusar" />
        <input type="hidden" name="orcamento" value={id} />
        <TextArea
          name="resposta"
          label="Quer dizer por quê? (opcional)"
          rows={3}
          maxLength={1000}
          defaultValue={typed['resposta'] ?? ''}
        />
        <button type="submit" className={buttons['secondary']}>
          Recusar o orçamento
        </button>
      </Form>
    </details>
  )
}

/** Writes to the workshop, which sends another version; once. */
function NewQuoteRequest({ id }: { id: string }) {
  return (
    <Form method="post" className={passport['screen']}>
      <input type="hidden" name="acao" value="pedirOutro" />
      <input type="hidden" name="orcamento" value={id} />
      <button type="submit" className={buttons['primary']}>
        Pedir outro orçamento
      </button>
    </Form>
  )
}

function standing({ situacao, aberto, respondidoEm, outroPedidoEm, cobranca }: Quote): string {
  const when = respondidoEm ? ` em ${formatMoment(respondidoEm)}` : ''
  switch (situacao) {
    case 'enviado':
      if (aberto) return 'Espera a sua resposta.'
      return outroPedidoEm === null
        ? 'Este orçamento venceu. Peça outro, e a oficina manda com os valores de hoje.'
        : `Este orçamento venceu. Você pediu outro em ${formatMoment(outroPedidoEm)}: ele vai aparecer aqui.`
    case 'aprovado':
      return `Aprovado${when}.${cobranca ? ` Pagamento: ${cobranca.titulo.toLowerCase()}.` : ''}`
    case 'recusado':
      return `Recusado${when}.`
    case 'retirado':
      return `A oficina retirou este orçamento${when}.`
  }
}

function priceText(valor: number): string {
  return valor === 0 ? 'Sem custo' : formatBRL(valor)
}
