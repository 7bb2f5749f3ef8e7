import { CART_PATH } from '#storefront/cart/cart-path.ts'
import { track } from '../../analytics/track.ts'
import buttons from '../../components/button.module.css'
import { EmailField } from '../../components/forms/email-field.tsx'
import { Field } from '../../components/forms/field.tsx'
import type { RefusedForm } from '../../components/forms/form-answer.ts'
import { FormRefusal } from '../../components/forms/form-refusal.tsx'
import tools from '../../product/instruments/tool-page.module.css'

type QuoteFormProps = {
  /** Whether somebody is logged in: the quote is for their account. */
  known: boolean
  /** The session's CEP, or empty. */
  cep: string
  refused: RefusedForm | null
}

/** Makes a quote of the cart, by a plain form: its answer is the quote's page, with the PDF. */
export function QuoteForm({ known, cep, refused }: QuoteFormProps) {
  const text = (name: string, before = '') => ({
    name,
    defaultValue: refused?.typed[name] ?? before,
    problem: refused?.problems[name],
  })

  return (
    <details open={refused !== null}>
      <summary>Baixar orçamento em PDF</summary>
      <form
        method="post"
        action={CART_PATH}
        className={tools['results']}
        onSubmit={() => track({ nome: 'request_quote' })}
      >
        <input type="hidden" name="acao" value="orcamento" />
        <p className={tools['basis']}>
          Um orçamento formal, com número e validade, para a escola ou para quem decide. Vai também por
          e-mail, com um link para aceitar e pagar.
        </p>
        <FormRefusal sentence={refused?.refusal} />
        {!known && (
          <>
            <Field
              {...text('nome')}
              label="Para quem (nome ou razão social)"
              autoComplete="name"
              maxLength={120}
              required
            />
            <EmailField {...text('email')} label="E-mail" required />
          </>
        )}
        <Field
          {...text('cep', cep)}
          label="CEP da entrega"
          hint="Sem CEP, o orçamento é para retirar na loja."
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={9}
        />
        <button type="submit" className={buttons['secondary']}>
          Fazer o orçamento
        </button>
      </form>
    </details>
  )
}
