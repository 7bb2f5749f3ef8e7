import { useRef } from 'react'
import { Form } from 'react-router'
import type { OwnPart, PublicPassport, Purchase } from '#contract/orders/passports.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { formatDate } from '#domain/time/format-date.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import { CopyButton } from '../payment/codes/copy-button.tsx'
import styles from './passport.module.css'
import { PurchaseLines } from './purchase-lines.tsx'

type Props = {
  passport: PublicPassport
  own: OwnPart
  /** Null if somebody else bought it. */
  purchase: Purchase | null
  /** The link to hand it over, right after it was created: only its hash is stored. */
  link: string | null
}

/** What only the owner sees: the purchase, the proof for the insurer, handing over, reporting a loss. */
export function OwnerCard({ passport, own, purchase, link }: Props) {
  const { desde } = own

  return (
    <section className={`${tools['card']} ${styles['screen']}`} aria-labelledby="dono">
      <h2 id="dono">É seu</h2>
      <p className={tools['basis']}>Só você vê este quadro{desde && `. Seu desde ${formatDate(desde)}`}.</p>
      {purchase && <PurchaseLines passport={passport} purchase={purchase} />}
      {passport.anuladoEm === null && passport.alerta === null && !own.emTroca && (
        <HandOver own={own} link={link} />
      )}
      {own.emTroca && (
        <p>
          Um pedido seu usa o crédito da <a href={TRADE_IN_PATH}>troca deste instrumento</a>: ele vem para a
          loja, e você não pode passá-lo adiante até a loja o conferir.
        </p>
      )}
      {passport.anuladoEm === null && <Loss alert={passport.alerta} />}
    </section>
  )
}

function HandOver({ own: { passagem }, link }: Pick<Props, 'own' | 'link'>) {
  const field = useRef<HTMLInputElement>(null)
  if (link !== null)
    return (
      <div className={tools['results']} role="status">
        <label htmlFor="link">Link para o novo dono (copie agora: ele não aparece de novo)</label>
        <input
          id="link"
          ref={field}
          className={styles['link']}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton field={field} label="Copiar o link" done="Link copiado" />
        <p className={tools['basis']}>
          Vale uma vez{passagem && `, até ${formatDate(passagem.expiraEm)}`}. Quem abrir entra na própria
          conta e recebe o instrumento; envie só a quem vai ficar com ele.
        </p>
        <Withdraw />
      </div>
    )

  return (
    <details>
      <summary>Passar adiante</summary>
      <div className={tools['results']}>
        <p>
          Vendeu ou deu o instrumento? Envie um link ao novo dono: o passaporte passa para a conta dele, com a
          regulagem, as cordas, os serviços e a garantia. Preço, pedido e comprovante continuam só seus.
        </p>
        {passagem && (
          <>
            <p>
              Há um link aberto, que vale até {formatDate(passagem.expiraEm)}. Um novo encerra o anterior.
            </p>
            <Withdraw />
          </>
        )}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="acao" value="passar" />
          <button type="submit" className={buttons['secondary']}>
            {passagem ? 'Criar outro link' : 'Criar o link'}
          </button>
        </Form>
      </div>
    </details>
  )
}

function Withdraw() {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="acao" value="desfazer" />
      <button type="submit" className={buttons['quiet']}>
        Desfazer o link
      </button>
    </Form>
  )
}

function Loss({ alert }: { alert: PublicPassport['alerta'] }) {
  if (alert)
    return (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="acao" value="achado" />
        <button type="submit" className={buttons['secondary']}>
          Está comigo de novo
        </button>
      </Form>
    )

  return (
    <details>
      <summary>Roubado ou perdido?</summary>
      <Form method="post" className={tools['results']} preventScrollReset>
        <p>
          O aviso aparece nesta página e na procura pelo número de série, com o contato da loja. Seu nome não
          aparece.
        </p>
        <button type="submit" name="acao" value="roubado" className={buttons['secondary']}>
          Foi roubado
        </button>
        <button type="submit" name="acao" value="perdido" className={buttons['secondary']}>
          Está perdido
        </button>
      </Form>
    </details>
  )
}
