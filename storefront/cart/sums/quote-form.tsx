import { type ComponentProps, useId } from 'react'
import buttons from '../../components/button.module.css'
import styles from '../../components/forms/field.module.css'
import type { RefusedForm } from '../../components/forms/form-answer.ts'
import { CART_PATH } from '../cart-path.ts'

type QuoteFormProps = {
  /** Whether somebody is logged in: the quote is for their account. */
  known: boolean
  /** The session's CEP, or empty. */
  cep: string
  /** The cart's own: credits don't come into a quote, and discounts of lists end with the list. */
  ajustes: readonly { tipo: string }[]
  refused: RefusedForm | null
}

/**
 * Makes a quote of the cart, by a plain form: its answer is the quote's page, with the PDF. Its fields have no code of
 * their own, which would be loaded with every cart.
 */
export function QuoteForm({ known, cep, ajustes, refused }: QuoteFormProps) {
  const field = (name: string, before = '') => ({
    name,
    defaultValue: refused?.typed[name] ?? before,
    problem: refused?.problems[name],
  })

  return (
    <details open={refused !== null}>
      <summary>Baixar orçamento em PDF</summary>
      <form method="post" action={CART_PATH}>
        <input type="hidden" name="acao" value="orcamento" />
        <p className={styles['hint']}>
          Com número e validade. Vai também por e-mail, com o link para aceitar.
        </p>
        {ajustes.some(({ tipo }) => tipo === 'credito' || tipo === 'troca') && (
          <p className={styles['hint']}>Seu crédito fica de fora: ele vale ao fechar a sacola.</p>
        )}
        {ajustes.some(({ tipo }) => tipo === 'lista') && (
          <p className={styles['hint']}>Com o desconto da lista, só vale enquanto ela está aberta.</p>
        )}
        {refused?.refusal && (
          <p role="alert" className={styles['problem']}>
            {refused.refusal}
          </p>
        )}
        {!known && (
          <>
            <PlainField {...field('nome')} label="Nome ou razão social" autoComplete="name" required />
            <PlainField {...field('email')} label="E-mail" type="email" autoComplete="email" required />
          </>
        )}
        <PlainField {...field('cep', cep)} label="CEP, ou vazio para retirar na loja" inputMode="numeric" />
        <button type="submit" className={buttons['secondary']}>
          Fazer o orçamento
        </button>
      </form>
    </details>
  )
}

type PlainFieldProps = ComponentProps<'input'> & { label: string; problem: string | undefined }

function PlainField({ label, problem, ...input }: PlainFieldProps) {
  const id = useId()

  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        maxLength={120}
        {...input}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && `${id}-erro`}
      />
      {problem && (
        <p id={`${id}-erro`} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  )
}
