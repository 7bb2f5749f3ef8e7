import { type FormEvent, useEffect, useState } from 'react'
import type { Installment } from '#contract/money.ts'
import type { CardIntake } from '#contract/orders/card-fields.ts'
import { BRAND_NAMES, brandsInWords } from '#domain/payments/cards/brand-names.ts'
import { CARD_BRANDS, type CardBrand } from '#domain/payments/cards/brands.ts'
import { cardBrand, formatCardNumber } from '#domain/payments/cards/card-number.ts'
import { formatExpiry } from '#domain/payments/cards/expiry.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { Icon } from '#storefront/components/icon.tsx'
import { now } from '#storefront/rendering/browser/clock.ts'
import { reload } from '#storefront/shell/errors/reload.ts'
import buttons from '../../components/button.module.css'
import styles from './card-form.module.css'
import { type CardProblems, cardProblems, type TypedCard } from './card-problems.ts'
import { cardToken, loadCardProvider } from './card-token.ts'
import { InstallmentField } from './installment-field.tsx'
import { SimulationNote } from './simulation-note.tsx'

/** The card as a token, and the account that it is for, unless that is the environment's. */
export type CardPayment = { token: string; parcelas: number; conta?: string }

type Props = {
  /** Whose fields these are; the provider's script is loaded on mount. */
  formulario: CardIntake
  parcelas: Installment[]
  /** True while the payment that `onPay` started is in progress. */
  busy: boolean
  /** `token` stands for the card and is valid once, at `conta`. */
  onPay: (payment: CardPayment) => void
  /** Called when the number of instalments changes, for a sum beside the form. */
  onChoose?: (parcelas: number) => void
  /** The text of the button. */
  label?: string
}

/**
 * The card form. It must not be nested in another form. Its fields have no names, so that no browser ever sends card
 * data to the store, which only receives the provider's token (PCI DSS).
 */
export function CardForm({ formulario, parcelas, busy, onPay, onChoose, label = 'Pagar com cartão' }: Props) {
  const { conta, campos } = formulario
  const script = campos.provedor === 'simulado' ? campos.script : ''
  const [brand, setBrand] = useState<CardBrand | null>(null)
  const [count, setCount] = useState(1)
  const [problems, setProblems] = useState<CardProblems>()
  const [refusal, setRefusal] = useState<string>()
  const [asking, setAsking] = useState(false)
  const [missing, setMissing] = useState(false)
  const form = useFirstProblem(problems)
  const chosen = parcelas.find((plan) => plan.parcelas === count) ?? parcelas[0]
  const waits = busy || asking

  useEffect(() => {
    loadCardProvider(script).catch(() => setMissing(true))
  }, [script])

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (waits) return
    const card = cardIn(event.currentTarget)
    const found = cardProblems(card, now().toISOString().slice(0, 10))
    setProblems(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return
    setAsking(true)
    try {
      const token = await cardToken(script, card)
      onPay({ token, parcelas: chosen?.parcelas ?? 1, ...(conta !== null && { conta }) })
    } catch {
      setRefusal('Não conseguimos conferir este cartão. Confira os dados, tente outro ou pague com Pix.')
    } finally {
      setAsking(false)
    }
  }

  function choose(next: number) {
    setCount(next)
    onChoose?.(next)
  }

  if (missing) return <Missing />

  return (
    <form
      ref={form}
      className={styles['form']}
      aria-label="Cartão de crédito"
      noValidate
      onSubmit={pay}
      onChange={(event) => setBrand(cardBrand(typedIn(event.currentTarget, 'cc-number')))}
    >
      <noscript>
        <p className={styles['note']}>
          Para pagar com cartão, ative o JavaScript do navegador. Pix e boleto funcionam sem ele.
        </p>
      </noscript>
      <SimulationNote />
      <FormRefusal sentence={refusal} />
      <div className={styles['number']}>
        <Field
          label="Número do cartão"
          format={formatCardNumber}
          autoComplete="cc-number"
          hint={`Aceitamos ${brandsInWords()}.`}
          required
          problem={problems?.numero}
        />
        {brand && (
          <span className={styles['brand']}>
            <span className="visually-hidden">Bandeira: </span>
            {BRAND_NAMES[brand]}
          </span>
        )}
      </div>
      <Field
        label="Nome como está no cartão"
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
        problem={problems?.nome}
      />
      <div className={styles['pair']}>
        <Field
          label="Validade"
          format={formatExpiry}
          autoComplete="cc-exp"
          placeholder="MM/AA"
          required
          problem={problems?.validade}
        />
        <Field
          label="Código de segurança"
          format={(text) => text.replace(/\D/g, '').slice(0, brand ? CARD_BRANDS[brand].codigo : 4)}
          autoComplete="cc-csc"
          hint={brand === 'amex' ? '4 dígitos na frente' : '3 dígitos no verso'}
          required
          problem={problems?.codigo}
        />
      </div>
      <InstallmentField parcelas={parcelas} chosen={chosen} onChoose={choose} disabled={waits} />
      <button type="submit" className={buttons['primary']} disabled={waits}>
        {waits ? 'Pagando…' : label}
      </button>
      <p className={styles['safe']}>
        <Icon name="shield" />
        Os dados do cartão vão direto para a operadora, por conexão segura. A loja não os vê nem os guarda.
      </p>
    </form>
  )
}

/**
 * Shown if the provider cannot be reached, or if the visitor navigated here from a page whose CSP blocks its script: a
 * reload helps.
 */
function Missing() {
  return (
    <div className={styles['form']} role="alert">
      <p>O formulário do cartão não carregou. Recarregue a página ou pague de outra forma.</p>
      <button type="button" className={buttons['secondary']} onClick={reload}>
        Recarregar a página
      </button>
    </div>
  )
}

function cardIn(form: HTMLFormElement): TypedCard {
  return {
    numero: typedIn(form, 'cc-number'),
    nome: typedIn(form, 'cc-name'),
    validade: typedIn(form, 'cc-exp'),
    codigo: typedIn(form, 'cc-csc'),
  }
}

/** Finds a field by its `autocomplete` token, since the fields have no names. */
function typedIn(form: HTMLFormElement, token: string): string {
  return form.querySelector<HTMLInputElement>(`[autocomplete="${token}"]`)?.value ?? ''
}
