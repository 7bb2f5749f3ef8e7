import { data, Form, redirect } from 'react-router'
import { apiContext } from '../context.ts'
import accessStyles from '../customer/access-page.module.css'
import { ACCOUNT_PATH, ADDRESSES_PATH } from '../customer/account-paths.ts'
import { AddressFields } from '../customer/address-fields.tsx'
import { customerAnswer } from '../customer/customer-answer.ts'
import { refusedForm, textOf } from '../customer/form-answer.ts'
import { FormRefusal } from '../customer/form-refusal.tsx'
import { loginPath } from '../customer/login-path.ts'
import { useFirstProblem } from '../customer/use-first-problem.ts'
import buttons from '../parts/button.module.css'
import { PageHead } from '../parts/page-head.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import type { Route } from './+types/account-address'
import styles from './account-addresses.module.css'

/** What stands in the address instead of an id, for one that is to be. */
const NEW = 'novo'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { addresses, account } = context.get(apiContext).customers
  const { enderecos } = await customerAnswer(addresses.list(), loginPath(url.pathname))
  if (params.endereco === NEW) {
    const { pessoa, nomeRazao } = await account.profile()
    return { endereco: { destinatario: pessoa === 'F' ? nomeRazao : '' }, novo: true }
  }
  const endereco = enderecos.find(({ id }) => String(id) === params.endereco)
  if (!endereco) throw data('Não encontramos este endereço.', { status: 404 })

  return { endereco, novo: false }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { addresses } = context.get(apiContext).customers
  const form = await request.formData()
  const typed = {
    destinatario: textOf(form, 'destinatario'),
    cep: textOf(form, 'cep'),
    logradouro: textOf(form, 'logradouro'),
    numero: textOf(form, 'numero'),
    complemento: textOf(form, 'complemento'),
    bairro: textOf(form, 'bairro'),
    cidade: textOf(form, 'cidade'),
    referencia: textOf(form, 'referencia'),
  }
  try {
    if (params.endereco === NEW) await addresses.add(typed)
    else await addresses.change({ id: Number(params.endereco), ...typed })
  } catch (error) {
    return refusedForm(error, form)
  }
  throw redirect(`${ADDRESSES_PATH}?feito=salvo`, 303)
}

export function meta() {
  return [{ title: 'Endereço | Lira' }, { name: 'robots', content: 'noindex' }]
}

/** One address, to be written. */
export default function AccountAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { endereco, novo } = loaderData
  const form = useFirstProblem(actionData)
  const title = novo ? 'Novo endereço' : 'Editar endereço'

  return (
    <div className={`wrap ${styles['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Minha conta', url: ACCOUNT_PATH },
          { label: 'Endereços', url: ADDRESSES_PATH },
          { label: title, url: '' },
        ]}
        title={title}
      />
      <Form ref={form} method="post" className={`${accessStyles['form']} ${styles['form']}`} noValidate>
        <FormRefusal sentence={actionData?.recusa} />
        <AddressFields typed={actionData?.typed ?? endereco} problems={actionData?.campos ?? {}} />
        <div className={accessStyles['proof']}>
          <button type="submit" className={buttons['primary']}>
            Salvar endereço
          </button>
          <ShopLink to={ADDRESSES_PATH} className={buttons['quiet']}>
            Cancelar
          </ShopLink>
        </div>
      </Form>
    </div>
  )
}
