import { useRef } from 'react'
import { Form } from 'react-router'
import type { MyTradeIn } from '#contract/orders/trade-ins.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { orderPath } from '#domain/order/order-path.ts'
import { TRADE_CONDITION_WORDS } from '#domain/order/trade-in/conditions.ts'
import { tradeInSentence } from '#domain/order/trade-in/trade-in-words.ts'
import { OWN_PIX_CONFIRMATION, payeeText } from '#domain/payments/pix/own-pix-text.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import { SimulationNote } from '../../checkout/payment/simulation-note.tsx'
import buttons from '../../components/button.module.css'
import { Field, TextArea } from '../../components/forms/field.tsx'
import { QrCode } from '../../orders/passports/qr-code.tsx'
import { CopyButton } from '../../orders/payment/codes/copy-button.tsx'
import type { Drawing } from '../../orders/payment/codes/qr-drawing.ts'
import written from '../../orders/written.module.css'
import { Thumbnails } from '../../product/gallery/thumbnails.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import { LargerListings } from './larger-listings.tsx'
import styles from './trade-in-card.module.css'

type Props = {
  trade: MyTradeIn
  /** How to send it, in the merchant's words. */
  instructions: string
  /** The QR code of its open Pix. */
  qr: Drawing | undefined
  /** The errors of this card's forms, by field, if one was refused. */
  problems: Record<string, string>
}

/** A trade-in: where it stands, and what its owner does next. */
export function TradeInCard({ trade, instructions, qr, problems }: Props) {
  const { id, nome, descricao, numero, condicao, valor, situacao, novo, usado, nota, fotos } = trade
  const awaited = situacao === 'usada' || situacao === 'aCaminho'

  return (
    <section className={tools['card']} aria-labelledby={`troca-${id}`}>
      <h2 id={`troca-${id}`}>
        Troca ({descricao}): {formatBRL(usado ?? valor)}
      </h2>
      <p className={tools['basis']}>
        {nome}, do pedido nº {numero}. Condição informada:{' '}
        {TRADE_CONDITION_WORDS[condicao].nome.toLowerCase()}.
      </p>
      <p>{tradeInSentence(trade)}</p>
      {nota !== '' && <p className={written['text']}>A loja escreveu: {nota}</p>}
      {fotos.length > 0 && <Thumbnails pictures={fotos} label="Fotos da conferência" />}
      {novo && (
        <p>
          O crédito foi usado no <a href={orderPath(novo.pedido)}>pedido nº {novo.numero}</a>.
        </p>
      )}
      {situacao === 'aceita' && <WhileFree trade={trade} />}
      {awaited && <Sending trade={trade} instructions={instructions} problem={problems['rastreio']} />}
      {trade.deve > 0 && <Owed trade={trade} qr={qr} />}
    </section>
  )
}

function WhileFree({ trade: { id, descricao, tamanhos } }: { trade: MyTradeIn }) {
  return (
    <>
      <LargerListings sizes={tamanhos} words="Escolha o novo:" />
      <details>
        <summary>
          Desistir da troca<span className="visually-hidden">: {descricao}</span>
        </summary>
        <Form method="post">
          <Hidden acao="desistir" id={id} />
          <p>Desistir do crédito? Enquanto o instrumento for seu, você pode pedir outro.</p>
          <button type="submit" className={buttons['secondary']}>
            Sim, desistir
          </button>
        </Form>
      </details>
    </>
  )
}

type SendingProps = { trade: MyTradeIn; instructions: string; problem: string | undefined }

function Sending({
  trade: { id, descricao, codigoPostagem, rastreio, situacao },
  instructions,
  problem,
}: SendingProps) {
  return (
    <>
      {instructions.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      {codigoPostagem !== '' && (
        <p>
          Código da postagem, que você não paga: <strong>{codigoPostagem}</strong>
        </p>
      )}
      <Form method="post" className={tools['results']}>
        <Hidden acao="enviar" id={id} />
        <Field
          name="rastreio"
          label="Código de rastreio, se houver"
          problem={problem}
          defaultValue={rastreio}
          maxLength={60}
          autoComplete="off"
        />
        <button type="submit" className={buttons['secondary']}>
          {situacao === 'usada' ? 'Já enviei' : 'Mudar o rastreio'}
          <span className="visually-hidden">: {descricao}</span>
        </button>
      </Form>
    </>
  )
}

type OwedProps = Pick<Props, 'trade' | 'qr'>

/** What is left to pay: the Pix for it, as text to copy and as QR code, or the button that opens one. */
function Owed({ trade: { id, deve, pix }, qr }: OwedProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  if (pix)
    return (
      <>
        <TextArea
          ref={field}
          label={`Pix Copia e Cola de ${formatBRL(pix.valor)}`}
          hint={`Vale até ${formatMoment(pix.expiraEm)}.${pix.proprio ? '' : ' Atualize a página depois de pagar.'}`}
          readOnly
          rows={4}
          value={pix.copiaECola}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton field={field} label="Copiar código" done="Código copiado" />
        {pix.proprio && (
          <>
            <p>{payeeText(pix.proprio)}</p>
            <p>{OWN_PIX_CONFIRMATION}</p>
          </>
        )}
        {qr && (
          <figure className={styles['qr']}>
            <QrCode drawing={qr} label={`QR code do Pix de ${formatBRL(pix.valor)}`} />
            <figcaption>Aponte a câmera do aplicativo do banco</figcaption>
          </figure>
        )}
        <SimulationNote payment={{ id: pix.id, metodo: 'pix' }} />
      </>
    )

  return (
    <Form method="post" preventScrollReset>
      <Hidden acao="pagar" id={id} />
      <button type="submit" className={buttons['primary']}>
        Pagar {formatBRL(deve)} por Pix
      </button>
    </Form>
  )
}

function Hidden({ acao, id }: { acao: string; id: string }) {
  return (
    <>
      <input type="hidden" name="acao" value={acao} />
      <input type="hidden" name="id" value={id} />
    </>
  )
}
