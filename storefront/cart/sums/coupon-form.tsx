import { type FormEvent, useId, useState } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import type { Message } from '#contract/message.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { useShop } from '#storefront/rendering/browser/api.ts'
import buttons from '../../components/button.module.css'
import row from '../../components/forms/input-row.module.css'
import { applyCoupon, removeCoupon } from '../cart-changes.ts'
import { CART_PATH } from '../cart-path.ts'
import styles from './coupon-form.module.css'

type Props = {
  cupom: Cart['cupom']
  /** Objections to the coupon that the form was sent with, for a browser without JavaScript. */
  refused?: readonly Message[]
  /** The code that was typed then. */
  typed?: string
}

/** Applies a coupon, or shows the applied one with a button to remove it. */
export function CouponForm({ cupom, refused = [], typed = '' }: Props) {
  const appToken = useShop()?.appToken ?? ''
  const [mensagens, setMensagens] = useState(refused)
  const [busy, setBusy] = useState(false)

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const codigo = String(new FormData(form).get('hashCupom') ?? '').trim()
    if (busy || codigo === '') return
    setBusy(true)
    setMensagens(await (cupom ? removeCoupon(appToken, codigo) : applyCoupon(appToken, codigo)))
    setBusy(false)
  }

  return cupom ? (
    <form method="post" action={CART_PATH} className={styles['applied']} aria-busy={busy} onSubmit={change}>
      <input type="hidden" name="acao" value="tirar-cupom" />
      <input type="hidden" name="hashCupom" value={cupom.codigo} />
      <p>
        <Icon name="check" size={1} /> Cupom <strong>{cupom.codigo}</strong>: {cupom.label}
      </p>
      <button type="submit" className={buttons['quiet']}>
        Tirar<span className="visually-hidden"> o cupom {cupom.codigo}</span>
      </button>
      <Refusal mensagens={mensagens} />
    </form>
  ) : (
    <form method="post" action={CART_PATH} className={styles['coupon']} aria-busy={busy} onSubmit={change}>
      <input type="hidden" name="acao" value="cupom" />
      <CodeField typed={typed} mensagens={mensagens} />
    </form>
  )
}

function CodeField({ typed, mensagens }: { typed: string; mensagens: readonly Message[] }) {
  const field = useId()
  const refusal = useId()

  return (
    <>
      <label htmlFor={field}>Cupom de desconto</label>
      <div className={row['row']}>
        <input
          id={field}
          name="hashCupom"
          defaultValue={typed}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={mensagens.length > 0 || undefined}
          aria-describedby={refusal}
        />
        <button type="submit" className={buttons['secondary']}>
          Aplicar
        </button>
      </div>
      <Refusal id={refusal} mensagens={mensagens} />
    </>
  )
}

function Refusal({ id, mensagens }: { id?: string; mensagens: readonly Message[] }) {
  return (
    <div id={id} role="alert" className={styles['refusal']}>
      {mensagens.map(({ mensagem }) => (
        <p key={mensagem}>{mensagem}</p>
      ))}
    </div>
  )
}
