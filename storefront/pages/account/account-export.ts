import { redirectDocument } from 'react-router'
import { formatShortDate } from '#domain/time/format-date.ts'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { PRIVACY_PATH } from '#storefront/customer/account-paths.ts'
import { proofOf } from '#storefront/customer/proof-answer.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import type { Route } from './+types/account-export'

/** Leads a GET request to the page with the form. */
export function loader() {
  throw redirectDocument(PRIVACY_PATH)
}

/** The download of the customer's data. A refusal redirects back to the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    const exported = await context.get(apiContext).privacy.exportData(proofOf(form))
    const day = formatShortDate(String(exported['geradoEm'])).split('/').reverse().join('-')

    return new Response(`${JSON.stringify(exported, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="meus-dados-${day}.json"`,
      },
    })
  } catch (error) {
    throw redirectDocument(`${PRIVACY_PATH}?baixar=${reasonOf(error, form)}`, 303)
  }
}

/** The reason for a refusal, as a query parameter. */
function reasonOf(error: unknown, form: FormData): 'senha' | 'codigo' | 'tentativas' {
  const { problems } = refusedForm(error, form).data
  if ('senhaAtual' in problems) return 'senha'

  return form.has('codigo') ? 'codigo' : 'tentativas'
}
