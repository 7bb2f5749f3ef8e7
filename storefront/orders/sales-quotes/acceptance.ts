import type { Api } from '#contract/contract.ts'
import { textOf } from '../../components/forms/form-answer.ts'

const ADDRESS = [
  ...(['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'destinatario'] as const),
]

/** Accepts a quote as its form was sent, and returns the path of its order. */
export async function acceptByForm(
  api: Api['ownSalesQuotes'],
  { id, chave, form }: { id: string; chave: string | null; form: FormData },
): Promise<string> {
  const [cep, logradouro, numero, complemento, bairro, cidade, destinatario] = ADDRESS.map((name) =>
    textOf(form, name),
  )
  const { url } = await api.accept({
    id,
    ...(chave && { chave }),
    versao: versionIn(form),
    total: Math.max(0, Number.parseInt(textOf(form, 'total'), 10) || 0),
    soDisponivel: form.has('soDisponivel'),
    nomeRazao: textOf(form, 'nomeRazao'),
    documento: textOf(form, 'documento'),
    celular: textOf(form, 'celular'),
    email: textOf(form, 'email'),
    ...(form.has('cep') && {
      endereco: {
        cep: cep ?? '',
        logradouro: logradouro ?? '',
        numero: numero ?? '',
        complemento: complemento ?? '',
        bairro: bairro ?? '',
        cidade: cidade ?? '',
        destinatario: destinatario ?? '',
        referencia: '',
      },
    }),
  })

  return url
}

/** Renews a quote of which the form saw a version; `feita` is false if the store was notified instead. */
export function renewByForm(
  api: Api['ownSalesQuotes'],
  { id, chave, form }: { id: string; chave: string | null; form: FormData },
): Promise<{ feita: boolean }> {
  return api.renew({ id, ...(chave && { chave }), versao: versionIn(form) })
}

/** What is no number is no version that anybody saw. */
function versionIn(form: FormData): number {
  return Math.max(1, Number.parseInt(textOf(form, 'versao'), 10) || 1)
}
