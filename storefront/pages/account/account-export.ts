import { redirectDocument } from 'react-router'
import { formatShortDate } from '#domain/time/format-date.ts'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { PRIVACY_PATH } from '#storefront/customer/account-paths.ts'
import { proofOf } from '#storefront/customer/proof-answer.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import type { Route } from './+types/account-export'

/** Who comes here without the form gets it. */
export function loader() {
  throw redirectDocument(PRIVACY_PATH)
}

/** The download of own data. What is refused goes back to the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    const told = await context.get(apiContext).privacy.exportData(proofOf(form))
    const day = formatShortDate(String(told['geradoEm'])).split('/').reverse().join('-')

    return new Response(`${JSON.stringify(told, null, 2)}\n`, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="meus-dados-${day}.json"`,
      },
    })
  } catch (error) {
    throw redirectDocument(`${PRIVACY_PATH}?baixar=${reasonOf(error, form)}`, 303)
  }
}

/** In a word, for the address. */
function reasonOf(error: unknown, form: FormData): 'senha' | 'codigo' | 'tentativas' {
  const { campos } = refusedForm(error, form).data
  if ('senhaAtual' in campos) return 'senha'

  return form.has('codigo') ? 'codigo' : 'tentativas'
}
