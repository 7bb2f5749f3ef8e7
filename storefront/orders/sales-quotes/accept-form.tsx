import type { OwnSalesQuote } from '#contract/orders/sales/own-sales-quotes.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import buttons from '../../components/button.module.css'
import { EmailField } from '../../components/forms/email-field.tsx'
import { Field } from '../../components/forms/field.tsx'
import type { RefusedForm } from '../../components/forms/form-answer.ts'
import { PhoneField } from '../../components/forms/phone-field.tsx'
import tools from '../../product/instruments/tool-page.module.css'

type AcceptFormProps = {
  quote: OwnSalesQuote
  /** The place of its CEP; null if it is delivered anywhere. */
  place: { cep: string; cidade: string; uf: string } | null
  refused: RefusedForm | undefined
}

/** Accepts a quote, or what is in stock of it, with the data that its order lacks. A full page load: the order takes cards. */
export function AcceptForm({ quote, place, refused }: AcceptFormProps) {
  const { versao, resto, pede, totais } = quote
  const { total, totalPix } = resto?.totais ?? totais
  const text = (name: string) => ({
    name,
    defaultValue: refused?.typed[name] ?? '',
    problem: refused?.problems[name],
    required: true,
  })

  return (
    <form method="post" className={tools['results']}>
      <input type="hidden" name="versao" value={versao} />
      <input type="hidden" name="total" value={total} />
      {resto && <input type="hidden" name="soDisponivel" value="1" />}
      {pede.length > 0 && <p>Para o pedido e a nota fiscal ainda falta:</p>}
      {pede.includes('nomeRazao') && (
        <Field {...text('nomeRazao')} label="Nome completo ou razão social" autoComplete="name" />
      )}
      {pede.includes('documento') && (
        <Field {...text('documento')} label="CPF ou CNPJ" autoComplete="off" format={formatDocument} />
      )}
      {pede.includes('celular') && (
        <PhoneField {...text('celular')} label="Celular com DDD" autoComplete="tel" />
      )}
      {pede.includes('email') && <EmailField {...text('email')} label="E-mail" />}
      {pede.includes('endereco') && <Address place={place} refused={refused} />}
      <button type="submit" className={buttons['primary']}>
        {resto ? 'Aceitar o que há e pagar' : 'Aceitar e pagar'}
      </button>
      <p className={tools['basis']}>
        Ao aceitar, os produtos ficam reservados para você, e na página do pedido você escolhe como pagar:{' '}
        {formatBRL(total)}
        {totalPix < total && `, ou ${formatBRL(totalPix)} no Pix`}. O pedido espera o pagamento por três dias.
      </p>
    </form>
  )
}

/** With a CEP, the freight is for it. Without one, CEP and city are typed. */
function Address({ place, refused }: Omit<AcceptFormProps, 'quote'>) {
  const text = (name: string) => ({
    name,
    defaultValue: refused?.typed[name] ?? '',
    problem: refused?.problems[name],
  })

  return (
    <fieldset className={tools['results']}>
      <legend>Endereço de entrega</legend>
      {place ? (
        <>
          <p>
            CEP {formatCep(place.cep)}, {[place.cidade, place.uf].filter(Boolean).join('/')}
          </p>
          {refused?.problems['cep'] && <p role="alert">{refused.problems['cep']}</p>}
          <input type="hidden" name="cep" value={place.cep} />
          {place.cidade === '' && (
            <Field
              {...text('cidade')}
              label={`Cidade (${place.uf})`}
              autoComplete="address-level2"
              required
            />
          )}
        </>
      ) : (
        <>
          <Field
            {...text('cep')}
            label="CEP"
            inputMode="numeric"
            autoComplete="postal-code"
            format={formatCep}
            required
          />
          <Field {...text('cidade')} label="Cidade" autoComplete="address-level2" required />
        </>
      )}
      <Field
        {...text('logradouro')}
        label="Rua ou avenida"
        autoComplete="address-line1"
        maxLength={60}
        required
      />
      <Field
        {...text('numero')}
        label="Número"
        hint="Sem número? Digite s/n."
        autoComplete="off"
        maxLength={60}
        required
      />
      <Field
        {...text('complemento')}
        label="Complemento (opcional)"
        autoComplete="address-line2"
        maxLength={60}
      />
      <Field {...text('bairro')} label="Bairro" autoComplete="address-level3" maxLength={60} />
      <Field
        {...text('destinatario')}
        label="Quem recebe, se for outra pessoa"
        autoComplete="shipping name"
        maxLength={60}
      />
    </fieldset>
  )
}
